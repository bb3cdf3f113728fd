/* The actions: what they are called in a file, and where they mean something. */
#include "input/actions.h"

#include <string.h>

enum { BOARD = APP_PLACE_BOARD, REPLAY = APP_PLACE_REPLAY, LAB = APP_PLACE_LAB };
enum { LIST = APP_PLACE_LIST, ALL = APP_PLACE_ALL };

/* The title and the settings have boards to play with: slides mean something everywhere. */
static const app_action actions[] = {
    {APP_INTENT_UP, "slide-up", ALL},
    {APP_INTENT_LEFT, "slide-left", ALL},
    {APP_INTENT_DOWN, "slide-down", ALL},
    {APP_INTENT_RIGHT, "slide-right", ALL},
    {APP_INTENT_LINES, "whole-lines", BOARD | LIST},
    {APP_INTENT_FREEZE, "hold-still", BOARD},
    {APP_INTENT_UNDO, "undo", BOARD | LAB},
    {APP_INTENT_REDO, "redo", BOARD},
    {APP_INTENT_HINT, "hint", BOARD | LAB},
    {APP_INTENT_AUTO, "auto-solve", BOARD | LAB},
    {APP_INTENT_PEEK, "goal", BOARD},
    {APP_INTENT_COMPARE, "side-by-side", BOARD},
    {APP_INTENT_ZOOM_IN, "zoom-in", BOARD},
    {APP_INTENT_ZOOM_OUT, "zoom-out", BOARD},
    {APP_INTENT_NUMBERS, "numbers", BOARD},
    {APP_INTENT_NEXT_BOARD, "next-board", BOARD},
    {APP_INTENT_NEW, "new-game", BOARD | LIST},
    {APP_INTENT_RESTART, "restart", BOARD},
    {APP_INTENT_PARKED, "earlier-game", BOARD | LIST},
    {APP_INTENT_SESSION, "session", ALL},
    {APP_INTENT_PLAY, "play", BOARD | REPLAY | LIST},
    {APP_INTENT_FIRST, "first", REPLAY | LAB},
    {APP_INTENT_LAST, "last", REPLAY},
    {APP_INTENT_CONFIRM, "confirm", ALL},
    {APP_INTENT_BACK, "back", ALL},
    {APP_INTENT_COPY, "copy", ALL},
    {APP_INTENT_PASTE, "paste", BOARD | LAB | LIST},
    {APP_INTENT_DELETE, "delete", LIST},
    {APP_INTENT_HELP, "help", ALL},
    {APP_INTENT_FULLSCREEN, "full-screen", ALL},
    {APP_INTENT_SOUND, "sound", ALL},
    {APP_INTENT_SCREENSHOT, "screenshot", ALL},
    {APP_INTENT_QUIT, "quit", ALL},
};
enum { ACTIONS = sizeof actions / sizeof *actions };

const app_action *app_actions(int *count)
{
    *count = ACTIONS;
    return actions;
}

const app_action *app_action_of(app_intent intent)
{
    for (int i = 0; i < ACTIONS; i++)
        if (actions[i].intent == intent)
            return &actions[i];
    return NULL;
}

const app_action *app_action_named(const char *name, size_t length)
{
    for (int i = 0; i < ACTIONS; i++)
        if (strlen(actions[i].name) == length && memcmp(actions[i].name, name, length) == 0)
            return &actions[i];
    return NULL;
}

bool app_actions_meet(app_intent one, app_intent other)
{
    const app_action *a = app_action_of(one), *b = app_action_of(other);
    return a && b && a->places & b->places;
}
