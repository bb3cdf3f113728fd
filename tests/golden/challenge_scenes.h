#ifndef GOLDEN_CHALLENGE_SCENES_H
#define GOLDEN_CHALLENGE_SCENES_H

#include "program/app.h"

void lead_to_challenges(app *app);
void lead_to_challenges_left(app *app);  /* a run of the chosen mode waits */
void lead_to_challenges_other(app *app); /* sizes and numbers of the player's own */

#endif
