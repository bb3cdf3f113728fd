/* The actions: what they are called in a file, and where they mean something. */
#include "input/actions.h"

#include "text/translate.h"

#include <string.h>

enum { BOARD = APP_PLACE_BOARD, REPLAY = APP_PLACE_REPLAY, LAB = APP_PLACE_LAB };
enum { LIST = APP_PLACE_LIST, ALL = APP_PLACE_ALL };

/* The title and the settings have boards to play with: slides mean something everywhere. */
static const app_action actions[] = {
    {APP_INTENT_UP, "slide-up", N_("Slide up"), ALL},
    {APP_INTENT_LEFT, "slide-left", N_("Slide left"), ALL},
    {APP_INTENT_DOWN, "slide-down", N_("Slide down"), ALL},
    {APP_INTENT_RIGHT, "slide-right", N_("Slide right"), ALL},
    {APP_INTENT_LINES, "whole-lines", N_("Whole lines, held"), BOARD | LIST},
    {APP_INTENT_FREEZE, "hold-still", N_("Stop hovering"), BOARD},
    {APP_INTENT_UNDO, "undo", N_("Undo"), BOARD | LAB},
    {APP_INTENT_REDO, "redo", N_("Redo"), BOARD},
    {APP_INTENT_HINT, "hint", N_("Hint"), BOARD | LAB},
    {APP_INTENT_AUTO, "auto-solve", N_("Auto-solve"), BOARD | LAB},
    {APP_INTENT_PEEK, "goal", N_("See the goal"), BOARD},
    {APP_INTENT_COMPARE, "side-by-side", N_("Side by side"), BOARD},
    {APP_INTENT_ZOOM_IN, "zoom-in", N_("Zoom in"), BOARD},
    {APP_INTENT_ZOOM_OUT, "zoom-out", N_("Zoom out"), BOARD},
    {APP_INTENT_FIND, "find-tile", N_("Find a tile"), BOARD},
    {APP_INTENT_NUMBERS, "numbers", N_("Numbers"), BOARD},
    {APP_INTENT_PALETTE, "palette", N_("Colours"), BOARD},
    {APP_INTENT_PATTERNS, "patterns", N_("Patterns on tiles"), BOARD},
    {APP_INTENT_COARSER, "coarser-layer", N_("Coarser layer"), BOARD},
    {APP_INTENT_FINER, "finer-layer", N_("Finer layer"), BOARD},
    {APP_INTENT_ZEN, "zen", N_("Zen"), BOARD},
    {APP_INTENT_NEXT_BOARD, "next-board", N_("Next board"), BOARD},
    {APP_INTENT_NEW, "new-game", N_("New game"), BOARD | LIST},
    {APP_INTENT_RESTART, "restart", N_("Restart"), BOARD},
    {APP_INTENT_PARKED, "earlier-game", N_("The earlier game"), BOARD | LIST},
    {APP_INTENT_SESSION, "session", N_("This session"), ALL},
    {APP_INTENT_PLAY, "play", N_("Play and pause"), BOARD | REPLAY | LIST},
    {APP_INTENT_FIRST, "first", N_("To the start"), REPLAY | LAB},
    {APP_INTENT_LAST, "last", N_("To the end"), REPLAY},
    {APP_INTENT_CONFIRM, "confirm", N_("Begin, take over"), ALL},
    {APP_INTENT_BACK, "back", N_("Back, menu"), ALL},
    {APP_INTENT_MENU, "menu", N_("Menu"), ALL},
    {APP_INTENT_COPY, "copy", N_("Copy"), ALL},
    {APP_INTENT_PASTE, "paste", N_("Paste"), BOARD | LAB | LIST},
    {APP_INTENT_DELETE, "delete", N_("Delete"), LIST},
    {APP_INTENT_HELP, "help", N_("All keys"), ALL},
    {APP_INTENT_FULLSCREEN, "full-screen", N_("Full screen"), ALL},
    {APP_INTENT_SOUND, "sound", N_("Sound"), ALL},
    {APP_INTENT_SCREENSHOT, "screenshot", N_("Screenshot"), ALL},
    {APP_INTENT_QUIT, "quit", N_("Quit"), ALL},
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
