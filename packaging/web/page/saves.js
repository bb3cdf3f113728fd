// What the game keeps: its home folder lies in memory, and every change of it is copied to the browser's
// own storage (IndexedDB) a moment later.
'use strict';

const HOME = '/home/web_user';
const SAVE_AFTER_MS = 100;

// Calls `done` once the home is as it was left. `problem` is told once where nothing can be kept.
function restoreSaves(done, problem) {
  FS.mount(IDBFS, {}, HOME);
  FS.syncfs(true, error => {
    if (error)
      problem();
    else
      keepSaves(problem);
    done();
  });
}

// The copies follow one another.
function keepSaves(problem) {
  let timer = 0, busy = false, again = false, told = false;
  const changed = () => {
    timer = timer || setTimeout(copy, SAVE_AFTER_MS);
  };
  const copy = () => {
    timer = 0;
    again = busy;
    if (busy)
      return;
    busy = true;
    FS.syncfs(false, error => {
      busy = false;
      if (error instanceof FS.ErrnoError) {
        again = true; // the program renamed a file meanwhile
      } else if (error && !told) {
        told = true;
        problem();
      }
      if (again)
        changed();
    });
  };
  watchWrites(changed);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      copy();
  });
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
