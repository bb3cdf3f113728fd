/* Ways to the games that a player has kept, and to watching one. */
#ifndef GOLDEN_THEATRE_SCENES_H
#define GOLDEN_THEATRE_SCENES_H

#include "program/app.h"

void lead_to_theatre(app *app);
void lead_to_theatre_picture(app *app);
void lead_to_theatre_question(app *app);
void lead_to_theatre_empty(app *app);
void lead_to_watch(app *app);
void lead_to_watch_ghost(app *app);

#endif
