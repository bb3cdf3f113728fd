/* Prompts that several screens have. */
#include "program/prompts.h"

static const app_prompt replay[] = {
    {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, APP_TEXT_PROMPT_PLAY},
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, APP_TEXT_PROMPT_STEP},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, APP_TEXT_PROMPT_BUTTONS},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, APP_TEXT_BACK},
};

static const app_prompt board[] = {
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, APP_TEXT_PROMPT_SLIDE},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, APP_TEXT_PROMPT_BUTTONS},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, APP_TEXT_BACK},
};

const app_prompt *app_prompts_of_replay(int *count)
{
    *count = (int)SDL_arraysize(replay);
    return replay;
}

const app_prompt *app_prompts_of_steps(int *count)
{
    *count = (int)SDL_arraysize(replay) - 1;
    return replay + 1;
}

const app_prompt *app_prompts_of_board(int *count)
{
    *count = (int)SDL_arraysize(board);
    return board;
}
