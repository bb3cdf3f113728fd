// What the game keeps: its home folder lies in memory, and every change of it is copied to the browser's
// own storage (IndexedDB) a moment later.
'use strict';

const HOME = '/home/web_user';
const RESULTS = HOME + '/.local/share/slidewise/results.txt';
const SAVE_AFTER_MS = 100;

const EACCES = 2, ENOSPC = 51; // as the program's C library numbers them
const copying = {timer: 0, busy: false, again: false, refused: 0, asked: false};

// Calls `done` once the home is as it was left. Another tab may own what is kept: then it is only read.
function restoreSaves(owned, done) {
  const {getDB} = IDBFS; // by the folder's name, which is the same for every program that emscripten made
  IDBFS.getDB = (folder, opened) => getDB(OWN, opened);
  FS.mount(IDBFS, {}, HOME);
  // Whether a file lasts is asked by fsync: so the game itself says where the browser keeps nothing.
  MEMFS.ops_table.file.stream.fsync = () => -copying.refused;
  FS.syncfs(true, error => {
    if (error)
      copying.refused = EACCES;
    else if (owned)
      keepSaves();
    done();
  });
}

// Nothing that the game wrote is in memory alone.
function savesAreKept() {
  return !copying.timer && !copying.busy && !copying.refused;
}

// A browser that runs short of room throws away what it has not promised to keep. It is asked for that once there
// is something to lose: some browsers ask the player.
async function askToLast() {
  if (copying.asked || !FS.analyzePath(RESULTS).exists || !navigator.storage || !navigator.storage.persist)
    return;
  copying.asked = true;
  if (!await navigator.storage.persisted())
    await navigator.storage.persist();
}

// The copies follow one another.
function keepSaves() {
  const changed = () => {
    copying.timer = copying.timer || setTimeout(copy, SAVE_AFTER_MS);
  };
  const copied = error => {
    const renamed = error instanceof FS.ErrnoError; // by the program, meanwhile
    copying.busy = false;
    copying.refused = error && !renamed ? ENOSPC : 0;
    askToLast();
    if (copying.again || renamed)
      changed();
  };
  const copy = () => {
    clearTimeout(copying.timer);
    copying.timer = 0;
    copying.again = copying.busy;
    if (copying.busy)
      return;
    copying.busy = true;
    FS.syncfs(false, copied);
  };
  watchWrites(changed);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      copy();
  });
}

// Emscripten leaves a file that a rename replaces in its table of names, where it would be found again once
// the new one has gone; and it looks for an open file by the path that this had before.
function mendRename() {
  const folder = MEMFS.ops_table.dir.node;
  const {rename} = folder;
  folder.rename = (node, parent, name) => {
    const replaced = parent.contents[name];
    if (replaced && replaced !== node)
      FS.hashRemoveNode(replaced);
    rename(node, parent, name);
    for (const stream of FS.streams)
      if (stream && stream.node === node)
        stream.path = FS.getPath(node);
  };
}

// Calls `changed` whenever a file or a folder of the home is written, made, renamed or removed.
function watchWrites(changed) {
  const inHome = path => path.startsWith(HOME);
  const file = MEMFS.ops_table.file.stream, folder = MEMFS.ops_table.dir.node;
  const {write} = file;
  file.write = (stream, ...rest) => {
    if (inHome(stream.path))
      changed();
    return write(stream, ...rest);
  };
  for (const name of ['mknod', 'rename', 'unlink', 'rmdir']) {
    const act = folder[name];
    folder[name] = (node, ...rest) => {
      if (inHome(FS.getPath(node)))
        changed();
      return act(node, ...rest);
    };
  }
}
