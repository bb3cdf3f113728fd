#ifndef APP_PROMPT_H
#define APP_PROMPT_H

#include "input/bindings.h"
#include "text/text.h"

/* The bar at the foot of the window that says what a pad's buttons do, while one is in use. */

/* What an intent does, to whom (APP_BOUND_); its button stands before the words. */
typedef struct app_prompt {
    app_intent intent;
    unsigned to;
    app_text_id text;
} app_prompt;

enum { APP_PROMPTS = 6, APP_PROMPT_BAR = 56 };

#endif
