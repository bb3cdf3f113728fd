/* Zen: the board as large as it can be, time, figures and splits. */
#ifndef GOLDEN_ZEN_SCENES_H
#define GOLDEN_ZEN_SCENES_H

#include "program/app.h"

void lead_to_zen_grids(app *app);
void lead_to_zen(app *app);
void lead_to_zen_run(app *app);

#endif
