// What is seen until the game is there: a tile for each ninth that is loaded, or why it cannot run.
'use strict';

// Other programs of the same host, and other copies of this one, have names of their own for what they keep.
const OWN = `slidewise-${new URL('.', location.href).pathname}`;

// The files of this version lie beside this one.
const PARTS = document.currentScript.src;
const partOf = name => new URL(name, PARTS).href;

const loading = {element: document.getElementById('loading'), bytes: 0, notice: 0};

// W I S E, then S L I D E.
const LETTERS = [...document.querySelectorAll('#tray b')];
const FALLING = [...LETTERS.slice(5), ...LETTERS.slice(0, 5)];

function say(text, more) {
  document.getElementById('words').textContent = text;
  document.getElementById('more').textContent = more || '';
  document.getElementById('loaded').textContent = '';
  loading.element.classList.remove('over');
}

// Over the game, for a while.
function notice(text) {
  const element = document.getElementById('notice');
  element.textContent = text;
  clearTimeout(loading.notice);
  loading.notice = setTimeout(() => element.textContent = '', 8000);
}

function showLoaded(bytes) {
  const megabytes = count => (count / 1e6).toFixed(1);
  loading.bytes += bytes;
  FALLING.forEach((tile, at) =>
    tile.classList.toggle('there', loading.bytes / LOADED >= (at + 1) / FALLING.length));
  document.getElementById('loaded').textContent = `${megabytes(loading.bytes)} of ${megabytes(LOADED)} MB`;
}

// A file of the program, whose bytes are counted as they come.
async function fetchCounted(name) {
  const answer = await fetch(partOf(name));
  if (!answer.ok)
    throw new Error(`${name}: ${answer.status} ${answer.statusText}.`);
  count(answer.clone().body.getReader()).catch(() => {}); // who reads the answer itself is told
  return answer;
}

async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read())
    showLoaded(part.value.length);
}

// The program makes the canvas as large as it is just before it draws for the first time.
function endLoading() {
  const seen = new MutationObserver(() => {
    seen.disconnect();
    loading.element.classList.add('over');
  });
  seen.observe(Module.canvas, {attributeFilter: ['width', 'height']});
}

say('Loading');
