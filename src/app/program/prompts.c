/* Prompts that several screens have. */
#include "program/prompts.h"

#include "text/translate.h"

static const app_prompt replay[] = {
    {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Play, pause")},
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, N_("Step")},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, N_("Buttons")},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Back")},
};

static const app_prompt board[] = {
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, N_("Slide")},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, N_("Buttons")},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Back")},
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
