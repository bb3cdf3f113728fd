#ifndef APP_DESKTOP_H
#define APP_DESKTOP_H

typedef struct app app;

/* Asks the desktop what it prefers, where no settings were there: once the first frame is seen. */
void app_ask_desktop(app *app);

/* Takes over the answer, once it is there. */
void app_follow_desktop(app *app);

/* No answer is wanted any more. */
void app_leave_desktop(app *app);

#endif
