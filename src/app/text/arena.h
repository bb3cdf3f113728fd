#ifndef APP_ARENA_H
#define APP_ARENA_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* Room for words that are made up for one frame: they last until it is emptied. */
enum { APP_ARENA_SIZE = 8192, APP_ARENA_TEXT = 512 };
typedef struct app_arena {
    char room[APP_ARENA_SIZE];
    size_t used;
    bool failed; /* it was full: the words that were asked for since are wrong */
} app_arena;

void app_arena_empty(app_arena *arena);

/* Room for `size` bytes, at most APP_ARENA_SIZE, with "" in it; app_arena_keep, called before the next words, gives back
 * what of it was not needed, and returns the words. */
char *app_arena_room(app_arena *arena, size_t size);
const char *app_arena_keep(app_arena *arena, char *words);

const char *app_arena_copy(app_arena *arena, const char *words);

/* At most APP_ARENA_TEXT - 1 bytes; what does not fit is cut, behind a whole character. */
const char *app_arena_print(app_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Gives back what was taken since the arena had `used` bytes, but for `words`, which move there and are returned: of a
 * list that grows, only the longest is needed. */
const char *app_arena_keep_last(app_arena *arena, size_t used, const char *words);

/* The words with a capital at their beginning, where that is a letter from a to z. */
const char *app_arena_capital(app_arena *arena, const char *words);

#endif
