/** The one websocket: it comes back by itself, and then asks only for what it has missed. */
import { SvelteMap } from "svelte/reactivity";
import { type Chosen, LOST, type Found } from "../table/answerBuilder.svelte";
import type { Act, FromClient, FromServer, Hint, Person, Question, TableInfo } from "../wire";
import { backoff } from "./backoff";
import { say } from "./language.svelte";
import { PACES, settings } from "./settings.svelte";
import { Table } from "./table.svelte";

export type Status = "connecting" | "open" | "lost";
type Answer = { ok: true; message: FromServer } | { ok: false; message: string; isLost?: boolean }; // lost: nobody was there to answer

const RETRY_MS = 1000;

class Connection {
  status = $state<Status>("connecting");
  user = $state.raw<Person | null>(null);
  languages = $state.raw<string[]>([]);
  lobby = new SvelteMap<string, TableInfo>();
  skew = 0; // how far the server's clock is ahead of ours
  #socket: WebSocket | null = null;
  #language = "en";
  #tables = new SvelteMap<string, Table>();
  #wishes = new Map<string, { seat: number | null; link: string }>();
  #wantsLobby = false;
  #attempts = 0;
  #request = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(language: string): void {
    this.#language = language;
    if (!this.#socket) this.#connect();
  }

  /** Speak another language: every table is told anew. */
  speak(language: string): void {
    this.#language = language;
    this.#send({ type: "hello", language });
  }

  /** After signing in or out the socket must be opened anew, with the new cookie. */
  reopen(): void {
    clearTimeout(this.#timer);
    this.#attempts = 0;
    if (this.#socket) this.#socket.close();
    else this.#connect();
  }

  watch(id: string, seat: number | null = null, link = ""): Table {
    const table = this.#tables.get(id) ?? new Table(id);
    this.#tables.set(id, table);
    this.#wishes.set(id, { seat, link });
    this.#look(table);
    return table;
  }

  unwatch(id: string): void {
    this.#tables.delete(id);
    this.#wishes.delete(id);
    this.#send({ type: "unwatch", table: id });
  }

  watchLobby(on: boolean): void {
    this.#wantsLobby = on;
    this.#send({ type: "watch_lobby", on });
  }

  showLobby(tables: TableInfo[]): void {
    this.lobby.clear();
    for (const table of tables) this.lobby.set(table.id, table);
  }

  /** What would be asked after this part of an answer; null where it cannot be said, LOST where nobody can be asked. */
  async consider(table: Table, question: Question, before: number[], chosen: Chosen): Promise<Found> {
    table.trouble = "";
    const said = "keys" in chosen ? { actions: before, keys: chosen.keys } : { actions: [...before, ...("actions" in chosen ? chosen.actions : [chosen.action])] };
    const answer = await this.request((request) => ({
      type: "consider", table: table.id, version: table.version, seat: question.seat, request, ...said,
    }));
    if (!answer.ok) table.trouble = answer.message;
    else if (answer.message.type === "stale") this.#look(table);
    if (!answer.ok && answer.isLost) return LOST;
    return answer.ok && answer.message.type === "considered" ? answer.message : null;
  }

  /** Answer the question before us, all parts of it; whether that was taken. */
  async answer(table: Table, question: Question, actions: number[]): Promise<boolean> {
    table.busy = true;
    table.trouble = "";
    const type: Act["type"] | "bank" = question.early ? "bank" : "act";
    const answer = await this.request((request) => ({
      type, table: table.id, version: table.version, seat: question.seat, request, actions,
    }));
    const isTold = answer.ok && answer.message.type === "ack" && answer.message.version <= table.version;
    table.busy = answer.ok && !question.early && !isTold; // an ack comes before the news of it, which end this
    if (!answer.ok) table.trouble = answer.message;
    else if (question.early || answer.message.type === "stale") this.#look(table);
    return answer.ok;
  }

  /** What a bot would answer, after what is put together already. */
  async hint(table: Table, question: Question, actions: number[]): Promise<Hint | null> {
    const answer = await this.request((request) => ({
      type: "ask_hint", table: table.id, version: table.version, seat: question.seat, request, actions, guided: settings.guide,
    }));
    if (!answer.ok) table.trouble = answer.message;
    return answer.ok && answer.message.type === "hint" ? answer.message : null;
  }

  /** Send something that is answered. */
  request(make: (request: number) => FromClient): Promise<Answer> {
    const number = ++this.#request;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      if (!this.#send(make(number))) this.#settle(number, { ok: false, message: say("not-connected"), isLost: true });
    });
  }

  /** Say at each table how fast bots should be. */
  keepPace(): void {
    for (const table of this.#tables.values()) this.#look(table, table.version);
  }

  /** Ask for a table: for all of it, or for what has happened since a version. */
  #look(table: Table, since = -1): void {
    const pace = PACES[settings.pace];
    this.#send({ type: "watch", table: table.id, since: since >= 0 ? since : null, pace, ...this.#wishes.get(table.id) });
  }

  #connect(): void {
    const address = new URL("ws", document.baseURI.split("#")[0]);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", language: this.#language });
      this.keepPace();
      if (this.#wantsLobby) this.#send({ type: "watch_lobby", on: true });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    this.#socket = null;
    this.status = "lost";
    for (const number of [...this.#waiting.keys()]) this.#settle(number, { ok: false, message: say("not-connected"), isLost: true });
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempts++, Math.random()));
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #settle(request: number, answer: Answer): void {
    this.#waiting.get(request)?.(answer);
    this.#waiting.delete(request);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.user = message.user;
        this.languages = message.languages;
        this.skew = message.now - Date.now();
        this.status = "open";
        this.#attempts = 0; // not before: whoever is sent away at once comes back ever more slowly
        return;
      case "lobby":
        return this.showLobby(message.tables);
      case "lobby_changed":
        for (const table of message.tables) this.lobby.set(table.id, table);
        for (const id of message.gone) this.lobby.delete(id);
        return;
      case "ack":
      case "stale":
      case "rematched":
      case "considered":
      case "hint":
        return this.#settle(message.request, { ok: true, message });
      case "refused":
        return this.#settle(message.request, { ok: false, message: message.message });
      case "error":
        console.warn(`conclave: ${message.code}: ${message.message}`);
        if (message.code === "unavailable") setTimeout(() => this.keepPace(), RETRY_MS); // a table may not have been sent
        return;
      case "pong":
      case "bye":
        return;
    }
    this.#hearTable(message);
  }

  #hearTable(message: Exclude<FromServer, { request: number }>): void {
    switch (message.type) {
      case "snapshot":
        return this.#tables.get(message.table.id)?.show(message);
      case "moved": {
        const table = this.#tables.get(message.table);
        if (table && !table.move(message)) this.#look(table);
        return;
      }
      case "coached": {
        const table = this.#tables.get(message.table);
        if (table && table.viewer === message.viewer && table.version === message.version) table.coach = message.coach;
        return;
      }
      case "table_changed": {
        const table = this.#tables.get(message.table.id);
        if (table) Object.assign(table, { info: message.table, mine: message.mine });
        return;
      }
      case "proposals": {
        const table = this.#tables.get(message.table);
        if (table) table.proposals = message.proposals;
        return;
      }
      case "said":
        return this.#tables.get(message.table)?.say(message.line);
      case "unwatched": {
        const table = this.#tables.get(message.table);
        if (table) table.gone = true;
      }
    }
  }
}

export const connection = new Connection();
