/** Being told of one's turn while no page is open: by Web Push, where the host and the browser can. */
import { get, path, post, put } from "./http";
import { language } from "./language.svelte";
import { change, settings } from "./settings.svelte";

const state = $state({ key: "" });

/** Whether people can be told here. */
export function canTell(): boolean {
  return state.key !== "" && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Learn whether the host tells people; whoever has asked for it is known anew after each sign-in. */
export async function preparePush(): Promise<void> {
  state.key ||= (await get<{ key: string }>(path`/api/push`)).key;
  if (settings.notices && canTell() && Notification.permission === "granted") await subscribe();
}

/** Ask the browser, then the server; false where its owner does not want to. */
export async function turnOnPush(): Promise<boolean> {
  const isOn = canTell() && (await Notification.requestPermission()) === "granted" && (await subscribe());
  change({ notices: isOn });
  return isOn;
}

export async function turnOffPush(): Promise<void> {
  change({ notices: false });
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  if (!found) return;
  await post(path`/api/my/push/forget`, { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** A page that is open, but not looked at, tells it itself. */
export async function tellHere(title: string, text: string, table: string): Promise<void> {
  if (!settings.notices || !document.hidden || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body: text, tag: table, icon: "./icon-192.png", data: { table } });
}

async function subscribe(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const found = (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: state.key }));
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await put(path`/api/my/push`, { endpoint, key: keys.p256dh, auth: keys.auth, language: language() });
  return true;
}
