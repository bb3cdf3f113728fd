#ifndef APP_PROGRAM_SAY_H
#define APP_PROGRAM_SAY_H

#include "client/message.h"
#include "draw/icon.h"
#include "input/intent.h"
#include "text/errors.h"

/* What the player is told in passing, as a toast. */

typedef struct app app;

void app_notify(app *app, app_icon icon, const char *text);

/* The same with a button that does what the intent's key does on the screen that is open; other screens
 * close the message. */
void app_notify_offer(app *app, app_icon icon, const char *text, const char *offer,
                      app_intent intent);

/* What an error says, as a warning; the same behind words that say what failed. */
void app_notify_error(app *app, const sw_error *error);
void app_notify_failed(app *app, const char *failed, const sw_error *error);

/* That a link leads nowhere: a message that lasts. */
void app_notify_bad_link(app *app, const char *link);

/* Returns what the player is told about the saving of games: that everything is saved, or why it is not. */
const char *app_saving_words(const app *app);

/* The same as a toast for what the client says; `data` is the app. */
void app_say(void *data, const client_message *message);

#endif
