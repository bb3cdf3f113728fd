#ifndef APP_PROGRAM_PROMPTS_H
#define APP_PROGRAM_PROMPTS_H

#include "ui/glyph.h"

/* Of a screen that plays something, that is gone through step by step, or that has a board to slide. */
const app_prompt *app_prompts_of_replay(int *count);
const app_prompt *app_prompts_of_steps(int *count);
const app_prompt *app_prompts_of_board(int *count);

#endif
