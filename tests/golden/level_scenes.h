/* Ways from a closed window to the levels, and to making one. */
#ifndef GOLDEN_LEVEL_SCENES_H
#define GOLDEN_LEVEL_SCENES_H

#include "program/app.h"

void lead_to_levels(app *app);
void lead_to_picture_levels(app *app);
void lead_to_own_levels(app *app);
void lead_to_levels_in_slides(app *app);
void lead_to_packs(app *app); /* in a narrow window: the list over the grid */
void lead_to_torn_levels(app *app);
void lead_to_level_maker(app *app);
void lead_to_typing(app *app);
void lead_to_typing_a_capital(app *app);
void lead_to_typing_signs(app *app);
void lead_to_impossible_level(app *app);

/* Where the folder's name stands, which is another one everywhere. */
app_rect path_of(const app *app);

#endif
