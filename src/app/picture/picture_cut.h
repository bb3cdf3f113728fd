#ifndef APP_PICTURE_CUT_H
#define APP_PICTURE_CUT_H

#include "game/look.h"
#include "puzzle/board.h"

#include <SDL.h>

/* How a board cuts a picture. */

/* The part of a width x height picture, turned already, that a board of that size shows: pictures are
 * cropped, never squashed. It lies within the picture, wherever the crop's middle is. */
SDL_Rect app_picture_part(int width, int height, puzzle_size size, const game_crop *crop);

/* The same part in the picture as it is stored, width x height, before the crop's turn. */
SDL_Rect app_picture_stored_part(int width, int height, puzzle_size size, const game_crop *crop);

/* How many pairs of tiles would look alike, so that numbers are needed to tell them apart; the cell
 * that the goal leaves empty is no tile. `picture` is as stored. `marked` says of each of the goal's cells
 * whether its tile is one of a pair; it may be NULL. Takes some milliseconds, on a board of 32x32 up
 * to a tenth of a second. -1 where memory ran out. */
int app_picture_twins(SDL_Surface *picture, const puzzle_board *goal, const game_crop *crop,
                      bool marked[PUZZLE_MAX_CELLS]);

#endif
