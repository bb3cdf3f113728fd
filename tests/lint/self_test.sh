#!/usr/bin/env bash
# self_test.sh FOLDER CC: each lint beside this file passes a clean tree and fails for every fault
# that it is there to find, planted one at a time in a throw-away FOLDER.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$1
cc=$2
failures=0

fail() {
  echo "FAIL: $*"
  failures=$((failures + 1))
}

# clean_tree: one good file in each place.
clean_tree() {
  rm -rf -- "$folder"
  mkdir -p -- "$folder"/{src/{base,os,puzzle,solver,game,client,app,cli},tests,examples}
  cp -- "$here/../../.clang-format" "$folder"
  echo '#include "base/text.h"' >"$folder/src/base/text.c"
  echo '#include "os/file.h"' >"$folder/src/solver/cache.c"
  echo '#include <SDL.h>' >"$folder/src/app/window.c"
  echo '#include "cli/cli.h"' >"$folder/src/main.c"
  echo 'int one;' >"$folder/tests/test_one.c"
}

# expect NAME TEXT COMMAND...: the lint fails (status 1) and its output has TEXT.
expect() {
  local name=$1 text=$2 output status=0
  shift 2
  output=$("$@" 2>&1) || status=$?
  [[ $status -ne 0 && $status -ne 77 ]] || fail "$name: the lint passed (status $status)"
  [[ $output == *"$text"* ]] || fail "$name: \"$text\" is not in: $output"
}

# plant NAME TEXT FILE LINE: layers.sh finds LINE in FILE of a tree that is clean but for it.
plant() {
  clean_tree
  mkdir -p -- "$(dirname -- "$folder/$3")"
  printf '%s\n' "$4" >>"$folder/$3"
  expect "$1" "$3: $2" "$here/layers.sh" "$folder"
}

# tree FILE LINE...: a layer of three folders, clean but for what is added: LINEs in FILE.
tree() {
  rm -rf -- "$folder"
  mkdir -p -- "$folder"/{src/game/{low,high,include/game},tests/lint}
  printf '%s\n' 'game/low:' 'game/high: game/low' >"$folder/tests/lint/folders.txt"
  echo 'int one;' >"$folder/src/game/low/one.h"
  echo '#include "low/one.h"' >"$folder/src/game/high/two.c"
  touch "$folder"/src/game/{low/one.c,high/two.h,include/game/{one,two}.h}
  (($# == 0)) || printf '%s\n' "${@:2}" >>"$folder/$1"
}

# stray NAME TEXT FILE LINE...: folders.py says TEXT of such a tree.
stray() {
  tree "${@:3}"
  expect "folders: $1" "$2" "$here/folders.py" "$folder"
}

# second_path NAME TEXT FILE: command_path.sh says TEXT where FILE changes the player's game too.
second_path() {
  clean_tree
  mkdir -p -- "$folder/src/client" "$(dirname -- "$folder/$3")"
  echo 'game_session_apply(session, command);' >"$folder/src/client/commands.c"
  echo 'game_session_apply(session, command);' >>"$folder/$3"
  expect "command path: $1" "$2" "$here/command_path.sh" "$folder"
}

# impure SYMBOL CODE: symbols.sh finds the import in a library of that code.
impure() {
  printf '%s\n' "$2" >"$folder/impure.c"
  "$cc" -c -o "$folder/impure.o" "$folder/impure.c"
  expect "symbols: $1" "impure.o imports $1" "$here/symbols.sh" "$folder/impure.o"
}

clean_tree
"$here/layers.sh" "$folder" || fail 'layers.sh finds fault with a clean tree'
plant 'climbing include' 'includes ../os/file.h' src/solver/a.c '#include "../os/file.h"'
plant 'climbing in the middle' 'includes x/../file.h' src/os/a.c '#  include "x/../file.h"'
plant 'SDL include' 'uses SDL' src/game/a.c '#include <SDL.h>'
plant 'SDL_image include' 'uses SDL' src/cli/a.h '#include <SDL2/SDL_image.h>'
plant 'SDL symbol' 'uses SDL' src/solver/a.c 'int now(void) { return SDL_GetTicks(); }'
plant 'SDL in main' 'uses SDL' src/main.c 'int x = SDL_QUIT;'
plant 'base sees os' 'includes os/file.h' src/base/a.c '#include "os/file.h"'
plant 'os sees puzzle' 'includes puzzle/board.h' src/os/a.c '#include "puzzle/board.h"'
plant 'puzzle sees os' 'includes os/clock.h' src/puzzle/a.c '#include <os/clock.h>'
plant 'solver sees game' 'includes game/session.h' src/solver/a.c '#include "game/session.h"'
plant 'game sees app' 'includes app/app.h' src/game/include/game/a.h '#include "app/app.h"'
plant 'client sees app' 'includes app/app.h' src/client/a.c '#include "app/app.h"'
plant 'client uses SDL' 'uses SDL' src/client/a.c 'char *text = SDL_GetClipboardText();'
plant 'cli sees client' 'includes client/client.h' src/cli/a.c '#include "client/client.h"'
plant 'app sees cli' 'includes cli/cli.h' src/app/screens/a.c '#include "cli/cli.h"'
plant 'cli sees app' 'includes app/app.h' src/cli/a.c '#include "app/app.h"'
plant 'main sees solver' 'includes solver/job.h' src/main.c '#include "solver/job.h"'
plant 'unknown layer' 'lies in no known layer' src/util/a.c 'int x;'

clean_tree
mkdir "$folder"/src/app/{input,ui}
echo 'int up = SDLK_UP | KMOD_ALT;' | tee "$folder"/src/app/input/{actions,bindings,keys,keys_name,input}.c >/dev/null
"$here/keys.sh" "$folder" || fail 'keys.sh finds fault with the table of bindings'
for line in 'int a = SDLK_a;' 'int b = KMOD_CTRL;' 'int c = SDL_SCANCODE_C;' \
  'int d(void) { return SDL_GetModState(); }'; do
  echo "$line" >"$folder/src/app/ui/other_keys.c"
  expect "keys: $line" 'src/app/input/actions.c alone' "$here/keys.sh" "$folder"
done

clean_tree
mkdir -p "$folder"/src/{app/screens,game}
echo 'int f(void) { return sw_fail(error, 1, "%s was not saved", name); }' >"$folder/src/game/errors.c"
"$here/errors.sh" "$folder" || fail 'errors.sh finds fault with an error that has facts'
echo 'void g(void) { show(error->message); }' >"$folder/src/app/screens/errors.c"
expect 'errors: shown' 'src/app/text/errors.h' "$here/errors.sh" "$folder"
rm "$folder/src/app/screens/errors.c"
echo 'int h(void) { return sw_fail(error, 1, "not saved: %s", reason.message); }' >"$folder/src/game/errors.c"
expect 'errors: glued' 'sw_fail_because' "$here/errors.sh" "$folder"
rm "$folder/src/game/errors.c"

tree
"$here/folders.py" "$folder" || fail 'folders.py finds fault with a clean tree'
stray 'up' 'game/low may not see game/high' src/game/low/one.c '#include "high/two.h"'
stray 'up, public' 'game/low may not see game/high' src/game/low/one.c '#include "game/two.h"'
stray 'up, from a public header' 'game/low may not see game/high' \
  src/game/include/game/one.h '#include "game/two.h"'
stray 'not used' 'game/unused does not use game/low' tests/lint/folders.txt 'game/unused: game/low'
tree tests/lint/folders.txt 'game/many/*: game/low'
mkdir -p "$folder/src/game/many/one"
echo '#include "low/one.h"' >"$folder/src/game/many/one/a.c"
"$here/folders.py" "$folder" || fail 'folders.py finds fault with one folder of many'
echo '#include "high/two.h"' >>"$folder/src/game/many/one/a.c"
expect 'folders: one of many' 'game/many/one may not see game/high' "$here/folders.py" "$folder"
stray 'circle' 'game/a sees itself through others' \
  tests/lint/folders.txt 'game/a: game/b' 'game/b: game/a'
tree
mkdir "$folder/src/game/new"
touch "$folder/src/game/new/a.c"
expect 'folders: not listed' 'src/game/new/a.c: lies in no listed folder' \
  "$here/folders.py" "$folder"
tree
touch "$folder"/src/game/low/{1..50}.txt
expect 'folders: many files' 'src/game/low: 52 files' "$here/folders.py" "$folder"

clean_tree
mkdir -p "$folder/src/client"
echo 'game_session_apply(session, command);' >"$folder/src/client/commands.c"
"$here/command_path.sh" "$folder" || fail 'command_path.sh finds fault with a clean tree'
second_path 'a screen' 'src/app/screens/a.c:1:' src/app/screens/a.c
second_path 'a header' 'src/app/ui/a.h:1:' src/app/ui/a.h
second_path 'twice' 'calls game_session_apply 2 times' src/client/commands.c

tree_with_comments() {
  clean_tree
  find "$folder/src" -name '*.c' -exec sed -i '1i /* What it is for. */' {} +
}
tree_with_comments
"$here/comments.sh" "$folder" || fail 'comments.sh finds fault with a clean tree'
for line in '#include "os/file.h"' 'int one;' '' '/**/' '// What it is for.'; do
  tree_with_comments
  printf '%s\n/* Too late. */\n' "$line" >"$folder/src/os/planted.c"
  expect "comments: $line" 'src/os/planted.c: does not open with' "$here/comments.sh" "$folder"
done

# mistold NAME TEXT LINE: texts.py says TEXT of a screen with that line.
mistold() {
  echo "$3" >"$folder/src/app/play/say.c"
  expect "texts: $1" "$2" "$here/texts.py" "$folder"
}

rm -rf -- "$folder"
mkdir -p -- "$folder"/src/app/{input,play}
printf '%s\n' 'say(_("Seed %s of %d, 100 %%"), seed, n);' 'say(PL_("%s move", "%s moves", n), count);' \
  'say(PL_("One move", "%s moves", n), count);' 'say(_("%s moves/s"), P_("goal", "Columns"));' >"$folder/src/app/play/say.c"
echo 'say(_("Enter"));' >"$folder/src/app/input/keys_name.c"
"$here/texts.py" "$folder" || fail 'texts.py finds fault with clean texts'
mistold 'a key' 'names a key' 'say(_("Press F1 for help"));'
mistold 'a letter' 'names a key' 'say(N_("Press " "G"));'
mistold 'a key in a plural' 'names a key' 'say(PL_("Esc ends it", "Esc ends them", n));'
mistold 'no form for one' 'has no form for one' 'say(P_("way", "%s moves left"), count);'
mistold 'many as one' 'says of one' 'say(PL_("%s moves", "%s moves", n), count);'
mistold 'other arguments' 'other arguments' 'say(PL_("%s move of %s", "%s moves", n), count);'
mistold 'a conversion' 'neither %d nor %s' 'say(_("Seed %llu"), seed);'

clean_tree
impure time '#include <time.h>
long now(void) { return (long)time(0); }'
impure clock_gettime '#define _POSIX_C_SOURCE 200809L
#include <time.h>
int now(struct timespec *t) { return clock_gettime(CLOCK_MONOTONIC, t); }'
impure rand '#include <stdlib.h>
int chance(void) { return rand(); }'
impure fopen '#include <stdio.h>
FILE *open_it(const char *path) { return fopen(path, "r"); }'
impure puts '#include <stdio.h>
int hello(void) { return puts("hello"); }'
impure getenv '#include <stdlib.h>
char *home(void) { return getenv("HOME"); }'
impure pthread_create '#include <pthread.h>
int start(pthread_t *t, void *(*run)(void *)) { return pthread_create(t, 0, run, 0); }'
impure exit '#include <stdlib.h>
void stop(void) { exit(1); }'

echo 'void *malloc(unsigned long); void *some(void) { return malloc(1); }' >"$folder/pure.c"
"$cc" -c -o "$folder/pure.o" "$folder/pure.c"
"$here/symbols.sh" "$folder/pure.o" || fail 'symbols.sh finds fault with malloc'
echo 'void *some(void); void *more(void) { return some(); }' >"$folder/above.c"
"$cc" -c -o "$folder/above.o" "$folder/above.c"
"$here/symbols.sh" "$folder/above.o" "$folder/pure.o" || fail 'symbols.sh forbids the layer below'
expect 'symbols: not below' 'imports some' "$here/symbols.sh" "$folder/above.o"

echo 'int solver_one; static int two; int solver_sum(void) { return solver_one + two; }' \
  >"$folder/named.c"
"$cc" -c -o "$folder/named.o" "$folder/named.c"
"$here/prefix.sh" "$folder/named.o" solver_ || fail 'prefix.sh finds fault with good names'
for name in 'int sum(void) { return 1; }' 'int my_solver_sum;' 'const char sum[] = "1";'; do
  echo "int solver_one; $name" >"$folder/stray.c"
  "$cc" -c -o "$folder/stray.o" "$folder/stray.c"
  expect "prefix: $name" 'sum' "$here/prefix.sh" "$folder/stray.o" solver_
  expect "prefix of two: $name" 'sum' "$here/prefix.sh" "$folder/stray.o" sw_ solver_
done

if command -v clang-format-14 >/dev/null; then
  clean_tree
  "$here/format.sh" "$folder" || fail 'format.sh finds fault with a clean tree'
  for file in src/game/a.c src/app/include/app/a.h tests/unit/a.c examples/a.c examples/a.cpp; do
    clean_tree
    mkdir -p -- "$(dirname -- "$folder/$file")"
    echo 'int  one ;' >"$folder/$file"
    expect "format: $file" "$file" "$here/format.sh" "$folder"
  done
fi

rm -rf -- "$folder"
((failures == 0)) && echo 'each lint finds what was planted'
