// Keeps the page's files, so that it plays without a network, and adds the headers without which a browser
// gives no threads: not every host sets them.
'use strict';

// Other programs of the same host, and other copies of this one, have caches of their own.
const OWN = `slidewise-${new URL(registration.scope).pathname}?`;
const KEPT = OWN + '@VERSION@';
const FILES = {
@FILES@
};

// All files come from the host itself, whatever the browser's own cache has, and each must be the one of this
// version: while a host gets a new one, nothing is kept, and the next visit tries again.
async function keepAll() {
  const cache = await caches.open(KEPT), files = Object.entries(FILES);
  if ((await cache.keys()).length < files.length)
    await cache.addAll(files.map(([name, integrity]) => new Request(name, {cache: 'reload', integrity})));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(OWN) && name !== KEPT).map(name => caches.delete(name)));
}

// A new version waits until no page of the old one is open, which may have files yet to fetch. A page that has
// just been opened has none, and asks for the new version before it begins.
async function takeOver(page) {
  const pages = await clients.matchAll({type: 'window', includeUncontrolled: true});
  const alone = pages.filter(({url}) => url.startsWith(registration.scope)).length === 1;
  page.postMessage(alone);
  if (alone)
    await skipWaiting();
}

addEventListener('install', event => event.waitUntil(keepAll()));
addEventListener('activate', event => event.waitUntil(dropOthers()));
addEventListener('message', event => event.waitUntil(takeOver(event.ports[0])));

function isolated(answer) {
  const headers = new Headers(answer.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(answer.body, {status: answer.status, statusText: answer.statusText, headers});
}

async function answer(request) {
  const kept = await (await caches.open(KEPT)).match(request, {ignoreSearch: true});
  return isolated(kept || await fetch(request));
}

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin)
    event.respondWith(answer(event.request));
});
