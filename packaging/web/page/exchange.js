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
    navigator.clipboard.writeText(text).catch(() => notice('The browser does not let Slidewise copy.'));
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

// By the browser's own list of files.
function chooseFile() {
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => [...input.files].forEach(take));
  input.click();
}

async function take(file) {
  const path = DROPPED + '/' + file.name.replace(/[/\0]/g, '_');
  FS.mkdirTree(DROPPED);
  FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
  callWithText('app_page_dropped', path);
}

// ---- Pictures ----

// At most `longest` pixels a side, upright, on the ground that a picture has elsewhere as well.
async function drawPicture(bytes, longest) {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * scale)));
  const drawing = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  drawing.fillStyle = '#dce3da';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return drawing.getImageData(0, 0, width, height);
}

// Fills the four words of src/app/picture/picture_browser.c: the pixels, width, height, done.
async function decode(answer, data, size, longest) {
  const heap = () => new Uint8Array(wasmMemory.buffer); // it may have grown
  try {
    const picture = await drawPicture(heap().slice(data, data + size), longest);
    const pixels = Module._malloc(picture.data.length);
    if (pixels)
      heap().set(picture.data, pixels);
    new Int32Array(wasmMemory.buffer).set([pixels, picture.width, picture.height], answer >> 2);
  } catch (error) {
    console.warn('a picture:', error.message);
  }
  tell(answer + 12, 1);
}

// ---- Pasting ----

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
  return location.hash.slice(1);
}

// A link that is followed in the page itself: the program begins it as it begins one from elsewhere.
function followLink() {
  if (copying.timer || copying.busy)
    setTimeout(followLink, 50);
  else if (linkedBoard())
    location.reload();
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
  addEventListener('hashchange', followLink);
}
