// The service worker (service.js), which keeps the page's files and gives it the headers that threads need: how it
// comes, and how a newer version takes the place of an older one.
'use strict';

const GIVE_WAY_MS = 3000; // that a new version may take to answer
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

// Whether the worker that waits takes over: not while another tab has the present version open.
function asked(waiting) {
  const answers = new MessageChannel();
  waiting.postMessage('take over', [answers.port2]);
  return new Promise(resolve => {
    answers.port1.onmessage = ({data}) => resolve(data);
    setTimeout(resolve, GIVE_WAY_MS, false);
  });
}

// Before the game begins, a newer version that waits takes the place of this one, and the page is loaded anew.
async function giveWay() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!navigator.serviceWorker.controller || !registration || !registration.waiting)
    return;
  const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  if (await asked(registration.waiting)) {
    await taken;
    location.reload();
    await new Promise(() => {});
  }
}

// It fetches all files: not before the game is there.
function keepFiles() {
  setTimeout(() => navigator.serviceWorker.register('service.js').catch(() => {}), KEEP_AFTER_MS);
}
