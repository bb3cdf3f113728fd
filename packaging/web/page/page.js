// Starts the program, and rings it awake whenever something happens.
'use strict';

const OWN_MS = 10000; // that a tab which is being closed may take to give the saves back

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

// ---- Fingers ----

// SDL hears of them. Of a tap that nobody refuses a browser makes a click as well, so that all would be pressed
// twice; and SDL's own refusal comes too late, from the program's thread.
function refuseClicks(canvas) {
  for (const kind of ['touchstart', 'touchend'])
    canvas.addEventListener(kind, event => event.preventDefault(), {passive: false});
}

// What a click would have brought with it: the keyboard, where the page is a part of another one, and sound, which
// a browser lets begin once a finger is lifted.
function takePlace() {
  Module.canvas.focus({preventScroll: true});
  if (Module.SDL2 && Module.SDL2.audioContext)
    Module.SDL2.audioContext.resume().catch(() => {});
}

// ---- Starting ----

var Module = {
  canvas: document.getElementById('canvas'),
  arguments: linked() ? ['--desktop', '--link', linked()] : [],
  print: text => console.log(text),
  printErr: text => console.warn(text),
  setStatus: () => {},
  instantiateWasm(imports, done) {
    fetchCounted('slidewise.wasm').then(answer => WebAssembly.instantiateStreaming(answer, imports))
      .then(({instance, module}) => done(instance, module)).catch(cannotStart);
    return {};
  },
  ring,
  addressOf,
  showAddress,
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
    refuseClicks(Module.canvas);
    Module.canvas.addEventListener('touchend', takePlace);
    if (navigator.serviceWorker)
      keepFiles();
  },
  onAbort: () => say('Slidewise has stopped.', 'Load the page anew to go on.'),
};

// One tab at a time keeps games, and says so to those who ask. A tab that is being closed or loaded anew says
// nothing, and gives the saves back soon.
function ownSaves() {
  if (!navigator.locks)
    return Promise.resolve(true);
  const tabs = new BroadcastChannel(OWN), patience = new AbortController();
  return new Promise(resolve => {
    tabs.onmessage = ({data}) => data === 'mine' && patience.abort();
    navigator.locks.request(OWN, {signal: patience.signal}, () => {
      tabs.onmessage = ({data}) => data === 'whose?' && tabs.postMessage('mine');
      resolve(true);
      return new Promise(() => {}); // until the tab is closed
    }).catch(() => resolve(false));
    tabs.postMessage('whose?');
    setTimeout(() => patience.abort(), OWN_MS);
  });
}

// ---- The game ----

function cannotStart(error) {
  renew(error.message);
}

async function start() {
  if (typeof WebAssembly !== 'object')
    return say('This browser cannot run Slidewise.', 'It has no WebAssembly.');
  if (!window.crossOriginIsolated)
    return isolate();
  sessionStorage.removeItem(TRIED);
  if (navigator.serviceWorker)
    document.getElementById('more').textContent = 'Plays without a network afterwards.';
  const [data, owned] = await Promise.all([
    fetchCounted('slidewise.data').then(answer => answer.arrayBuffer()), ownSaves()]);
  Module.getPreloadedPackage = () => data;
  Module.ownsSaves = owned;
  endLoading();
  const program = document.createElement('script');
  program.src = partOf('slidewise.js');
  program.onerror = () => cannotStart(new Error('slidewise.js is missing.'));
  document.body.append(program);
}

Module.canvas.addEventListener('contextmenu', event => event.preventDefault());
start().catch(cannotStart);
