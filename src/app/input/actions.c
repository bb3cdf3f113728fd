/* The actions: what they are called in a file, and where they mean something. */
#include "input/actions.h"

#include <string.h>

enum { BOARD = APP_PLACE_BOARD, REPLAY = APP_PLACE_REPLAY, LAB = APP_PLACE_LAB };
enum { LIST = APP_PLACE_LIST, ALL = APP_PLACE_ALL };

/* The title and the settings have boards to play with: slides mean something everywhere. */
static const app_action actions[] = {
    {APP_INTENT_UP, "slide-up", APP_TEXT_ACTION_UP, ALL},
    {APP_INTENT_LEFT, "slide-left", APP_TEXT_ACTION_LEFT, ALL},
    {APP_INTENT_DOWN, "slide-down", APP_TEXT_ACTION_DOWN, ALL},
    {APP_INTENT_RIGHT, "slide-right", APP_TEXT_ACTION_RIGHT, ALL},
    {APP_INTENT_LINES, "whole-lines", APP_TEXT_ACTION_LINES, BOARD | LIST},
    {APP_INTENT_FREEZE, "hold-still", APP_TEXT_ACTION_FREEZE, BOARD},
    {APP_INTENT_UNDO, "undo", APP_TEXT_UNDO, BOARD | LAB},
    {APP_INTENT_REDO, "redo", APP_TEXT_REDO, BOARD},
    {APP_INTENT_HINT, "hint", APP_TEXT_HINT, BOARD | LAB},
    {APP_INTENT_AUTO, "auto-solve", APP_TEXT_AUTO_SOLVE, BOARD | LAB},
    {APP_INTENT_PEEK, "goal", APP_TEXT_ACTION_PEEK, BOARD},
    {APP_INTENT_COMPARE, "side-by-side", APP_TEXT_SIDE_BY_SIDE, BOARD},
    {APP_INTENT_ZOOM_IN, "zoom-in", APP_TEXT_ACTION_ZOOM_IN, BOARD},
    {APP_INTENT_ZOOM_OUT, "zoom-out", APP_TEXT_ACTION_ZOOM_OUT, BOARD},
    {APP_INTENT_FIND, "find-tile", APP_TEXT_FIND_TILE, BOARD},
    {APP_INTENT_NUMBERS, "numbers", APP_TEXT_NUMBERS, BOARD},
    {APP_INTENT_PALETTE, "palette", APP_TEXT_ACTION_PALETTE, BOARD},
    {APP_INTENT_PATTERNS, "patterns", APP_TEXT_PATTERNS, BOARD},
    {APP_INTENT_COARSER, "coarser-layer", APP_TEXT_LAYER_COARSER, BOARD},
    {APP_INTENT_FINER, "finer-layer", APP_TEXT_LAYER_FINER, BOARD},
    {APP_INTENT_ZEN, "zen", APP_TEXT_ZEN, BOARD},
    {APP_INTENT_NEXT_BOARD, "next-board", APP_TEXT_NEXT_BOARD, BOARD},
    {APP_INTENT_NEW, "new-game", APP_TEXT_NEW_GAME, BOARD | LIST},
    {APP_INTENT_RESTART, "restart", APP_TEXT_RESTART, BOARD},
    {APP_INTENT_PARKED, "earlier-game", APP_TEXT_ACTION_PARKED, BOARD | LIST},
    {APP_INTENT_SESSION, "session", APP_TEXT_SESSION, ALL},
    {APP_INTENT_PLAY, "play", APP_TEXT_ACTION_PLAY, BOARD | REPLAY | LIST},
    {APP_INTENT_FIRST, "first", APP_TEXT_TO_START, REPLAY | LAB},
    {APP_INTENT_LAST, "last", APP_TEXT_TO_END, REPLAY},
    {APP_INTENT_CONFIRM, "confirm", APP_TEXT_ACTION_CONFIRM, ALL},
    {APP_INTENT_BACK, "back", APP_TEXT_ACTION_BACK, ALL},
    {APP_INTENT_MENU, "menu", APP_TEXT_MENU, ALL},
    {APP_INTENT_COPY, "copy", APP_TEXT_COPY, ALL},
    {APP_INTENT_PASTE, "paste", APP_TEXT_ACTION_PASTE, BOARD | LAB | LIST},
    {APP_INTENT_DELETE, "delete", APP_TEXT_DELETE, LIST},
    {APP_INTENT_HELP, "help", APP_TEXT_ACTION_HELP, ALL},
    {APP_INTENT_FULLSCREEN, "full-screen", APP_TEXT_FULLSCREEN, ALL},
    {APP_INTENT_SOUND, "sound", APP_TEXT_SOUND, ALL},
    {APP_INTENT_SCREENSHOT, "screenshot", APP_TEXT_KEY_SCREENSHOT, ALL},
    {APP_INTENT_QUIT, "quit", APP_TEXT_QUIT, ALL},
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
