#ifndef APP_PROGRAM_SAY_H
#define APP_PROGRAM_SAY_H

#include "client/message.h"
#include "draw/icon.h"

/* What the player is told in passing, as a toast. */

typedef struct app app;

void app_notify(app *app, app_icon icon, const char *text);

/* The same for what the client says; `data` is the app. */
void app_say(void *data, const client_message *message);

#endif
