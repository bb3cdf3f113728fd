#ifndef GOLDEN_PLAY_SCENES_H
#define GOLDEN_PLAY_SCENES_H

#include "program/app.h"

/* A board of numbers with some moves made, 83 seconds old, on the play screen. */
void lead_to_play(app *app);
void lead_to_picture(app *app);
void lead_to_signs(app *app);         /* of a slide, a home and a stop at a tile that is clicked */
void lead_to_signs_of_keys(app *app); /* of a stop at the wall */
void lead_to_signs_on_large_board(app *app);
void lead_to_comparing(app *app);
void lead_to_pad(app *app);
void lead_to_pad_of_sony(app *app);
void lead_to_pad_of_nintendo(app *app);
void lead_to_menu_by_pad(app *app);
void lead_to_large_board(app *app);
void lead_to_zoomed_board(app *app);
void lead_to_grids(app *app);
void lead_to_grids_on_large_board(app *app);
void lead_to_fringe(app *app);
void lead_to_found(app *app);
void lead_to_found_on_large_board(app *app);
void lead_to_found_on_picture(app *app);
void lead_to_keypad(app *app);
void lead_to_menu(app *app);

/* A level, with stars so far, points and moves left. */
void lead_to_level_in_play(app *app);
void lead_to_race(app *app); /* the same against its shortest solution */

/* A level whose par counts slides, with a hint, and its result. */
void lead_to_slides(app *app);
void lead_to_far_board_in_slides(app *app);
void lead_to_slides_result(app *app);

/* The first-time guide's three lessons. */
void lead_to_guide(app *app);
void lead_to_guide_of_goal(app *app);
void lead_to_guide_of_hint(app *app);

/* The steps of the hint ladder: where it is, which tile, where to. */
void lead_to_region(app *app);
void lead_to_tile(app *app);
void lead_to_hint(app *app);
app_rect log_of(const app *app); /* which tells the search's time and nodes */

/* A board of numbers that was just solved, and a level, with a detour. */
void lead_to_result(app *app);
void lead_to_level_result(app *app);
void lead_to_session(app *app);
void lead_to_new_session(app *app);
void lead_to_offer(app *app);

#endif
