#ifndef APP_PROGRAM_PROMPTS_H
#define APP_PROGRAM_PROMPTS_H

#include "program/app.h"
#include "ui/glyph.h"

/* The bar of prompts at the foot of the window, while a pad is in use. */

/* Of a screen that plays something, that is gone through step by step, or that has a board to slide. */
const app_prompt *app_prompts_of_replay(const app *app, int *count);
const app_prompt *app_prompts_of_steps(const app *app, int *count);
const app_prompt *app_prompts_of_board(const app *app, int *count);

/* Leaves room at the window's foot for the bar of prompts while a pad is in use. */
void app_prompts_make_room(app *app);

/* Draws the bar, for the screen on top. */
void app_prompts_show(const app *app);

#endif
