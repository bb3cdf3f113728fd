/* The calendar of daily boards. */
#ifndef GOLDEN_DAILY_SCENES_H
#define GOLDEN_DAILY_SCENES_H

#include "program/app.h"

void lead_to_daily(app *app);
void lead_to_daily_game(app *app);

#endif
