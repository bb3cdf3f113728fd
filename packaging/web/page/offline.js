// Installs the service worker (service.js), which keeps the page's files and gives it the headers that threads need.
'use strict';

const KEEP_AFTER_MS = 3000;
const TRIED = OWN + ' isolated'; // in the session's storage

// Rejects where the worker could not keep all files.
function installed(worker) {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant')
        reject(new Error('Its files could not be kept.'));
      else if (worker.state !== 'installing')
        resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

// A host that sets no headers of ours gets them from the service worker, once that is there.
async function isolate() {
  if (!navigator.serviceWorker || sessionStorage.getItem(TRIED))
    return say('This browser cannot run Slidewise here.', 'Pages may not share memory between threads.');
  const {installing} = await navigator.serviceWorker.register('service.js');
  if (installing)
    await installed(installing);
  await navigator.serviceWorker.ready;
  sessionStorage.setItem(TRIED, 'yes');
  location.reload();
}

// When the game has begun: drops the files of older versions, and a little later fetches those of a newer one.
function keepFiles() {
  const {serviceWorker} = navigator;
  if (serviceWorker.controller)
    serviceWorker.controller.postMessage(document.documentElement.dataset.version);
  setTimeout(() => serviceWorker.register('service.js').catch(() => {}), KEEP_AFTER_MS);
}
