#ifndef GAME_LOOK_H
#define GAME_LOOK_H

#include <stdbool.h>

/* What a game's tiles show. It belongs to the game and is saved with it. */
typedef enum game_style { GAME_NUMBERS, GAME_LETTERS, GAME_PICTURE } game_style;
enum { GAME_STYLES = 3, GAME_PICTURE_SIZE = 1024, GAME_WORD_SIZE = 32, GAME_LABEL_SIZE = 12 };

/* The part of a picture that a board shows; it always has the board's shape. All 0: the largest one
 * in the middle of the picture as it is. */
typedef struct game_crop {
    int turn;        /* quarter turns clockwise that the picture takes first, 0 to 3 */
    int right, down; /* from the turned picture's middle to the part's, in 1/10000 of its sides */
    int closer; /* percent: the sides of the largest part are 100 + closer percent of this one's */
} game_crop;
enum { GAME_CROP_OFF_MAX = 5000, GAME_CROP_CLOSER_MAX = 300 };

bool game_crop_same(const game_crop *a, const game_crop *b);

typedef struct game_look {
    game_style style;
    /* A bundled picture's name, "own/FILE" for a copy in the player's data folder, an absolute path
     * or "". */
    char picture[GAME_PICTURE_SIZE];
    game_crop crop;
    bool numbers;              /* numbers lie over the picture */
    char word[GAME_WORD_SIZE]; /* with GAME_LETTERS: the letters of tiles 1, 2, 3 ..., or "" */
} game_look;

extern const char *const game_style_names[GAME_STYLES]; /* "numbers", "letters", "picture" */

/* A tile's number, or its letters: the word's, or A to Z, then AA, AB ... out holds GAME_LABEL_SIZE
 * bytes. */
void game_look_label(const game_look *look, int tile, char *out);

/* The first one of the tiles 1 .. last that is meant by its number or, with GAME_LETTERS, by its letters, large
 * or small; 0: none is. */
int game_look_tile(const game_look *look, int last, const char *text);

#endif
