// As long as a page listens for gamepads, a browser asks all drivers for them many times a second, at a hundredth
// of a core. So it listens for a while after the player did something, and as long as there is one.
'use strict';

const LISTEN_MS = 60000;
const pads = {listeners: [], listening: false, timer: 0};

const {addEventListener: addListener, removeEventListener: removeListener} = EventTarget.prototype;

// What SDL asks for.
window.addEventListener = (kind, ...listener) => {
  if (kind.startsWith('gamepad'))
    pads.listeners.push([kind, ...listener]);
  addListener.call(window, kind, ...listener);
};

function listenForPads() {
  clearTimeout(pads.timer);
  pads.timer = setTimeout(stopListening, LISTEN_MS);
  if (!pads.listening)
    pads.listeners.forEach(listener => addListener.apply(window, listener));
  pads.listening = true;
}

function stopListening() {
  if (navigator.getGamepads && [...navigator.getGamepads()].some(pad => pad))
    return listenForPads();
  pads.listening = false;
  pads.listeners.forEach(listener => removeListener.apply(window, listener));
}

for (const kind of ['keydown', 'mousemove', 'mousedown', 'touchstart', 'focus'])
  addListener.call(window, kind, listenForPads, {capture: true, passive: true});
listenForPads();
