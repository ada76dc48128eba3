/** Sentences in the reader's language, from the .ftl files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Args = Record<string, FluentVariable>;
/** One file of messages in each language, as import.meta.glob finds it: by path, read when it is wanted. */
export type Words = Record<string, () => Promise<string>>;

const CLIENT = "client";
const face: Words = import.meta.glob<string>("../../../src/conclave/locale/*/face.ftl", { query: "?said", import: "default" });
const own: Words = import.meta.glob<string>("../../../src/conclave/locale/*/client.ftl", { query: "?said", import: "default" });
const languageOf = (path: string) => path.split("/").at(-2) ?? "";

/** The languages that the client itself speaks. */
export const languages: string[] = Object.keys(own).map(languageOf);

const ENGLISH = "en";
const state = $state({ language: "" });
let next = ENGLISH; // the language that is spoken, or about to be
const bundles = new Map<string, FluentBundle>();
const files = new Map<string, Words>([[CLIENT, own], ["face", face]]);

export function language(): string {
  return state.language;
}

/** The language to begin with: the one chosen, or the first of the browser's that we speak. */
export function preferred(chosen: string): string {
  const wanted = [chosen, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wanted.find((tag) => languages.includes(tag)) ?? ENGLISH;
}

/** Speak another language from now on. */
export async function speak(wanted: string): Promise<void> {
  next = wanted;
  await Promise.all([...files].map(([file, words]) => load(wanted, file, words)));
  document.documentElement.lang = wanted;
  state.language = wanted;
}

/** Know the messages of one more file, in every language that will be spoken. */
export async function learn(file: string, words: Words): Promise<void> {
  files.set(file, words);
  await load(next, file, words);
}

/** Read a file in a language, and in English for what that lacks. */
async function load(wanted: string, file: string, words: Words): Promise<void> {
  const read = async (tag: string) => {
    const [, loader] = Object.entries(words).find(([path]) => languageOf(path) === tag) ?? [];
    const name = `${tag}/${file}`;
    if (bundles.has(name) || !loader) return;
    const bundle = new FluentBundle(tag, { useIsolating: false }); // Python sets it alike
    bundle.addResource(new FluentResource(await loader()));
    bundles.set(name, bundle);
  };
  await Promise.all([...new Set([wanted, ENGLISH])].map(read));
}

/** A message of the client. */
export function say(key: string, args: Args = {}): string {
  return sayIn(CLIENT, key, args);
}

/** A message of one file; one that a translation lacks is said in English, one that nobody knows is shown as its key. */
export function sayIn(file: string, key: string, args: Args = {}): string {
  for (const tag of [state.language, ENGLISH]) {
    const bundle = bundles.get(`${tag}/${file}`);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args);
  }
  if (bundles.has(`${ENGLISH}/${file}`)) console.error(`there is no message ${key} in ${file}.ftl`);
  return key;
}

/** Whether the client has such a message. */
export function knows(key: string): boolean {
  return Boolean(bundles.get(`${ENGLISH}/${CLIENT}`)?.hasMessage(key));
}

/** A message of the client about something that the server names; where there is none, the name itself. */
export function sayOr(key: string, name: string): string {
  return sayInOr(CLIENT, key, name);
}

export function sayInOr(file: string, key: string, name: string): string {
  return bundles.get(`${ENGLISH}/${file}`)?.hasMessage(key) ? sayIn(file, key) : spelled(name);
}

/** A name of the server's as people write it: "round_tile" is "Round tile". */
export function spelled(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Several things in a row, as this language joins them. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(state.language || ENGLISH, { style: "long", type: "conjunction" }).format(parts);
}
