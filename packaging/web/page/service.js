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

// A newer version takes over at once, and serves all pages that are opened from then on. Pages that are open still
// fetch files of their own version. So older files are dropped only when a page of this version is the only one, and
// no newer version is being installed. The page never waits for a worker to take over: in Chromium that may take half
// a minute, during which the old worker goes on.
async function dropOthers(version) {
  const pages = await clients.matchAll({type: 'window', includeUncontrolled: true});
  const open = pages.filter(({url}) => url.startsWith(registration.scope)).length;
  if (version !== '@VERSION@' || open > 1 || registration.installing || registration.waiting)
    return;
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(OWN) && name !== KEPT).map(name => caches.delete(name)));
}

addEventListener('install', event => event.waitUntil(keepAll().then(() => skipWaiting())));
addEventListener('message', event => event.waitUntil(dropOthers(event.data)));

function isolated(answer) {
  const headers = new Headers(answer.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(answer.body, {status: answer.status, statusText: answer.statusText, headers});
}

// The file as this version keeps it, or an older one: a version's folder is named after its content, so that whatever
// is kept under that name is right.
async function kept(request) {
  const names = (await caches.keys()).filter(name => name.startsWith(OWN) && name !== KEPT);
  for (const name of [KEPT, ...names]) {
    const found = await (await caches.open(name)).match(request, {ignoreSearch: true});
    if (found)
      return found;
  }
  return null;
}

async function answer(request) {
  return isolated(await kept(request) || await fetch(request));
}

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin)
    event.respondWith(answer(event.request));
});
