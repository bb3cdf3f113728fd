#ifndef GOLDEN_TITLE_SCENES_H
#define GOLDEN_TITLE_SCENES_H

#include "program/app.h"

void lead_to_title_and_two_games(app *app); /* the earlier one was put aside */
/* The title with so many days in a row. */
void open_title(app *app, int streak);
void lead_to_title_and_streak(app *app); /* of daily boards */
void lead_to_title_without_game(app *app);
void lead_to_welcome(app *app);

#endif
