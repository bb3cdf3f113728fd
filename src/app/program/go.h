#ifndef APP_PROGRAM_GO_H
#define APP_PROGRAM_GO_H

#include "ui/screen.h"

/* To a screen that shows a record, which is taken over in any case. Stays, and says why, where memory ran
 * out. */
app_go app_go_record(app *app, app_go_kind kind, app_screen_id screen, game_record *record);

/* The same with a copy. */
app_go app_go_copy(app *app, app_go_kind kind, app_screen_id screen, const game_record *record);

/* Moves the record out of the argument: an empty one where none came along. */
game_record app_argument_record(app_argument *argument);

/* To the list of files. One that is chosen there is given to the game (app_open_given). */
app_go app_go_files(app_file_kind kind);

/* To be called once; also for an argument that nobody took. */
void app_argument_deinit(app_argument *argument);

#endif
