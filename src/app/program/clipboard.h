#ifndef APP_PROGRAM_CLIPBOARD_H
#define APP_PROGRAM_CLIPBOARD_H

#include "base/text.h"
#include "game/lab.h"
#include "game/replays.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct app app;

/* What goes through the clipboard. Each tells the player what came of it. */

/* Begins the board whose ID is in the clipboard. False where it holds none, or a mistyped one. */
bool app_paste_id_game(app *app);

/* The same, or else the current game shows the picture whose path is in the clipboard. */
bool app_paste(app *app);

/* One of two boards becomes the one whose text is in the clipboard. */
bool app_paste_side(app *app, game_lab *boards, game_lab_side side);

/* A replay, or the path of one, into the replays: its id there, or 0 (client/replays.h). */
uint64_t app_paste_replay(app *app, const game_replays *replays);

/* Puts the text on the clipboard and says `done`, or that it could not be. */
void app_copy(app *app, const sw_text *text, const char *done);
void app_copy_id(app *app);     /* of the current game's board */
void app_copy_result(app *app); /* of a solved game: a card to show around */
void app_copy_replay(app *app, const game_record *record);

#endif
