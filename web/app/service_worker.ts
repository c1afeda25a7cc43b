/** Keeps one whole version of the pages: they open without a network. A new version waits until it is called. */

import type { Message } from "../src/app/message";
import { routeOf } from "../src/routes";

declare const self: ServiceWorkerGlobalScope;
/** The build puts it before this script. Each file comes with its hash, as `integrity` has it. */
declare const BUILD: { version: string; files: Record<string, string> };

/** Several houses may share an origin, and then all caches. */
const HOUSE = `tertulia ${self.registration.scope} `;
const CACHE = HOUSE + BUILD.version;
const PAGE = "index.html";
/** Milliseconds: a server that takes longer is as good as none. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(hear(event.data as Message)));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const name = nameOf(url);
  if (method !== "GET" || name === null) return;
  if (mode === "navigate" && isPage(name)) event.respondWith(newest(event.request, PAGE));
  else if (isAsset(name)) event.respondWith(same(event.request, name));
  else if (name in BUILD.files) event.respondWith(newest(event.request, name));
});

async function hear(message: Message): Promise<void> {
  if (message === "take over" || (await isAlone(message.runs))) await self.skipWaiting();
}

/** Whether a page of this very version is the only one: then nobody needs the old one. It came over the network. */
async function isAlone(script: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.length === 1 && (nameOf(script) ?? "") in BUILD.files;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(Object.entries(BUILD.files).map(([name, integrity]) => wanted(name, integrity)));
}

const wanted = (name: string, integrity: string): Request =>
  new Request(addressOf(name), { integrity, priority: "low", cache: isAsset(name) ? "default" : "no-cache" });

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(HOUSE) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What never changes needs no network; what is large was not fetched before somebody wanted it, and is kept from then on. */
const same = async (request: Request, name: string): Promise<Response> => (await kept(name)) ?? fetchAndKeep(request, name);

async function fetchAndKeep(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(addressOf(name), answer.clone());
  return answer;
}

/** As the server has it now. If nobody answers, as it was kept. */
async function newest(request: Request, name: string): Promise<Response> {
  const asked = fetch(request);
  const answer = await Promise.race([asked.catch(() => null), later(PATIENCE)]);
  return answer && answer.status < 500 ? answer : ((await kept(name)) ?? asked);
}

const later = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, milliseconds, null));
const isPage = (name: string): boolean => name === PAGE || routeOf(`/${name}`).page !== "unknown";
/** The name of an asset changes with its content. */
const isAsset = (name: string): boolean => name.startsWith("assets/");
/** Some web spaces lead from index.html to its folder, and browsers refuse a kept page that was led somewhere. */
const addressOf = (name: string): string => (name === PAGE ? "./" : name);
const kept = async (name: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(addressOf(name), { ignoreVary: true });

/** Of a file in this house; everything else is none of our business. */
function nameOf(address: string): string | null {
  const scope = new URL(self.registration.scope);
  const { origin, pathname } = new URL(address);
  return origin === scope.origin && pathname.startsWith(scope.pathname) ? pathname.slice(scope.pathname.length) : null;
}
