#ifndef APP_TOAST_H
#define APP_TOAST_H

#include "ui/view.h"

/* A short message over the top of the window, gone by itself. */
typedef struct app_toast {
    char text[320];
    app_icon icon;
    double since; /* ms; 0: none */
} app_toast;

void app_toast_draw(const app_toast *toast, const app_view *view);

/* ms until it looks different. */
double app_toast_wait(const app_toast *toast, double now);

#endif
