#ifndef APP_PROGRAM_GIVEN_H
#define APP_PROGRAM_GIVEN_H

#include "client/given.h"

typedef struct app app;

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
