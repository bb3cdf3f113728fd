// Files of the program that are fetched once it reads them: FETCHED (fetched.js) has their sizes. Until then
// they are there by name and size alone.
'use strict';

const PROGRAM = '/slidewise/';
const THERE = 1, LOST = 2; // as in src/os/web/fetch.c

function placeFetched() {
  for (const [name, size] of Object.entries(FETCHED)) {
    const path = PROGRAM + name;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    const node = FS.create(path, 0o444);
    node.usedBytes = size;
    node.timestamp = 0; // the same each time, so that thumbnails of it last
    node.missing = true;
  }
}

async function fetchContent(node) {
  const answer = await fetch(partOf(FS.getPath(node).slice(PROGRAM.length)));
  if (!answer.ok)
    throw new Error(answer.status + ' ' + answer.statusText);
  node.contents = new Uint8Array(await answer.arrayBuffer());
  node.usedBytes = node.contents.length;
  node.missing = false;
}

// Whoever waits for it is told by the word at `state`.
async function fetchFile(path, state) {
  const {exists, object} = FS.analyzePath(path);
  let told = THERE;
  if (exists && object.missing)
    try {
      object.coming = object.coming || fetchContent(object);
      await object.coming;
    } catch (error) {
      console.warn(path, error.message);
      object.coming = null; // who asks again tries again
      told = LOST;
    }
  tell(state, told);
}
