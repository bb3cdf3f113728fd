// Starts the program, and rings it awake whenever something happens.
'use strict';

const OWN_MS = 500; // that a tab which is being closed may take to give the saves back

// ---- Ringing ----

// Writes a word of the program's memory, and wakes who waits for it.
function tell(address, value) {
  const words = new Int32Array(wasmMemory.buffer);
  Atomics.store(words, address >> 2, value);
  Atomics.notify(words, address >> 2);
}

function ring() {
  const words = new Int32Array(wasmMemory.buffer), at = Module._app_page_bell() >> 2;
  Atomics.add(words, at, 1); // other threads ring as well
  Atomics.notify(words, at);
}

// After SDL's own listeners have queued what happened.
function ringOnEvents() {
  const after = new MessageChannel();
  after.port1.onmessage = ring;
  for (const kind of ['keydown', 'keyup', 'keypress', 'mousemove', 'mousedown', 'mouseup', 'wheel',
                      'mouseleave', 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'resize', 'focus',
                      'blur', 'visibilitychange', 'fullscreenchange', 'gamepadconnected',
                      'gamepaddisconnected'])
    addEventListener(kind, () => after.port2.postMessage(0), true);
}

// ---- Keys that the browser would take as well ----

function keepKey(event) {
  const alone = /^(F\d+|Tab|Arrow.*|Home|End|Page.*|Backspace| |\/|')$/.test(event.key);
  const held = (event.ctrlKey || event.metaKey) && /^([a-uw-z]|Z)$/.test(event.key); // V pastes
  if (alone || held)
    event.preventDefault();
}

// ---- Starting ----

var Module = {
  canvas: document.getElementById('canvas'),
  arguments: linkedBoard() ? ['--desktop', '--id', linkedBoard()] : [],
  print: text => console.log(text),
  printErr: text => console.warn(text),
  setStatus: () => {},
  instantiateWasm(imports, done) {
    fetchCounted('slidewise.wasm').then(answer => WebAssembly.instantiateStreaming(answer, imports))
      .then(({instance, module}) => done(instance, module)).catch(cannotStart);
    return {};
  },
  ring,
  copied,
  handOver,
  chooseFile,
  decode,
  fetchFile,
  preRun: [mendRename, placeFetched, () => {
    addRunDependency('saves');
    restoreSaves(Module.ownsSaves, () => removeRunDependency('saves'));
  }],
  onRuntimeInitialized: () => {
    ringOnEvents();
    startExchange();
    if (navigator.serviceWorker) // it fetches all files: not before the game is there
      setTimeout(() => navigator.serviceWorker.register('service.js').catch(() => {}), 3000);
  },
  onAbort: () => say('Slidewise has stopped.', 'Load the page anew to go on.'),
};

// One tab at a time keeps games.
function ownSaves() {
  if (!navigator.locks)
    return Promise.resolve(true);
  return new Promise(resolve => {
    const patience = new AbortController();
    setTimeout(() => patience.abort(), OWN_MS);
    navigator.locks.request('saves', {signal: patience.signal}, () => {
      resolve(true);
      return new Promise(() => {}); // until the tab is closed
    }).catch(() => resolve(false));
  });
}

// A host that sets no headers of ours gets them from the service worker, once that is there.
async function isolate() {
  const tried = sessionStorage.getItem('isolated');
  if (!navigator.serviceWorker || tried)
    return say('This browser cannot run Slidewise here.', 'Pages may not share memory between threads.');
  sessionStorage.setItem('isolated', 'tried');
  await navigator.serviceWorker.register('service.js');
  await navigator.serviceWorker.ready;
  location.reload();
}

function cannotStart(error) {
  say('Slidewise could not be loaded.', error.message);
}

async function start() {
  if (typeof WebAssembly !== 'object')
    return say('This browser cannot run Slidewise.', 'It has no WebAssembly.');
  if (!window.crossOriginIsolated)
    return isolate();
  if (navigator.serviceWorker)
    document.getElementById('more').textContent = 'Plays without a network afterwards.';
  const [data, owned] = await Promise.all([
    fetchCounted('slidewise.data').then(answer => answer.arrayBuffer()), ownSaves()]);
  Module.getPreloadedPackage = () => data;
  Module.ownsSaves = owned;
  endLoading();
  const program = document.createElement('script');
  program.src = 'slidewise.js';
  history.replaceState(null, '', location.pathname); // loaded anew, the game goes on and does not begin again
  program.onerror = () => cannotStart(new Error('slidewise.js is missing.'));
  document.body.append(program);
}

addEventListener('keydown', keepKey, true);
Module.canvas.addEventListener('contextmenu', event => event.preventDefault());
start().catch(cannotStart);
