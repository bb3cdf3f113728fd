/* Words one after another in a fixed room. */
#include "text/arena.h"

#include "base/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

void app_arena_empty(app_arena *arena)
{
    arena->used = 0;
    arena->failed = false;
}

char *app_arena_room(app_arena *arena, size_t size)
{
    assert(size <= sizeof arena->room);
    if (size > sizeof arena->room - arena->used) {
        arena->failed = true;
        arena->used = 0;
    }
    char *words = arena->room + arena->used;
    arena->used += size;
    words[0] = '\0';
    return words;
}

const char *app_arena_keep(app_arena *arena, char *words)
{
    arena->used = (size_t)(words - arena->room) + strlen(words) + 1;
    return words;
}

const char *app_arena_copy(app_arena *arena, const char *words)
{
    size_t size = strlen(words) + 1;
    return memcpy(app_arena_room(arena, size), words, size);
}

/* A text that was cut may end within a character. */
static void drop_broken_end(char *text)
{
    uint32_t code = SW_UTF8_MALFORMED;
    for (size_t end = strlen(text); end > 0 && code == SW_UTF8_MALFORMED;) {
        size_t before = sw_utf8_before(text, end);
        sw_utf8_read(text + before, end - before, &code);
        end = code == SW_UTF8_MALFORMED ? before : end;
        text[end] = '\0';
    }
}

const char *app_arena_print(app_arena *arena, const char *format, ...)
{
    char *out = app_arena_room(arena, APP_ARENA_TEXT);
    va_list args;
    va_start(args, format);
    int length = vsnprintf(out, APP_ARENA_TEXT, format, args);
    va_end(args);
    if (length >= APP_ARENA_TEXT)
        drop_broken_end(out);
    return app_arena_keep(arena, out);
}

const char *app_arena_keep_last(app_arena *arena, size_t used, const char *words)
{
    size_t size = strlen(words) + 1;
    char *out = memmove(arena->room + used, words, size);
    arena->used = used + size;
    return out;
}

const char *app_arena_capital(app_arena *in, const char *words)
{
    if (*words < 'a' || *words > 'z')
        return words;
    return app_arena_print(in, "%c%s", *words - 'a' + 'A', words + 1);
}
