/** Sentences in the reader's language, from the .ftl files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type File = "client" | "res_arcana" | "trial_of_the_temples";
type Args = Record<string, FluentVariable>;

const FILES: File[] = ["client", "res_arcana", "trial_of_the_temples"];
const loaders = import.meta.glob<string>("../../../src/conclave/locale/*/{client,res_arcana,trial_of_the_temples}.ftl", {
  query: "?raw",
  import: "default",
});
const pathOf = (language: string, file: File) => `../../../src/conclave/locale/${language}/${file}.ftl`;

/** The languages that the client itself speaks. */
export const languages: string[] = [
  ...new Set(Object.keys(loaders).map((path) => path.split("/").at(-2) ?? "")),
].filter((language) => loaders[pathOf(language, "client")]);

const ENGLISH = "en";
const state = $state({ language: "" });
const bundles = new Map<string, FluentBundle>();

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
  await Promise.all([...new Set([wanted, ENGLISH])].flatMap((one) => FILES.map((file) => load(one, file))));
  document.documentElement.lang = wanted;
  state.language = wanted;
}

async function load(tag: string, file: File): Promise<void> {
  const name = `${tag}/${file}`;
  const loader = loaders[pathOf(tag, file)];
  if (bundles.has(name) || !loader) return;
  const bundle = new FluentBundle(tag, { useIsolating: false }); // Python sets it alike
  bundle.addResource(new FluentResource(await loader()));
  bundles.set(name, bundle);
}

/** A message of the client. */
export function say(key: string, args: Args = {}): string {
  return sayIn("client", key, args);
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

/** Whether there is such a message. */
export function knows(file: string, key: string): boolean {
  return Boolean(bundles.get(`${ENGLISH}/${file}`)?.hasMessage(key));
}

/** Several things in a row, as this language joins them. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(state.language || ENGLISH, { style: "long", type: "conjunction" }).format(parts);
}
