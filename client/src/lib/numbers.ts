/** Figures as the reader's language writes them. */
import { language } from "./language.svelte";

const WIDE = "\u2212"; // a minus as wide as a digit

/** A share as whole percents, without the sign. */
export const percents = (share: number): string => (100 * share).toFixed(0);

/** A share of winning chance in points, with one decimal. */
export function points(share: number, isSigned = false): string {
  const value = Math.round(Math.abs(share) * 1000) / 10;
  const sign = share < 0 && value ? WIDE : isSigned && value ? "+" : "";
  return sign + new Intl.NumberFormat(language() || "en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export const signed = (share: number): string => points(share, true);
