#ifndef APP_SHELL_PROMPTS_H
#define APP_SHELL_PROMPTS_H

#include "program/app.h"

/* Leaves room at the window's foot for the bar of prompts while a pad is in use. */
void app_prompts_make_room(app *app);

/* Draws it, for the screen on top. */
void app_prompts_show(const app *app);

#endif
