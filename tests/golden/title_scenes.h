#ifndef GOLDEN_TITLE_SCENES_H
#define GOLDEN_TITLE_SCENES_H

#include "program/app.h"

void lead_to_title_and_two_games(app *app); /* the earlier one was put aside */
void lead_to_title_without_game(app *app);
void lead_to_welcome(app *app);

#endif
