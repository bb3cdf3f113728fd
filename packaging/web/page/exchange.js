// What comes to the game from elsewhere, and what goes from it: text, files, links.
'use strict';

const DROPPED = '/dropped';
const DROPPED_MOST = 256e6; // bytes at a time: what is dropped lies in memory

// Calls a function of the program with a text; false where memory ran out.
function callWithText(name, text) {
  const size = lengthBytesUTF8(text) + 1, at = Module._malloc(size);
  if (!at)
    return false;
  stringToUTF8(text, at, size);
  const taken = Module['_' + name](at);
  Module._free(at);
  return taken;
}

function copied(text) {
  const refuse = () => notice('The browser does not let Slidewise copy.');
  if (navigator.clipboard)
    navigator.clipboard.writeText(text).catch(refuse);
  else
    refuse();
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
  input.addEventListener('change', () => takeAll(input.files));
  input.click();
}

// ---- Files that come ----

// What came before makes room. The game has copies of what it keeps; only a backup that waits to be brought back is
// then gone, and the game says so.
function emptyDropped() {
  FS.mkdirTree(DROPPED);
  for (const name of FS.readdir(DROPPED).filter(name => name !== '.' && name !== '..'))
    FS.unlink(`${DROPPED}/${name}`);
}

async function take(file) {
  const name = file.name.replace(/[/\0]/g, '_').replace(/^\.*$/, 'file');
  FS.writeFile(`${DROPPED}/${name}`, new Uint8Array(await file.arrayBuffer()));
  if (!callWithText('app_page_dropped', `${DROPPED}/${name}`))
    throw new Error('memory ran out');
}

async function takeAll(files) {
  const size = [...files].reduce((sum, file) => sum + file.size, 0);
  if (size > DROPPED_MOST)
    return notice(`That is too large: the most is ${DROPPED_MOST / 1e6} MB at a time.`);
  emptyDropped();
  for (const file of files)
    await take(file).catch(error => {
      console.warn('a file:', error.message);
      notice(`${file.name} could not be read.`);
    });
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
  if (!callWithText('app_page_pasted', text))
    return notice('That is too much to paste.');
  keys.forEach(key => send('keydown', key));
  keys.reverse().forEach(key => send('keyup', key));
}

function paste(event) {
  const text = event.clipboardData.getData('text/plain');
  event.preventDefault();
  if (text)
    pasteText(text);
  else
    takeAll([...event.clipboardData.files].slice(0, 1));
}

// ---- Links ----

// What the address names, as in #4x4-1-KRV2, where it is to be begun: an address that the game itself has shown
// is that of the board in play, and that goes on.
function linked() {
  const name = location.hash.slice(1);
  if (history.state === OWN)
    return '';
  try {
    return decodeURIComponent(name);
  } catch (error) {
    return name;
  }
}

// The address of a board, for somebody else.
function addressOf(name) {
  return `${location.origin}${location.pathname}#${name}`;
}

// Of what is in play; of nothing with a name: ''.
function showAddress(name) {
  history.replaceState(OWN, '', name ? addressOf(name) : location.pathname);
}

// A link that is followed in the page itself: the program begins it as it begins one from elsewhere.
function followLink() {
  if (copying.timer || copying.busy)
    setTimeout(followLink, 50);
  else if (location.hash.length > 1) {
    history.replaceState(null, '');
    location.reload();
  }
}

function startExchange() {
  addEventListener('keydown', stopPasteKey, true);
  addEventListener('keyup', stopPasteKey, true);
  addEventListener('paste', paste);
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => {
    event.preventDefault();
    takeAll(event.dataTransfer.files);
  });
  addEventListener('hashchange', followLink);
}
