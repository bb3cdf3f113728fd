// What comes to the game from elsewhere, and what goes from it: text, files, links.
'use strict';

const DROPPED = '/dropped';

// Calls a function of the program with a text.
function callWithText(name, text) {
  const size = lengthBytesUTF8(text) + 1, at = Module._malloc(size);
  stringToUTF8(text, at, size);
  Module['_' + name](at);
  Module._free(at);
}

function copied(text) {
  if (navigator.clipboard)
    navigator.clipboard.writeText(text).catch(() => say('The browser does not let Slidewise copy.'));
}

// A file that the game wrote for the player becomes a download.
function handOver(path) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  FS.unlink(path);
}

async function take(file) {
  const path = DROPPED + '/' + file.name.replace(/[/\0]/g, '_');
  FS.mkdirTree(DROPPED);
  FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
  callWithText('app_page_dropped', path);
}

// The key that pastes reaches the game after what was pasted, and not before.
function stopPasteKey(event) {
  if (event.isTrusted && (event.ctrlKey || event.metaKey) && event.code === 'KeyV')
    event.stopImmediatePropagation();
}

function pasteText(text) {
  const keys = [['ControlLeft', 'Control', 17], ['KeyV', 'v', 86]];
  const send = (kind, [code, key, keyCode]) =>
    window.dispatchEvent(new KeyboardEvent(kind, {code, key, keyCode, ctrlKey: true}));
  callWithText('app_page_pasted', text);
  keys.forEach(key => send('keydown', key));
  keys.reverse().forEach(key => send('keyup', key));
}

function paste(event) {
  const text = event.clipboardData.getData('text/plain');
  event.preventDefault();
  if (text)
    pasteText(text);
  else
    [...event.clipboardData.files].slice(0, 1).forEach(take);
}

// The board that the address names, as #4x4-1-KRV2.
function linkedBoard() {
  return decodeURIComponent(location.hash.slice(1));
}

function startExchange() {
  addEventListener('keydown', stopPasteKey, true);
  addEventListener('keyup', stopPasteKey, true);
  addEventListener('paste', paste);
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => {
    event.preventDefault();
    [...event.dataTransfer.files].forEach(take);
  });
  addEventListener('hashchange', () => linkedBoard() && pasteText(linkedBoard()));
}
