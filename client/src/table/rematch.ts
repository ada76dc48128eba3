/** Rematch: the first request opens a new table and waits there; later requests join it. */
import { connection } from "../lib/connection.svelte";
import { say } from "../lib/language.svelte";
import { go } from "../lib/router.svelte";
import { seatName } from "../lib/seats";
import type { Table } from "../lib/table.svelte";

export async function askRematch(table: Table): Promise<void> {
  const answer = await connection.request((request) => ({ type: "rematch", table: table.id, request }));
  if (answer.ok && answer.message.type === "rematched") go("table", answer.message.table);
  else if (!answer.ok) table.trouble = answer.message;
}

/** Who asks for a rematch: by name where only one other person has played. */
export function rematchOffer(table: Table): string {
  const others = (table.info?.seats ?? []).filter((seat, number) => seat.kind === "person" && !table.mine.includes(number));
  return say("rematch-offered", { name: others.length === 1 && others[0] ? seatName(others[0]) : say("somebody") });
}
