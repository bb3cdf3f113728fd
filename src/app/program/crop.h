#ifndef APP_PROGRAM_CROP_H
#define APP_PROGRAM_CROP_H

#include "draw/draw.h"
#include "game/look.h"
#include "puzzle/board.h"

/* The part of a picture that a board shows (game_crop), as a player moves it. Sides are those of the picture as
 * it is turned, in any unit. */

/* Where the part lies in the picture. */
app_rect app_crop_part(int width, int height, puzzle_size size, const game_crop *crop);

/* Moves it by so much of the picture's sides, as far as the picture goes. */
void app_crop_move(game_crop *crop, int width, int height, puzzle_size size, double right,
                   double down);

/* So many percent, from 100 on, as far as that goes; its middle stays. */
void app_crop_zoom(game_crop *crop, int percent);

/* A quarter clockwise, about the picture's middle: the part's middle shows what it showed. */
void app_crop_turn(game_crop *crop);

#endif
