/* Says a text in the player's language. */
#define XXH_INLINE_ALL
#include "text/translate.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

typedef enum language { ENGLISH, PSEUDO, PSEUDO_MIRRORED } language;

/* The language is one for the whole program, as its texts stand everywhere in it. */
static language said_in;

void app_language_begin(const char *name)
{
    said_in = !name                         ? ENGLISH
              : strcmp(name, "xx") == 0     ? PSEUDO
              : strcmp(name, "xx-rtl") == 0 ? PSEUDO_MIRRORED
                                            : ENGLISH;
}

bool app_language_is_mirrored(void)
{
    return said_in == PSEUDO_MIRRORED;
}

/* ---- The pseudo-language ---- */

static const char *const lower[26] = {"á", "ƀ", "ç", "ð", "é", "ƒ", "ğ", "ĥ", "í",
                                      "ĵ", "ķ", "ĺ", "m", "ñ", "ó", "þ", "q", "ř",
                                      "š", "ţ", "ú", "v", "ŵ", "x", "ý", "ž"};
static const char *const upper[26] = {"Á", "B", "Ç", "Ð", "É", "F", "Ğ", "Ĥ", "Í",
                                      "Ĵ", "Ķ", "Ĺ", "M", "Ñ", "Ó", "Þ", "Q", "Ř",
                                      "Š", "Ţ", "Ú", "V", "Ŵ", "X", "Ý", "Ž"};

static const char *accented(char letter)
{
    return letter >= 'a' && letter <= 'z'   ? lower[letter - 'a']
           : letter >= 'A' && letter <= 'Z' ? upper[letter - 'A']
                                            : NULL;
}

/* How long a printf conversion is that begins there. */
static size_t conversion_length(const char *at)
{
    size_t length = 1 + strspn(at + 1, "0123456789.+-# *lhz");
    return at[length] ? length + 1 : length;
}

/* On the heap; three letters of five are said twice. NULL where memory ran out. */
static char *pseudo(const char *words)
{
    enum { LONGEST = 4 }; /* bytes for a byte: two letters of two */
    char *made = malloc(strlen(words) * LONGEST + sizeof "[]"), *end = made;
    int letters = 0;
    if (!made)
        return NULL;
    *end++ = '[';
    while (*words) {
        const char *letter = accented(*words);
        size_t length = *words == '%' ? conversion_length(words) : 1;
        if (letter) {
            for (int times = ++letters * 3 % 5 < 3 ? 2 : 1; times > 0; times--) {
                memcpy(end, letter, strlen(letter));
                end += strlen(letter);
            }
        } else {
            memcpy(end, words, length);
            end += length;
        }
        words += length;
    }
    *end++ = ']';
    *end = '\0';
    return made;
}

/* Each text is made once and kept: a hash table, found by what it says, that doubles when it is half full. */
typedef struct entry {
    const char *from;
    char *to;
} entry;
static entry *kept;
static size_t room, count;

static entry *place_of(entry *table, size_t size, const char *words)
{
    size_t at = XXH3_64bits(words, strlen(words)) % size;
    while (table[at].from && strcmp(table[at].from, words) != 0)
        at = (at + 1) % size;
    return &table[at];
}

static bool make_room(void)
{
    size_t wider = room ? 2 * room : 1024;
    if (2 * count < room)
        return true;
    entry *table = calloc(wider, sizeof *table);
    if (!table)
        return false;
    for (size_t i = 0; i < room; i++)
        if (kept[i].from)
            *place_of(table, wider, kept[i].from) = kept[i];
    free(kept);
    kept = table;
    room = wider;
    return true;
}

static const char *say_pseudo(const char *words)
{
    if (!make_room())
        return words;
    entry *place = place_of(kept, room, words);
    if (!place->from) {
        char *from = strdup(words), *to = pseudo(words);
        if (!from || !to) {
            free(from);
            free(to);
            return words;
        }
        *place = (entry){from, to};
        count++;
    }
    return place->to;
}

/* ---- Saying ---- */

const char *app_translate(const char *words)
{
    return said_in == ENGLISH ? words : say_pseudo(words);
}

const char *app_translate_in(const char *context, const char *words)
{
    (void)context;
    return app_translate(words);
}

const char *app_translate_count(const char *one, const char *many, long long n)
{
    return app_translate(n == 1 ? one : many);
}
