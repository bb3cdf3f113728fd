#ifndef GAME_LOOK_H
#define GAME_LOOK_H

#include <stdbool.h>

/* What a game's tiles show. It belongs to the game and is saved with it. */
typedef enum game_style { GAME_NUMBERS, GAME_LETTERS, GAME_PICTURE } game_style;
enum { GAME_STYLES = 3, GAME_PICTURE_SIZE = 1024, GAME_WORD_SIZE = 32, GAME_LABEL_SIZE = 12 };

typedef struct game_look {
    game_style style;
    char picture[GAME_PICTURE_SIZE]; /* a bundled picture's name, or an absolute path; may be "" */
    bool numbers;                    /* numbers lie over the picture */
    char word[GAME_WORD_SIZE]; /* with GAME_LETTERS: the letters of tiles 1, 2, 3 ..., or "" */
} game_look;

const char *game_style_name(game_style style); /* "numbers", "letters", "picture" */

/* A tile's number, or its letters: the word's, or A to Z, then AA, AB ... out holds GAME_LABEL_SIZE
 * bytes. */
void game_look_label(const game_look *look, int tile, char *out);

#endif
