#ifndef APP_TOAST_H
#define APP_TOAST_H

#include "ui/control.h"

/* A short message over the top of the window, gone by itself. It may offer something: a button for the
 * pointer, which names the key that does the same as long as the message is there. */
typedef struct app_toast {
    char text[320];
    app_icon icon;
    double since;      /* ms; 0: none */
    bool drawn;        /* the last frame shows it */
    bool lasts;        /* until it is pressed, or for a while that is long enough for anybody */
    const char *offer; /* the button's words, which outlive the message; NULL: none */
    app_intent intent; /* what it offers */
    app_controls button;
} app_toast;

/* What it offers now; APP_INTENT_NONE without an offer, or once the message is gone. */
app_intent app_toast_offers(const app_toast *toast, double now);

/* To be asked before any screen. True: the event is used up; *wanted becomes what was offered, where that
 * was chosen, which closes the message. One that lasts is closed by a press, or by what leads back. */
bool app_toast_event(app_toast *toast, const app_view *view, const app_event *event,
                     app_intent *wanted);

/* Its time begins with the first frame that shows it. */
void app_toast_draw(app_toast *toast, const app_view *view);

/* ms until it looks different. */
double app_toast_wait(const app_toast *toast, double now);

#endif
