/** The same game with the same people once more: who asks first waits at the new table, who asks then sits down there. */
import { connection } from "../lib/connection.svelte";
import { go } from "../lib/router.svelte";
import type { Table } from "../lib/table.svelte";

export async function again(table: Table): Promise<void> {
  const answer = await connection.request((request) => ({ type: "rematch", table: table.id, request }));
  if (answer.ok && answer.message.type === "rematched") go("table", answer.message.table);
  else if (!answer.ok) table.trouble = answer.message;
}
