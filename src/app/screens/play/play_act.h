#ifndef APP_SCREENS_PLAY_ACT_H
#define APP_SCREENS_PLAY_ACT_H

#include "screens/play/play.h"

/* What the player can do on the play screen, by whatever key or control. */

/* After anything that may have changed the game: shows it, and celebrates a win. */
void app_play_follow(app *app, play_state *self);

/* Sends a command to the game, and follows. */
void app_play_command(app *app, play_state *self, game_command command);

app_go app_play_choose(app *app, play_state *self, int id); /* a control: a play_id */
app_go app_play_key(app *app, play_state *self, const app_event *event);

#endif
