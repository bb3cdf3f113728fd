/* The lines of the help page: what is done, and by which keys or buttons. */
#include "input/keys.h"

#include "platform/platform.h"

#include <stdio.h>

/* Where the player has left it no key. */
static app_key_name said_or_dash(app_key_name name)
{
    if (!name.text[0])
        SDL_strlcpy(name.text, app_text(APP_TEXT_KEYCAP_NONE), sizeof name.text);
    return name;
}

static app_key_name said(const app_bindings *own, app_intent intent)
{
    return said_or_dash(app_keys_name(own, intent));
}

static void slide_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_SLIDE, said_or_dash(app_keys_directions(own)).text);
}

static void line_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_LINE, said_or_dash(app_keys_lines(own)).text);
}

static void freeze_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_FREEZE,
              said_or_dash(app_keys_names(own, APP_INTENT_FREEZE)).text);
}

static void zoom_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_ZOOM, said(own, APP_INTENT_ZOOM_IN).text,
              said(own, APP_INTENT_ZOOM_OUT).text);
}

static void zoom_moving(const app_bindings *own, char *out, size_t size)
{
    (void)own;
    app_textf(out, size, APP_TEXT_KEYS_ZOOM_MOVE);
}

static void find_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_FIND, said(own, APP_INTENT_FIND).text);
}

static void colour_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_LIST, said(own, APP_INTENT_PALETTE).text,
              said(own, APP_INTENT_PATTERNS).text);
}

static void layer_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_LIST, said(own, APP_INTENT_COARSER).text,
              said(own, APP_INTENT_FINER).text);
}

static void part_keys(const app_bindings *own, char *out, size_t size)
{
    (void)own;
    app_textf(out, size, APP_TEXT_KEYS_PART);
}

static void hint_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_HINT, said(own, APP_INTENT_HINT).text);
}

static void peek_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_PEEK, said(own, APP_INTENT_PEEK).text);
}

static void focus_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_FOCUS, said(own, APP_INTENT_NEXT).text,
              said(own, APP_INTENT_PREVIOUS).text, app_keys_control_name(APP_INTENT_CONFIRM).text);
}

static void replay_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_REPLAY, said(own, APP_INTENT_PLAY).text,
              said(own, APP_INTENT_LEFT).text, said(own, APP_INTENT_RIGHT).text,
              said(own, APP_INTENT_FIRST).text, said(own, APP_INTENT_LAST).text);
}

static void replay_speed_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_REPLAY_SPEED, said(own, APP_INTENT_UP).text,
              said(own, APP_INTENT_DOWN).text, said(own, APP_INTENT_CONFIRM).text);
}

static void theatre_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_LIST, app_keys_control_name(APP_INTENT_CONFIRM).text,
              said(own, APP_INTENT_DELETE).text);
}

static void lab_keys(const app_bindings *own, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_KEYS_LAB, app_keys_control_name(APP_INTENT_CONFIRM).text,
              said(own, APP_INTENT_AUTO).text);
}

/* A key that the game never hears of. */
static void leave_keys(const app_bindings *own, char *out, size_t size)
{
    (void)own;
    SDL_strlcpy(out, app_keys_leave_name(), size);
}

/* A line has all the keys of one intent, or says more. A pad's button is told by itself. */
typedef struct help_line {
    app_text_id action;
    app_intent intent;
    void (*keys)(const app_bindings *own, char *out, size_t size); /* NULL: those of the intent */
} help_line;

static const help_line lines[] = {
    {APP_TEXT_KEY_SLIDE, APP_INTENT_UP, slide_keys},
    {APP_TEXT_KEY_LINE, APP_INTENT_LINES, line_keys},
    {APP_TEXT_KEY_FREEZE, APP_INTENT_NONE, freeze_keys},
    {APP_TEXT_UNDO, APP_INTENT_UNDO, NULL},
    {APP_TEXT_REDO, APP_INTENT_REDO, NULL},
    {APP_TEXT_HINT, APP_INTENT_HINT, hint_keys},
    {APP_TEXT_AUTO_SOLVE, APP_INTENT_AUTO, NULL},
    {APP_TEXT_KEY_PEEK, APP_INTENT_PEEK, peek_keys},
    {APP_TEXT_SIDE_BY_SIDE, APP_INTENT_COMPARE, NULL},
    {APP_TEXT_KEY_ZOOM, APP_INTENT_NONE, zoom_keys},
    {APP_TEXT_KEY_ZOOM_MOVE, APP_INTENT_NONE, zoom_moving},
    {APP_TEXT_FIND_TILE, APP_INTENT_FIND, find_keys},
    {APP_TEXT_KEY_NUMBERS, APP_INTENT_NUMBERS, NULL},
    {APP_TEXT_KEY_COLOURS, APP_INTENT_NONE, colour_keys},
    {APP_TEXT_KEY_LAYERS, APP_INTENT_NONE, layer_keys},
    {APP_TEXT_KEY_ZEN, APP_INTENT_ZEN, NULL},
    {APP_TEXT_KEY_PART, APP_INTENT_NONE, part_keys},
    {APP_TEXT_NEXT_BOARD, APP_INTENT_NEXT_BOARD, NULL},
    {APP_TEXT_NEW_GAME, APP_INTENT_NEW, NULL},
    {APP_TEXT_SESSION, APP_INTENT_SESSION, NULL},
    {APP_TEXT_RESTART, APP_INTENT_RESTART, NULL},
    {APP_TEXT_KEY_PARKED, APP_INTENT_PARKED, NULL},
    {APP_TEXT_KEY_FOCUS, APP_INTENT_NONE, focus_keys},
    {APP_TEXT_KEY_MENU, APP_INTENT_BACK, NULL},
    {APP_TEXT_KEY_REPLAY, APP_INTENT_NONE, replay_keys},
    {APP_TEXT_KEY_REPLAY_SPEED, APP_INTENT_NONE, replay_speed_keys},
    {APP_TEXT_KEY_PASTE, APP_INTENT_PASTE, NULL},
    {APP_TEXT_KEY_THEATRE, APP_INTENT_NONE, theatre_keys},
    {APP_TEXT_KEY_LAB, APP_INTENT_NONE, lab_keys},
    {APP_TEXT_KEY_COPY, APP_INTENT_COPY, NULL},
    {APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, NULL},
    {APP_TEXT_KEY_SOUND, APP_INTENT_SOUND, NULL},
    {APP_TEXT_KEY_SCREENSHOT, APP_INTENT_SCREENSHOT, NULL},
    {APP_TEXT_QUIT, APP_INTENT_QUIT, NULL},
    {APP_TEXT_KEY_LEAVE, APP_INTENT_NONE, leave_keys},
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

static app_key_name button_of(const app_bindings *own, app_pad_family family, app_intent intent)
{
    app_key_name out;
    int code = app_pad_button(own, intent, APP_BOUND_SCREEN);
    const char *name = app_pad_name(family, code);
    if (intent == APP_INTENT_UP && code == SDL_CONTROLLER_BUTTON_DPAD_UP)
        name = app_text(APP_TEXT_KEYS_SLIDE_PAD);
    if (intent == APP_INTENT_LINES)
        app_textf(out.text, sizeof out.text, APP_TEXT_KEYCAP_WITH_DIRECTION, name);
    else
        snprintf(out.text, sizeof out.text, "%s", name);
    return out;
}

app_key_help app_keys_help_line(const app_bindings *own, const app_pad_family *pad, int line)
{
    const help_line *from = told_line(own, pad, line);
    app_key_help help = {.action = app_text(from->action)};
    if (pad)
        help.keys = button_of(own, *pad, from->intent);
    else if (from->keys)
        from->keys(own, help.keys.text, sizeof help.keys.text);
    else
        help.keys = said_or_dash(app_keys_names(own, from->intent));
    return help;
}

/* What else there is to do has a button on the screen. */
static const struct {
    app_text_id action, gesture;
} gestures[] = {
    {APP_TEXT_KEY_SLIDE, APP_TEXT_TOUCH_SLIDE},
    {APP_TEXT_KEY_LINE, APP_TEXT_TOUCH_LINE},
    {APP_TEXT_KEY_PEEK, APP_TEXT_TOUCH_PEEK},
    {APP_TEXT_KEY_ZOOM, APP_TEXT_TOUCH_ZOOM},
    {APP_TEXT_KEY_ZOOM_MOVE, APP_TEXT_KEYS_ZOOM_MOVE},
    {APP_TEXT_TOUCH_TELL, APP_TEXT_TOUCH_TELL_HOW},
};

int app_touch_help_lines(void)
{
    return (int)SDL_arraysize(gestures);
}

app_key_help app_touch_help_line(int line)
{
    app_key_help help = {.action = app_text(gestures[line].action)};
    snprintf(help.keys.text, sizeof help.keys.text, "%s", app_text(gestures[line].gesture));
    return help;
}
