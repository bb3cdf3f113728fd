#ifndef GOLDEN_SETTINGS_SCENES_H
#define GOLDEN_SETTINGS_SCENES_H

#include "program/app.h"

void lead_to_settings(app *app);
void lead_to_settings_playing(app *app);
void lead_to_settings_controls(app *app);
void lead_to_settings_sound(app *app);
void lead_to_settings_listening(app *app);
void lead_to_settings_conflict(app *app);
void lead_to_settings_accessibility(app *app);
void lead_to_settings_automatic(app *app);
void lead_to_settings_data(app *app);
void lead_to_settings_question(app *app); /* a lower limit would remove replays */

#endif
