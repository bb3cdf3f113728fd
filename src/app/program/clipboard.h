#ifndef APP_PROGRAM_CLIPBOARD_H
#define APP_PROGRAM_CLIPBOARD_H

#include "base/text.h"
#include "client/given.h"
#include "game/lab.h"
#include "game/replays.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct app app;

/* What was copied of a board last. */
typedef enum app_copied_what { APP_COPIED_ID, APP_COPIED_TILES, APP_COPIED_MOVES } app_copied_what;
typedef struct app_copied {
    uint64_t board; /* a number of the game; 0: nothing was copied yet */
    app_copied_what what;
    double at; /* ms */
} app_copied;

/* ---- The clipboard. Each tells the player what came of it ---- */

/* Begins the board whose ID or tiles are in the clipboard. False where it holds none, or a mistyped one. */
bool app_paste_id_game(app *app);

/* The same, or moves that are to be watched, or else the current game shows the picture whose path is in the
 * clipboard. */
typedef enum app_pasted { APP_PASTED_NOTHING, APP_PASTED_BOARD, APP_PASTED_MOVES } app_pasted;
app_pasted app_paste(app *app, game_record *moves); /* of APP_PASTED_MOVES alone; the caller's */

/* One of two boards becomes the one whose text is in the clipboard. */
bool app_paste_side(app *app, game_lab *boards, game_lab_side side);

/* A replay, or the path of one, into the replays: its id there, or 0 (client/replays.h). */
uint64_t app_paste_replay(app *app, const game_replays *replays);

/* Puts the text on the clipboard and says `done`, or that it could not be. */
void app_copy(app *app, const sw_text *text, const char *done);

/* What stands before an ID, or another name of a link, where there are links. */
void app_add_link_start(sw_text *out);

/* Before each frame: the page's address names the board in play, or the daily board; no other board of a challenge,
 * which nobody is to solve elsewhere meanwhile. */
void app_show_link(app *app);

/* Of the current game's board its link, or its ID; soon again its tiles, and then the moves so far. */
void app_copy_board(app *app);
void app_copy_result(app *app); /* of a solved game: a card to show around */
void app_copy_replay(app *app, const game_record *record);

/* ---- Files ---- */

/* Files that the game is given: dropped on the window, chosen or pasted. Each is read beside the window, and comes
 * to the screens as an APP_EVENT_DROP with what came of that (shell/loop.c). */

enum { APP_GIVEN_MOST = 32 };

/* Those that are being read, the oldest first. Owned. */
typedef struct app_given {
    client_given_job *jobs[APP_GIVEN_MOST];
    int count;
} app_given;

void app_open_given(app *app, const char *path);

/* The oldest one, once it is read: the caller's to deinit. */
bool app_take_given(app *app, client_given_file *out);

void app_drop_given(app *app);

#endif
