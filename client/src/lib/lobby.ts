/** The public tables on the start page. The socket pushes them to people; visitors have no socket, and ask again and again. */
import { connection } from "./connection.svelte";
import { get, path } from "./http";
import type { TableInfo } from "../wire";

const REFRESH_INTERVAL = 10_000; // milliseconds

/** Keep `connection.lobby` up to date until the returned function is called. */
export function followLobby(isVisitor: boolean): () => void {
  return isVisitor ? pollLobby() : watchLobby();
}

function watchLobby(): () => void {
  connection.watchLobby(true);
  return () => connection.watchLobby(false);
}

function pollLobby(): () => void {
  let isHere = true;
  const refresh = async () => {
    if (document.hidden) return;
    const tables = await get<TableInfo[]>(path`/api/tables`).catch(() => null); // the next one may succeed
    if (isHere && tables) connection.showLobby(tables);
  };
  const timer = setInterval(() => void refresh(), REFRESH_INTERVAL);
  const listener = () => void refresh();
  document.addEventListener("visibilitychange", listener);
  void refresh();
  return () => {
    isHere = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
