/** What a component of Res Arcana does, as lines of signs: the catalog's data in, what the card face draws out. */
import type { Entry } from "../../../lib/catalog.svelte";
import type { GlyphName } from "../../../design/glyphs";
import type { SymbolName } from "../../../design/symbols";

export type Sign =
  | { glyph: GlyphName; count: number; minus?: boolean } // so many of a kind
  | { symbol: SymbolName }
  | { emblem: string } // dragon, creature
  | { word: string }; // a number or a mark: "X", "/", "(", "−1"

export type LineKind = "collect" | "power" | "react" | "claim" | "discount" | "score";
export interface Line {
  kind: LineKind;
  signs: Sign[];
  power?: number; // which power, from 1
}

type Essences = Partial<Record<GlyphName, number>>;
type Power = {
  n: number;
  timing: "action" | "react" | "on_claim";
  trigger?: string;
  requires_turned?: boolean;
  cost: Record<string, unknown>;
  effects: ({ type: string } & Record<string, unknown>)[];
};

export const KINDS = ["elan", "life", "calm", "death", "gold"] as const;
export type Kind = (typeof KINDS)[number];

const sign = (symbol: SymbolName): Sign => ({ symbol });
const word = (text: string | number): Sign => ({ word: String(text) });
const ARROW = sign("arrow");

/** Essences by kind, in the order of the kinds, free ones last. */
export function amount(essences: Essences, minus = false): Sign[] {
  const order: GlyphName[] = [...KINDS, "any"];
  return order.filter((kind) => essences[kind]).map((glyph) => ({ glyph, count: essences[glyph] ?? 0, minus }));
}

function except(excluded: unknown): Sign[] {
  const kinds = (excluded as GlyphName[] | undefined) ?? [];
  return kinds.length ? [word("≠"), ...kinds.map((glyph): Sign => ({ glyph, count: 1 }))] : [];
}

function anyOf(kinds: GlyphName[]): Sign[] {
  return kinds.flatMap((glyph, i): Sign[] => [...(i ? [word("/")] : []), { glyph, count: 1 }]);
}

const OPENS = ["(", "=", "≠", "×", "+"]; // belongs to what comes after it
const CLOSES = [")", "≠", "×", ":", "!"]; // and to what comes before it

/** Signs that stay together where a line is broken: what stands in brackets, and what an exception or a place is about. */
export function units(signs: Sign[]): Sign[][] {
  const found: Sign[][] = [];
  let [depth, isHeld] = [0, false];
  for (const one of signs) {
    const said = "word" in one ? one.word : "";
    const isHere = "symbol" in one && one.symbol === "here" && found.length > 0;
    if (depth || isHeld || isHere || CLOSES.includes(said)) found[found.length - 1]?.push(one);
    else found.push([one]);
    depth += said === "(" ? 1 : said === ")" ? -1 : 0;
    isHeld = OPENS.includes(said);
  }
  return found;
}

/** The lines of a card, from the top. */
export function lines(entry: Entry): Line[] {
  const found: Line[] = [];
  const collect = collecting(entry.collect as Record<string, unknown> | null);
  if (collect.length) found.push({ kind: "collect", signs: collect });
  const discount = entry.discount as { applies_to: string; amount: number; cannot_reduce: string[] } | null;
  if (discount) {
    const whose: Sign = discount.applies_to === "dragon" ? { emblem: "dragon" } : sign("card");
    const less: Sign[] = [whose, { glyph: "any", count: discount.amount, minus: true }];
    found.push({ kind: "discount", signs: [...less, ...except(discount.cannot_reduce)] });
  }
  for (const power of (entry.powers as Power[] | undefined) ?? []) found.push(powerLine(power));
  const victory = entry.victory as { per: { each: string; essence?: GlyphName; vp: number }[] } | null;
  for (const per of victory?.per ?? []) found.push({ kind: "score", signs: scoring(per) });
  return found;
}

/** What one power costs and does. */
export function powerLine(power: Power): Line {
  const costs = costsOf(power.cost);
  const effects = power.effects.flatMap((effect, i) => [...(i ? [word("+")] : []), ...effectOf(effect)]);
  const signs: Sign[] = power.timing === "on_claim" ? effects : [...costs, ARROW, ...effects];
  if (power.requires_turned) signs.unshift(sign("turn"), word(":"));
  if (power.trigger === "dragon_power") signs.unshift({ emblem: "dragon" }, word(":"));
  if (power.trigger === "victory_check") signs.unshift({ emblem: "points" }, word(":"));
  const kind = power.timing === "react" ? "react" : power.timing === "on_claim" ? "claim" : "power";
  return { kind, signs, power: power.n };
}

function costsOf(cost: Record<string, unknown>): Sign[] {
  const signs: Sign[] = [];
  if (cost.turn_this) signs.push(sign("turn"));
  if (cost.turn_other) signs.push(sign("turn"), { emblem: String(cost.turn_other) });
  if (cost.pay_from_this) signs.push(sign("from"), ...amount(cost.pay_from_this as Essences));
  if (cost.pay_from_pool) signs.push(...amount(cost.pay_from_pool as Essences));
  if (cost.pay_one_of_from_pool) signs.push(...anyOf(cost.pay_one_of_from_pool as GlyphName[]));
  if (cost.pay_x_identical_from_pool) signs.push(word("X"), { glyph: "any", count: 1 });
  if (cost.discard_from_hand) signs.push(sign("discard"));
  switch (cost.destroy) {
    case "this":
      signs.push(sign("destroy"));
      break;
    case "own_dragon_or_creature":
      signs.push(sign("destroy"), { emblem: "dragon" }, word("/"), { emblem: "creature" });
      break;
    case "any_own_artifact":
    case "another_own_artifact":
      signs.push(sign("destroy"), sign("card"));
  }
  return signs;
}

function effectOf(effect: { type: string } & Record<string, unknown>): Sign[] {
  const here = effect.to === "this" || effect.target === "this" ? [sign("here")] : [];
  switch (effect.type) {
    case "gain":
      return [...amount(effect.essences as Essences), ...here];
    case "gain_any_mix":
      return [{ glyph: "any", count: Number(effect.count) }, ...except(effect.exclude), ...here];
    case "rivals_gain":
      return [word("("), sign("rivals"), ...amount(effect.essences as Essences), word(")")];
    case "convert_x":
      if (effect.into === "gold") return [word("X"), { glyph: "gold", count: 1 }];
      return [word("X"), { glyph: "any", count: 1 }, ...except(effect.exclude)];
    case "life_loss":
      return [sign("attack"), { glyph: "life", count: Number(effect.amount), minus: true }, ...wayOut(effect)];
    case "straighten":
      if (effect.target === "this") return [sign("straighten")];
      return [sign("straighten"), effect.target === "own_creature" ? { emblem: "creature" } : sign("card")];
    case "ignore":
      return [sign("shield")];
    case "gain_from_card_cost": {
      const what: Sign = { glyph: effect.as === "gold" ? "gold" : "any", count: 1 };
      return [word("="), sign("card"), what, ...(effect.plus ? [word(`+${effect.plus}`)] : []), ...except(effect.exclude)];
    }
    case "place_card":
      return placing(effect);
    case "draw":
      return [sign("draw"), word(Number(effect.count))];
    case "draw_then_discard":
      return [sign("draw"), word(Number(effect.draw)), sign("discard"), word(Number(effect.discard))];
    case "reorder_top":
      return [sign("eye"), sign("cards"), word(Number(effect.count))];
    case "gain_equal_to_rival_pool":
      return [
        { glyph: effect.gain as Kind, count: 1 }, word("×"), sign("rivals"), { glyph: effect.count as Kind, count: 1 },
      ];
    case "put_spent_essence_on":
      return here.length ? here : [sign("here"), sign("card")];
    case "temporary_vp":
      return [word(`+${effect.amount}`), { emblem: "points" }];
    case "check_victory_now":
      return [{ emblem: "points" }, word("!")];
  }
  throw new Error(`no sign for the effect ${effect.type}`);
}

function wayOut(effect: Record<string, unknown>): Sign[] {
  const out = effect.rival_may_ignore_by as { pay?: Essences; destroy_own_artifact?: number; discard_from_hand?: number } | null;
  if (!out) return [];
  const signs = out.pay ? amount(out.pay) : [sign(out.discard_from_hand ? "discard" : "destroy")];
  return [word("("), sign("shield"), ...signs, word(")")];
}

function placing(effect: Record<string, unknown>): Sign[] {
  const signs: Sign[] = [effect.filter === "artifact" ? sign("card") : { emblem: String(effect.filter) }, sign("here")];
  const discount = effect.discount as { amount: number; cannot_reduce: string[] } | undefined;
  if (effect.placement === "free") signs.push(word("0"), { glyph: "any", count: 1 });
  if (discount) signs.push({ glyph: "any", count: discount.amount, minus: true }, ...except(discount.cannot_reduce));
  return signs;
}

function collecting(collect: Record<string, unknown> | null): Sign[] {
  if (!collect) return [];
  switch (collect.mode) {
    case "gain_all":
      return amount(collect.essences as Essences);
    case "any_mix":
      return [{ glyph: "any", count: Number(collect.count) }, ...except(collect.exclude)];
    case "choose_one":
      return anyOf((collect.options as Essences[]).map((one) => Object.keys(one)[0] as GlyphName));
    case "upkeep":
      return [...amount(collect.either_pay as Essences, true), word("/"), sign("turn")];
    case "if_left_on_this": {
      const left = Object.keys(collect.requires_left as object)[0] as GlyphName;
      const then = collect.then as { any_mix?: number; exclude?: string[]; add_of_each_kind_present?: number };
      const condition: Sign[] = [sign("here"), { glyph: left, count: 1 }, ARROW];
      if (then.any_mix) return [...condition, { glyph: "any", count: then.any_mix }, ...except(then.exclude)];
      return [...condition, word(`+${then.add_of_each_kind_present}`), sign("here")];
    }
  }
  throw new Error(`no sign for collecting by ${String(collect.mode)}`);
}

function scoring(per: { each: string; essence?: GlyphName; vp: number }): Sign[] {
  const each: Sign = per.essence ? { glyph: per.essence, count: 1 } : { emblem: per.each.replace("own_", "") };
  return [word(per.vp), { emblem: "points" }, word("/"), each, ...(per.essence ? [sign("here")] : [])];
}

/** The kinds of essence that a card is about, the main one first: its colour and its second tone. */
export function tones(entry: Entry): Kind[] {
  const counts = new Map<Kind, number>();
  const add = (essences: Essences | null | undefined, weight: number) => {
    for (const kind of KINDS) counts.set(kind, (counts.get(kind) ?? 0) + weight * (essences?.[kind] ?? 0));
  };
  add(entry.placement_cost as Essences | null, entry.kind === "monument" ? 0 : 2);
  const collect = entry.collect as { essences?: Essences; options?: Essences[] } | null;
  add(collect?.essences, 2);
  for (const option of collect?.options ?? []) add(option, 2);
  for (const power of (entry.powers as Power[] | undefined) ?? []) {
    add(power.cost.pay_from_pool as Essences | undefined, 1);
    for (const effect of power.effects) add(effect.essences as Essences | undefined, 1);
  }
  if (entry.kind === "monument") counts.set("gold", (counts.get("gold") ?? 0) + 2);
  return [...counts].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}
