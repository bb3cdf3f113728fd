/* The way to the review of a game. */
#ifndef GOLDEN_REVIEW_SCENES_H
#define GOLDEN_REVIEW_SCENES_H

#include "program/app.h"

void lead_to_review(app *app);
void lead_to_review_in_slides(app *app);
void lead_to_better_way(app *app);
void lead_to_better_way_in_slides(app *app);

#endif
