/* What tiles can show: numbers, letters or a picture. */
#include "game/look.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const game_style_names[GAME_STYLES] = {"numbers", "letters", "picture"};

bool game_crop_same(const game_crop *a, const game_crop *b)
{
    return a->turn == b->turn && a->right == b->right && a->down == b->down &&
           a->closer == b->closer;
}

/* Bijective base 26, as spreadsheets name their columns: there is no digit zero, so that Z is
 * followed by AA. */
static void letters(int tile, char *out)
{
    char backwards[GAME_LABEL_SIZE];
    int length = 0;
    for (int left = tile; left > 0; left = (left - 1) / 26)
        backwards[length++] = (char)('A' + (left - 1) % 26);
    for (int i = 0; i < length; i++)
        out[i] = backwards[length - 1 - i];
    out[length] = '\0';
}

void game_look_label(const game_look *look, int tile, char *out)
{
    if (look->style != GAME_LETTERS)
        snprintf(out, GAME_LABEL_SIZE, "%d", tile);
    else if (tile >= 1 && (size_t)tile <= strlen(look->word))
        snprintf(out, GAME_LABEL_SIZE, "%c", look->word[tile - 1]);
    else
        letters(tile, out);
}

static char capital(char letter)
{
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

static bool same_letters(const char *one, const char *other)
{
    while (*one && capital(*one) == capital(*other)) {
        one++;
        other++;
    }
    return capital(*one) == capital(*other);
}

/* -1: the text is no number. */
static int number_of(const char *text, int last)
{
    size_t length = strlen(text);
    if (length == 0 || strspn(text, "0123456789") != length)
        return -1;
    long number = strtol(text, NULL, 10); /* too large a one is the largest there is */
    return number <= last ? (int)number : 0;
}

int game_look_tile(const game_look *look, int last, const char *text)
{
    char label[GAME_LABEL_SIZE];
    int number = number_of(text, last);
    if (number >= 0 || look->style != GAME_LETTERS)
        return number > 0 ? number : 0;
    for (int tile = 1; tile <= last; tile++) {
        game_look_label(look, tile, label);
        if (same_letters(label, text))
            return tile;
    }
    return 0;
}
