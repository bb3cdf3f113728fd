/* The actions: what they are called, where they mean something, and what does them by default. */
#include "input/actions.h"

#include "text/translate.h"

#include <string.h>

enum { BOARD = APP_PLACE_BOARD, REPLAY = APP_PLACE_REPLAY, LAB = APP_PLACE_LAB };
enum { LIST = APP_PLACE_LIST, ALL = APP_PLACE_ALL };

#define KEY(code) APP_SOURCE_KEY, code, 0
#define WITH(mods, code) APP_SOURCE_KEY, code, mods
#define PLACE(code) APP_SOURCE_PLACE, code, 0
#define MOUSE(code) APP_SOURCE_MOUSE, code, 0
#define PAD(code) APP_SOURCE_PAD, code, 0

/* The title and the settings have boards to play with: slides mean something everywhere. With the key for whole lines
 * each direction slides one: lines have no bindings of their own. */
static const app_action actions[] = {
    {APP_INTENT_UP, "slide-up", N_("Slide up"), ALL,
     .usual = {{KEY(SDLK_UP)}, {PLACE(SDL_SCANCODE_W)}, {PAD(SDL_CONTROLLER_BUTTON_DPAD_UP)}},
     .repeats = true},
    {APP_INTENT_LEFT, "slide-left", N_("Slide left"), ALL,
     .usual = {{KEY(SDLK_LEFT)}, {PLACE(SDL_SCANCODE_A)}, {PAD(SDL_CONTROLLER_BUTTON_DPAD_LEFT)}},
     .repeats = true},
    {APP_INTENT_DOWN, "slide-down", N_("Slide down"), ALL,
     .usual = {{KEY(SDLK_DOWN)}, {PLACE(SDL_SCANCODE_S)}, {PAD(SDL_CONTROLLER_BUTTON_DPAD_DOWN)}},
     .repeats = true},
    {APP_INTENT_RIGHT, "slide-right", N_("Slide right"), ALL,
     .usual = {{KEY(SDLK_RIGHT)}, {PLACE(SDL_SCANCODE_D)}, {PAD(SDL_CONTROLLER_BUTTON_DPAD_RIGHT)}},
     .repeats = true},
    {APP_INTENT_LINES, "whole-lines", N_("Whole lines, held"), BOARD | LIST,
     .usual = {{KEY(SDLK_LSHIFT)}, {PAD(APP_PAD_RIGHT_TRIGGER)}}, .lasts = true},
    {APP_INTENT_FREEZE, "hold-still", N_("Stop hovering"), BOARD, .usual = {{KEY(SDLK_LCTRL)}},
     .lasts = true},
    {APP_INTENT_UNDO, "undo", N_("Undo"), BOARD | LAB,
     .usual = {{WITH(KMOD_CTRL, SDLK_z)},
               {KEY(SDLK_BACKSPACE)},
               {MOUSE(SDL_BUTTON_RIGHT)},
               {PAD(SDL_CONTROLLER_BUTTON_X)}},
     .repeats = true},
    {APP_INTENT_REDO, "redo", N_("Redo"), BOARD,
     .usual = {{WITH(KMOD_CTRL, SDLK_y)},
               {WITH(KMOD_CTRL | KMOD_SHIFT, SDLK_z)},
               {PAD(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER)}},
     .repeats = true},
    {APP_INTENT_HINT, "hint", N_("Hint"), BOARD | LAB,
     .usual = {{KEY(SDLK_h)}, {PAD(SDL_CONTROLLER_BUTTON_A)}}},
    {APP_INTENT_AUTO, "auto-solve", N_("Auto-solve"), BOARD | LAB,
     .usual = {{KEY(SDLK_F5)}, {PAD(SDL_CONTROLLER_BUTTON_LEFTSHOULDER)}}},
    {APP_INTENT_PEEK, "goal", N_("See the goal"), BOARD,
     .usual = {{KEY(SDLK_g)}, {MOUSE(SDL_BUTTON_MIDDLE)}, {PAD(SDL_CONTROLLER_BUTTON_Y)}},
     .lasts = true},
    {APP_INTENT_COMPARE, "side-by-side", N_("Side by side"), BOARD,
     .usual = {{KEY(SDLK_c)}, {PAD(APP_PAD_LEFT_TRIGGER)}}},
    {APP_INTENT_ZOOM_IN, "zoom-in", N_("Zoom in"), BOARD, .usual = {{KEY(SDLK_PAGEUP)}}},
    {APP_INTENT_ZOOM_OUT, "zoom-out", N_("Zoom out"), BOARD, .usual = {{KEY(SDLK_PAGEDOWN)}}},
    {APP_INTENT_FIND, "find-tile", N_("Find a tile"), BOARD, .usual = {{WITH(KMOD_CTRL, SDLK_f)}}},
    {APP_INTENT_NUMBERS, "numbers", N_("Numbers"), BOARD,
     .usual = {{KEY(SDLK_n)}, {PAD(SDL_CONTROLLER_BUTTON_RIGHTSTICK)}}},
    {APP_INTENT_PALETTE, "palette", N_("Colours"), BOARD, .usual = {{KEY(SDLK_p)}}},
    {APP_INTENT_PATTERNS, "patterns", N_("Patterns on tiles"), BOARD,
     .usual = {{WITH(KMOD_SHIFT, SDLK_p)}}},
    {APP_INTENT_COARSER, "coarser-layer", N_("Coarser layer"), BOARD,
     .usual = {{KEY(SDLK_1)}, {KEY(SDLK_KP_1)}}},
    {APP_INTENT_FINER, "finer-layer", N_("Finer layer"), BOARD,
     .usual = {{KEY(SDLK_2)}, {KEY(SDLK_KP_2)}}},
    {APP_INTENT_ZEN, "zen", N_("Zen"), BOARD, .usual = {{KEY(SDLK_F9)}}},
    {APP_INTENT_NEXT_BOARD, "next-board", N_("Next board"), BOARD,
     .usual = {{KEY(SDLK_F2)}, {PAD(SDL_CONTROLLER_BUTTON_BACK)}}},
    {APP_INTENT_NEW, "new-game", N_("New game"), BOARD | LIST,
     .usual = {{WITH(KMOD_CTRL, SDLK_n)}}},
    {APP_INTENT_RESTART, "restart", N_("Restart"), BOARD, .usual = {{WITH(KMOD_CTRL, SDLK_r)}}},
    {APP_INTENT_PARKED, "earlier-game", N_("The earlier game"), BOARD | LIST,
     .usual = {{WITH(KMOD_CTRL, SDLK_b)}}},
    {APP_INTENT_SESSION, "session", N_("This session"), ALL, .usual = {{WITH(KMOD_CTRL, SDLK_l)}}},
    {APP_INTENT_PLAY, "play", N_("Play and pause"), BOARD | REPLAY | LIST,
     .usual = {{KEY(SDLK_SPACE)}}},
    {APP_INTENT_FIRST, "first", N_("To the start"), REPLAY | LAB, .usual = {{KEY(SDLK_HOME)}}},
    {APP_INTENT_LAST, "last", N_("To the end"), REPLAY, .usual = {{KEY(SDLK_END)}}},
    {APP_INTENT_CONFIRM, "confirm", N_("Begin, take over"), ALL,
     .usual = {{KEY(SDLK_RETURN)}, {KEY(SDLK_KP_ENTER)}}},
    {APP_INTENT_BACK, "back", N_("Back, menu"), ALL,
     .usual = {{KEY(SDLK_ESCAPE)}, {PAD(SDL_CONTROLLER_BUTTON_B)}}},
    {APP_INTENT_MENU, "menu", N_("Menu"), ALL, .usual = {{PAD(SDL_CONTROLLER_BUTTON_START)}}},
    {APP_INTENT_COPY, "copy", N_("Copy"), ALL, .usual = {{WITH(KMOD_CTRL, SDLK_c)}}},
    {APP_INTENT_PASTE, "paste", N_("Paste"), BOARD | LAB | LIST,
     .usual = {{WITH(KMOD_CTRL, SDLK_v)}}},
    {APP_INTENT_DELETE, "delete", N_("Delete"), LIST,
     .usual = {{KEY(SDLK_DELETE)}, {PAD(SDL_CONTROLLER_BUTTON_X)}}},
    {APP_INTENT_HELP, "help", N_("All keys"), ALL, .usual = {{KEY(SDLK_F1)}}},
    {APP_INTENT_FULLSCREEN, "full-screen", N_("Full screen"), ALL,
     .usual = {{KEY(SDLK_F11)}, {WITH(KMOD_ALT, SDLK_RETURN)}}},
    {APP_INTENT_SOUND, "sound", N_("Sound"), ALL, .usual = {{KEY(SDLK_m)}}},
    {APP_INTENT_SCREENSHOT, "screenshot", N_("Screenshot"), ALL, .usual = {{KEY(SDLK_F12)}}},
    {APP_INTENT_QUIT, "quit", N_("Quit"), ALL, .usual = {{WITH(KMOD_CTRL, SDLK_q)}}},
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

app_intent app_intent_held(app_intent intent)
{
    const app_action *action = app_action_of(intent);
    bool repeats = action ? action->repeats : app_intent_is_slide(intent); /* a line is no action */
    return repeats ? intent : APP_INTENT_NONE;
}

bool app_actions_meet(app_intent one, app_intent other)
{
    const app_action *a = app_action_of(one), *b = app_action_of(other);
    return a && b && a->places & b->places;
}
