/* The lines of the help page: what is done, and by which keys or buttons. */
#include "input/keys.h"

#include "platform/platform.h"
#include "text/translate.h"

/* Where the player has left it no key. */
static app_key_name said_or_dash(app_key_name name)
{
    if (!name.text[0])
        SDL_strlcpy(name.text, "–", sizeof name.text);
    return name;
}

static app_key_name said(const app_bindings *own, app_intent intent)
{
    return said_or_dash(app_keys_name(own, intent));
}

static app_key_name said_all(const app_bindings *own, app_intent intent)
{
    return said_or_dash(app_keys_names(own, intent));
}

static const char *slide_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, click, drag"), said_or_dash(app_keys_directions(own)).text);
}

static const char *line_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, click further along"),
                           said_or_dash(app_keys_lines(own)).text);
}

static const char *freeze_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s or a button, held"), said_all(own, APP_INTENT_FREEZE).text);
}

static const char *zoom_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s, wheel, pinch"), said(own, APP_INTENT_ZOOM_IN).text,
                           said(own, APP_INTENT_ZOOM_OUT).text);
}

static const char *zoom_moving(app_arena *in, const app_bindings *own)
{
    (void)in;
    (void)own;
    return _("Drag a tile that cannot slide");
}

static const char *find_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, then its number"), said(own, APP_INTENT_FIND).text);
}

static const char *colour_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s"), said(own, APP_INTENT_PALETTE).text,
                           said(own, APP_INTENT_PATTERNS).text);
}

static const char *layer_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s"), said(own, APP_INTENT_COARSER).text,
                           said(own, APP_INTENT_FINER).text);
}

static const char *part_keys(app_arena *in, const app_bindings *own)
{
    (void)in;
    (void)own;
    return _("Arrows, drag, wheel");
}

static const char *hint_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, each time a step further"), said(own, APP_INTENT_HINT).text);
}

static const char *peek_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, held or tapped"), said(own, APP_INTENT_PEEK).text);
}

static const char *focus_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s, arrows; %s"), said(own, APP_INTENT_NEXT).text,
                           said(own, APP_INTENT_PREVIOUS).text,
                           app_keys_control_name(APP_INTENT_CONFIRM).text);
}

static const char *replay_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s %s, %s %s"), said(own, APP_INTENT_PLAY).text,
                           said(own, APP_INTENT_LEFT).text, said(own, APP_INTENT_RIGHT).text,
                           said(own, APP_INTENT_FIRST).text, said(own, APP_INTENT_LAST).text);
}

static const char *replay_speed_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s %s, %s"), said(own, APP_INTENT_UP).text,
                           said(own, APP_INTENT_DOWN).text, said(own, APP_INTENT_CONFIRM).text);
}

static const char *theatre_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s, %s"), app_keys_control_name(APP_INTENT_CONFIRM).text,
                           said(own, APP_INTENT_DELETE).text);
}

static const char *lab_keys(app_arena *in, const app_bindings *own)
{
    return app_arena_print(in, _("%s twice or a number, %s"),
                           app_keys_control_name(APP_INTENT_CONFIRM).text,
                           said(own, APP_INTENT_AUTO).text);
}

/* A key that the game never hears of. */
static const char *leave_keys(app_arena *in, const app_bindings *own)
{
    (void)own;
    return app_arena_copy(in, app_keys_leave_name());
}

/* A line has all the keys of one intent, or says more. A pad's button is told by itself. */
typedef struct help_line {
    const char *action;
    app_intent intent;
    const char *(*keys)(app_arena *in, const app_bindings *own); /* NULL: those of the intent */
} help_line;

static const help_line lines[] = {
    {N_("Slide a tile"), APP_INTENT_UP, slide_keys},
    {N_("Slide a whole line"), APP_INTENT_LINES, line_keys},
    {N_("Stop hovering"), APP_INTENT_NONE, freeze_keys},
    {N_("Undo"), APP_INTENT_UNDO, NULL},
    {N_("Redo"), APP_INTENT_REDO, NULL},
    {N_("Hint"), APP_INTENT_HINT, hint_keys},
    {N_("Auto-solve"), APP_INTENT_AUTO, NULL},
    {N_("See the goal, enlarged"), APP_INTENT_PEEK, peek_keys},
    {N_("Side by side"), APP_INTENT_COMPARE, NULL},
    {N_("Zoom small tiles"), APP_INTENT_NONE, zoom_keys},
    {N_("Move a zoomed board"), APP_INTENT_NONE, zoom_moving},
    {N_("Find a tile"), APP_INTENT_FIND, find_keys},
    {N_("Numbers on a picture"), APP_INTENT_NUMBERS, NULL},
    {N_("Colours, patterns"), APP_INTENT_NONE, colour_keys},
    {N_("Layer of grids: coarser, finer"), APP_INTENT_NONE, layer_keys},
    {N_("Zen: no bar, a larger board, splits"), APP_INTENT_ZEN, NULL},
    {N_("Part of a picture"), APP_INTENT_NONE, part_keys},
    {N_("Next board"), APP_INTENT_NEXT_BOARD, NULL},
    {N_("New game"), APP_INTENT_NEW, NULL},
    {N_("This session"), APP_INTENT_SESSION, NULL},
    {N_("Restart"), APP_INTENT_RESTART, NULL},
    {N_("Back to the earlier game"), APP_INTENT_PARKED, NULL},
    {N_("Move the focus"), APP_INTENT_NONE, focus_keys},
    {N_("Back to the board, menu"), APP_INTENT_BACK, NULL},
    {N_("Replay: play, step, ends"), APP_INTENT_NONE, replay_keys},
    {N_("Replay: speed, take over"), APP_INTENT_NONE, replay_speed_keys},
    {N_("Paste board, moves, picture"), APP_INTENT_PASTE, NULL},
    {N_("Theatre: watch, delete"), APP_INTENT_NONE, theatre_keys},
    {N_("Lab: swap tiles, solve, stop"), APP_INTENT_NONE, lab_keys},
    {N_("Copy the ID, a replay, results"), APP_INTENT_COPY, NULL},
    {N_("Full screen"), APP_INTENT_FULLSCREEN, NULL},
    {N_("Sound on and off"), APP_INTENT_SOUND, NULL},
    {N_("Screenshot"), APP_INTENT_SCREENSHOT, NULL},
    {N_("Quit"), APP_INTENT_QUIT, NULL},
    {N_("To the browser's own bar"), APP_INTENT_NONE, leave_keys},
};

/* A window is quit, and a page is left for its browser. */
static bool is_told(const app_bindings *own, const app_pad_family *pad, const help_line *line)
{
    bool quits = line->intent == APP_INTENT_QUIT, leaves = line->keys == leave_keys;
    if (app_platform_may_quit() ? leaves : quits)
        return false;
    return !pad || app_pad_button(own, line->intent, APP_BOUND_SCREEN) >= 0;
}

int app_keys_help_lines(const app_bindings *own, const app_pad_family *pad)
{
    int count = 0;
    for (size_t i = 0; i < SDL_arraysize(lines); i++)
        count += is_told(own, pad, &lines[i]);
    return count;
}

/* The nth that is told. */
static const help_line *told_line(const app_bindings *own, const app_pad_family *pad, int n)
{
    const help_line *line = lines;
    while (!is_told(own, pad, line) || n-- > 0)
        line++;
    return line;
}

static const char *button_of(app_arena *in, const app_bindings *own, app_pad_family family,
                             app_intent intent)
{
    int code = app_pad_button(own, intent, APP_BOUND_SCREEN);
    const char *name = app_pad_name(family, code);
    if (intent == APP_INTENT_UP && code == SDL_CONTROLLER_BUTTON_DPAD_UP)
        name = _("D-pad, stick");
    return intent == APP_INTENT_LINES ? app_arena_print(in, _("%s + direction"), name) : name;
}

app_key_help app_keys_help_line(app_arena *in, const app_bindings *own, const app_pad_family *pad,
                                int line)
{
    const help_line *from = told_line(own, pad, line);
    const char *keys = pad          ? button_of(in, own, *pad, from->intent)
                       : from->keys ? from->keys(in, own)
                                    : app_arena_copy(in, said_all(own, from->intent).text);
    return (app_key_help){_(from->action), keys};
}

/* What else there is to do has a button on the screen. */
static const app_key_help gestures[] = {
    {N_("Slide a tile"), N_("Tap it, drag it, or swipe")},
    {N_("Slide a whole line"), N_("Tap its far end, or drag it")},
    {N_("See the goal, enlarged"), N_("Tap or hold the small goal")},
    {N_("Zoom small tiles"), N_("Pinch with two fingers")},
    {N_("Move a zoomed board"), N_("Drag a tile that cannot slide")},
    {N_("See what an icon does"), N_("Hold a finger on it")},
};

int app_touch_help_lines(void)
{
    return (int)SDL_arraysize(gestures);
}

app_key_help app_touch_help_line(int line)
{
    return (app_key_help){_(gestures[line].action), _(gestures[line].keys)};
}
