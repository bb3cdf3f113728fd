/* What tiles can show: numbers, letters or a picture. */
#include "game/look.h"

#include <stdio.h>
#include <string.h>

static const char *const style_names[GAME_STYLES] = {"numbers", "letters", "picture"};

const char *game_style_name(game_style style)
{
    return style_names[style];
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
