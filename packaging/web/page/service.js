// Keeps the page's files, so that it plays without a network, and adds the headers without which a browser
// gives no threads: not every host sets them.
'use strict';

const KEPT = 'slidewise-@VERSION@';
const FILES = [@FILES@];

// A new version waits until no page of the old one is open: that may have files yet to fetch.
addEventListener('install', event =>
  event.waitUntil(caches.open(KEPT).then(cache => cache.addAll(FILES))));

addEventListener('activate', event => {
  const drop = names => Promise.all(names.filter(name => name !== KEPT).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop)); // the page has it from its next loading on
});

function isolated(answer) {
  const headers = new Headers(answer.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(answer.body, {status: answer.status, statusText: answer.statusText, headers});
}

// What is kept is of one version: the page never runs on a mixture.
async function answer(request) {
  const kept = await (await caches.open(KEPT)).match(request, {ignoreSearch: true});
  return isolated(kept || await fetch(request));
}

addEventListener('fetch', event => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin)
    event.respondWith(answer(event.request));
});
