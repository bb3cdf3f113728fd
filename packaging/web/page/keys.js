// Which keys are the browser's, and which the game's.
'use strict';

// The letter that a key means: what is printed on it or, where that is none of these, what lies there on a keyboard
// of the US.
function letterOf({key, code}) {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

// F6 leads on to the browser's bars, and the letters open and close tabs and windows, go to the address, and load
// the page anew. The game never hears of them: src/app/input/bindings.c knows these keys as well.
function isBrowsers(event) {
  const held = (event.ctrlKey || event.metaKey) && !event.altKey;
  return event.key === 'F6' || (held && /^[lnrtw]$/.test(letterOf(event)));
}

// What the browser would do by itself with keys that the game may have a use for.
function isGames(event) {
  const alone = /^(F\d+|Tab|Arrow.*|Home|End|Page.*|Backspace| |\/|')$/.test(event.key);
  const held = (event.ctrlKey || event.metaKey) && /^([a-uw-z]|Z)$/.test(event.key); // V pastes
  return alone || held;
}

function shareKey(event) {
  if (event.isTrusted && isBrowsers(event))
    event.stopImmediatePropagation();
  else if (isGames(event))
    event.preventDefault();
}

addEventListener('keydown', shareKey, true);
