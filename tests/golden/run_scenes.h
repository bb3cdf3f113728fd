/* Challenges in play, and what they came to. */
#ifndef GOLDEN_RUN_SCENES_H
#define GOLDEN_RUN_SCENES_H

#include "program/app.h"

void lead_to_attack(app *app);
void lead_to_attack_over(app *app);
void lead_to_marathon(app *app);
void lead_to_marathon_over(app *app);
void lead_to_marathon_table(app *app); /* in the board's place */
void lead_to_relay(app *app);
void lead_to_relay_over(app *app);
void lead_to_fewest(app *app);
void lead_to_menu_in_run(app *app);
void lead_to_fewest_over(app *app);
void lead_to_learning(app *app);
void lead_to_blind(app *app);
void lead_to_blind_over(app *app);
void lead_to_pause(app *app);

#endif
