#ifndef APP_PROGRAM_CHOSEN_H
#define APP_PROGRAM_CHOSEN_H

#include "program/pictures.h"
#include "puzzle/board.h"

/* The picture that is being chosen for a game, in APP_SLOT_CHOICE, and the part of it that the game will show. One screen
 * at a time has it. */

/* Of the longer side. */
enum { APP_CHOSEN_PIXELS = 1000 };

typedef struct app_chosen {
    app_slot_picture shown;
    app_offered_picture offered; /* it is chosen as soon as it is decoded */
} app_chosen;

/* Chooses the first picture that can be shown; none leaves the name empty. */
void app_chosen_any(const app *app, game_look *look);

/* Chooses what the player wants. One that could not be read, or is none of the gallery's, is chosen if it
 * can be read. */
void app_chosen_try(app *app, app_chosen *chosen, game_look *look, int entry);
void app_chosen_offer(app *app, app_chosen *chosen, const char *path);

/* Once a frame: takes what was decoded, and asks for the look's picture. One that cannot be read gives way
 * to another, and it is said why. True: another picture was chosen. */
bool app_chosen_follow(app *app, app_chosen *chosen, game_look *look);

/* The look's picture is in the slot, or cannot be. */
bool app_chosen_is_there(const app_chosen *chosen, const game_look *look);

/* The screen closes. */
void app_chosen_forget(app *app, app_chosen *chosen);

/* ---- The part of it that a board shows (game_crop), as a player moves it. Sides are those of the picture as it is
 * turned, in any unit ---- */

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
