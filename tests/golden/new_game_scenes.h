#ifndef GOLDEN_NEW_GAME_SCENES_H
#define GOLDEN_NEW_GAME_SCENES_H

#include "program/app.h"

/* The form for a new game. */
void lead_to_new_game(app *app); /* as it is at first */
void lead_to_new_challenge(app *app);
void lead_to_new_rows(app *app);    /* a hard board in rows of colours */
void lead_to_new_rings(app *app);   /* an easy large board, its colours chosen by size */
void lead_to_new_seed(app *app);    /* with the seed, and the ID that it gives */
void lead_to_new_picture(app *app); /* of a picture, one of many */

#endif
