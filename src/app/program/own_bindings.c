/* The player's bindings as lines of text that a person can edit, from their file and back. A source is called by SDL's
 * names, which are the same in every language. */
#include "program/own_bindings.h"

#include "base/edited.h"
#include "input/actions.h"
#include "input/keys.h"
#include "program/app.h"
#include "program/say.h"

#include <string.h>

/* ---- The file, through the store ---- */

enum { TEXT_MAX = 1 << 18 };

static void fail_title(sw_error *error)
{
    sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"slidewise-controls %d\"", APP_BINDINGS_VERSION);
}

static bool is_known(const char *text, size_t size)
{
    return sw_edited_is_text(text, size) &&
           app_bindings_version(text, size) == APP_BINDINGS_VERSION;
}

/* A text of another kind, or of a later version, stays beside as it is. */
static void refuse(app *app)
{
    sw_error error, reason;
    fail_title(&reason);
    game_store_refuse_controls(app->client.store, &reason, &error);
    app_notify_error(app, &error);
}

static void read_text(app *app, const char *text, size_t size)
{
    sw_error error, reason;
    if (app_bindings_parse(&app->input.bindings, text, size, &reason) == SW_OK)
        return;
    sw_fail_because(&error, SW_BAD_INPUT, &reason, "controls.txt, line %d", reason.line);
    app_notify_error(app, &error);
    app_bindings_changed(app);
}

void app_load_bindings(app *app)
{
    sw_error error;
    const char *text;
    size_t size;
    if (game_store_load_controls(app->client.store, &text, &size, &error) != SW_OK)
        app_notify_error(app, &error);
    if (!text)
        return;
    if (is_known(text, size))
        read_text(app, text, size);
    else
        refuse(app);
}

void app_bindings_changed(app *app)
{
    sw_text text;
    sw_text_init(&text, TEXT_MAX);
    app_bindings_format(&app->input.bindings, game_store_controls(app->client.store), &text);
    game_store_save_controls(app->client.store, &text);
}

sw_status app_bindings_check(const char *text, size_t size, sw_error *error)
{
    app_bindings bindings;
    if (is_known(text, size))
        return app_bindings_parse(&bindings, text, size, error);
    fail_title(error);
    return SW_BAD_INPUT;
}

void app_bindings_take(app *app, const char *text)
{
    app_bindings_parse(&app->input.bindings, text, strlen(text), NULL);
    app_bindings_changed(app);
}

/* ---- Sources ---- */

typedef struct word {
    const char *text; /* ends the list where it is NULL */
    int value;
} word;

static const word kinds[] = {{"key ", APP_SOURCE_KEY},
                             {"place ", APP_SOURCE_PLACE},
                             {"mouse ", APP_SOURCE_MOUSE},
                             {"pad ", APP_SOURCE_PAD},
                             {NULL, 0}};
static const word modifiers[] = {{"Ctrl+", KMOD_CTRL},
                                 {"Alt+", KMOD_ALT},
                                 {"Shift+", KMOD_SHIFT},
                                 {"Logo+", KMOD_GUI},
                                 {NULL, 0}};
/* Of these SDL knows a left and a right one; here they are one key. */
static const word held[] = {{"Ctrl", SDLK_LCTRL},
                            {"Alt", SDLK_LALT},
                            {"Shift", SDLK_LSHIFT},
                            {"Logo", SDLK_LGUI},
                            {NULL, 0}};
static const word buttons[] = {
    {"middle", SDL_BUTTON_MIDDLE}, {"right", SDL_BUTTON_RIGHT}, {NULL, 0}};
/* By SDL's names of their axes. */
static const word triggers[] = {
    {"lefttrigger", APP_PAD_LEFT_TRIGGER}, {"righttrigger", APP_PAD_RIGHT_TRIGGER}, {NULL, 0}};
enum { BUTTON_FIRST = SDL_BUTTON_X1, BUTTON_LAST = 32 }; /* those that have no names */

static const char *text_of(const word *words, int value)
{
    while (words->text && words->value != value)
        words++;
    return words->text;
}

static const word *named(const word *words, const char *text)
{
    while (words->text && strcmp(words->text, text) != 0)
        words++;
    return words->text ? words : NULL;
}

static void add_mods(Uint16 mods, sw_text *out)
{
    for (const word *m = modifiers; m->text; m++)
        if (mods & m->value)
            sw_text_add(out, m->text);
}

static const char *name_of(app_source source)
{
    switch (source.kind) {
    case APP_SOURCE_KEY:
        return text_of(held, source.code) ? text_of(held, source.code)
                                          : SDL_GetKeyName(source.code);
    case APP_SOURCE_PLACE:
        return SDL_GetScancodeName((SDL_Scancode)source.code);
    case APP_SOURCE_MOUSE:
        return text_of(buttons, source.code);
    case APP_SOURCE_PAD:
        return text_of(triggers, source.code)
                   ? text_of(triggers, source.code)
                   : SDL_GameControllerGetStringForButton((SDL_GameControllerButton)source.code);
    }
    return NULL;
}

void app_source_format(app_source source, sw_text *out)
{
    const char *name = name_of(source);
    sw_text_add(out, text_of(kinds, (int)source.kind));
    add_mods(source.mods, out);
    if (name)
        sw_text_add(out, name);
    else
        sw_text_addf(out, "%d", source.code);
}

/* Takes the word off the text's beginning. */
static const word *take(const word *words, const char **text)
{
    for (; words->text; words++) {
        size_t length = strlen(words->text);
        if (strncmp(*text, words->text, length) != 0)
            continue;
        *text += length;
        return words;
    }
    return NULL;
}

static int button_of(const char *name)
{
    const word *button = named(buttons, name);
    char *end;
    long number = SDL_strtol(name, &end, 10);
    if (button)
        return button->value;
    return *name && !*end && number >= BUTTON_FIRST && number <= BUTTON_LAST ? (int)number : 0;
}

static int pad_button_of(const char *name)
{
    const word *trigger = named(triggers, name);
    return trigger ? trigger->value : SDL_GameControllerGetButtonFromString(name);
}

static int key_of(const char *name)
{
    const word *key = named(held, name);
    return key ? key->value : app_keys_plain(SDL_GetKeyFromName(name));
}

/* What is not known is 0, as with SDL; but pads count from there. */
static bool find_code(app_source *out, const char *name)
{
    switch (out->kind) {
    case APP_SOURCE_KEY:
        out->code = key_of(name);
        return out->code != SDLK_UNKNOWN;
    case APP_SOURCE_PLACE:
        out->code = SDL_GetScancodeFromName(name);
        return out->code != SDL_SCANCODE_UNKNOWN;
    case APP_SOURCE_MOUSE:
        out->code = button_of(name);
        return out->code != 0 && out->mods == 0;
    case APP_SOURCE_PAD:
        out->code = pad_button_of(name);
        return out->code != SDL_CONTROLLER_BUTTON_INVALID && out->mods == 0;
    }
    return false;
}

/* A key that prints something odd may have a name that does not lead back to it. */
bool app_source_writable(app_source source)
{
    const char *name = name_of(source);
    app_source back = source;
    char copy[64];
    if (!name)
        return true;
    SDL_strlcpy(copy, name, sizeof copy); /* SDL's own text changes with the next call */
    return copy[0] && find_code(&back, copy) && app_source_equal(back, source);
}

bool app_source_parse(app_source *out, const char *text)
{
    app_source source = {APP_SOURCE_KEY, 0, 0};
    const word *kind = take(kinds, &text), *mod;
    if (!kind)
        return false;
    source.kind = (app_source_kind)kind->value;
    while ((mod = take(modifiers, &text)))
        source.mods |= (Uint16)mod->value;
    if (!find_code(&source, text) || !app_source_writable(source))
        return false;
    *out = source;
    return true;
}

/* ---- All of them ---- */

static const char title[] = "slidewise-controls ";

int app_bindings_version(const char *text, size_t length)
{
    int64_t version;
    sw_scan scan = sw_scan_start(text, length), line;
    size_t size = strlen(title);
    if (!sw_scan_line(&scan, &line) || (size_t)(line.end - line.at) <= size ||
        memcmp(line.at, title, size) != 0)
        return 0;
    line.at += size;
    return sw_scan_integer(&line, 1, 999, &version) && sw_scan_done(&line) ? (int)version : 0;
}

/* ---- Lines ---- */

typedef enum line_kind {
    LINE_KEPT,  /* empty, a comment, or of an action that is not known */
    LINE_BOUND, /* action and source */
    LINE_NONE,  /* nothing does the action */
    LINE_BAD
} line_kind;

typedef struct binding_line {
    line_kind kind;
    const app_action *action; /* of a bad line: NULL where it has none that is known */
    app_source source;
} binding_line;

static line_kind read_source(sw_scan line, app_source *out)
{
    char text[96];
    size_t length = (size_t)(line.end - line.at);
    if (length >= sizeof text)
        return LINE_BAD;
    memcpy(text, line.at, length);
    text[length] = '\0';
    if (strcmp(text, "none") == 0)
        return LINE_NONE;
    return app_source_parse(out, text) ? LINE_BOUND : LINE_BAD;
}

static binding_line read_line(sw_scan line)
{
    binding_line out = {.kind = LINE_KEPT};
    sw_scan name, source;
    sw_edited kind = sw_edited_read(line, false, &name, &source);
    if (kind == SW_EDITED_BAD)
        out.kind = LINE_BAD;
    if (kind == SW_EDITED_PAIR)
        out.action = app_action_named(name.at, (size_t)(name.end - name.at));
    if (out.action)
        out.kind = read_source(source, &out.source);
    return out;
}

/* ---- Reading ---- */

typedef struct reading {
    app_bindings *out;
    bool named[APP_INTENTS]; /* by a line, whose place takes that of the defaults */
    bool all_named;          /* by the lines to come as well */
} reading;

/* The first line of an action takes the place of its defaults. */
static void begin_action(reading *r, app_intent intent)
{
    if (!r->named[intent])
        app_bindings_clear(r->out, intent);
    r->named[intent] = true;
}

/* An action that the text names, has the source already, and meets this one; NULL: none does. */
static const app_action *owner_of(const reading *r, app_intent intent, app_source source)
{
    for (int i = 0; i < r->out->count; i++) {
        const app_binding *b = &r->out->items[i];
        if (b->intent != intent && r->named[b->intent] && app_source_equal(b->source, source) &&
            app_actions_meet(b->intent, intent))
            return app_action_of(b->intent);
    }
    return NULL;
}

/* The defaults of actions that the rest of the text names go with its lines anyway: where there is no room, now.
 * Else the order of the lines would decide how many there may be. */
static void make_room(reading *r, sw_scan rest)
{
    sw_scan text;
    while (!r->all_named && sw_scan_line(&rest, &text)) {
        binding_line line = read_line(text);
        if (line.kind == LINE_BOUND || line.kind == LINE_NONE)
            begin_action(r, line.action->intent);
    }
    r->all_named = true;
}

/* `rest` is what stands behind the line. */
static sw_status bind(reading *r, const binding_line *line, int number, sw_scan rest,
                      sw_error *error)
{
    app_intent intent = line->action->intent;
    const app_action *owner = owner_of(r, intent, line->source);
    if (owner)
        return sw_fail_at(error, SW_BAD_INPUT, number, "what it names does %s already",
                          owner->name);
    begin_action(r, intent);
    if (r->out->count == APP_BINDINGS_MAX)
        make_room(r, rest);
    if (!app_bindings_move(r->out, intent, line->source))
        return sw_fail_at(error, SW_BAD_INPUT, number, "there are too many bindings");
    return SW_OK;
}

static sw_status parse_line(reading *r, sw_scan text, sw_scan rest, sw_error *error)
{
    binding_line line = read_line(text);
    switch (line.kind) {
    case LINE_KEPT:
        return SW_OK;
    case LINE_BOUND:
        return bind(r, &line, text.line, rest, error);
    case LINE_NONE:
        begin_action(r, line.action->intent);
        return SW_OK;
    case LINE_BAD:
        break;
    }
    if (line.action)
        return sw_fail_at(error, SW_BAD_INPUT, text.line,
                          "what does %s is not understood, passed over", line.action->name);
    return sw_fail_at(error, SW_BAD_INPUT, text.line, "not understood, passed over");
}

sw_status app_bindings_parse(app_bindings *out, const char *text, size_t length, sw_error *error)
{
    reading r = {.out = out};
    sw_status status = SW_OK;
    sw_scan scan = sw_scan_start(text, length), line;
    *out = app_bindings_default();
    sw_scan_line(&scan, &line); /* the title */
    while (sw_scan_line(&scan, &line))
        if (parse_line(&r, line, scan, status == SW_OK ? error : NULL) != SW_OK)
            status = SW_BAD_INPUT;
    return status;
}

/* ---- Writing ---- */

/* Those that are, or are not, a pad's. Returns how many. */
static int add_sources(const app_bindings *own, const app_action *action, bool pads, sw_text *out)
{
    int count = 0;
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        if (b->intent != action->intent || (b->source.kind == APP_SOURCE_PAD) != pads)
            continue;
        sw_text_addf(out, "%s ", action->name);
        app_source_format(b->source, out);
        sw_text_add_char(out, '\n');
        count++;
    }
    return count;
}

/* In the order of app_bindings_nth. */
static void add_action(const app_bindings *own, const app_action *action, sw_text *out)
{
    if (app_bindings_unchanged(own, action->intent))
        return;
    int keys = add_sources(own, action, false, out), pads = add_sources(own, action, true, out);
    if (keys + pads == 0)
        sw_text_addf(out, "%s none\n", action->name);
}

/* An action's first line becomes all of its lines. */
static void rewrite_line(const app_bindings *own, sw_scan text, bool *written, sw_text *out)
{
    binding_line line = read_line(text);
    if (line.kind == LINE_KEPT)
        sw_edited_keep(text, out);
    if (line.kind == LINE_BAD)
        sw_edited_comment(text, out);
    if (line.kind != LINE_BOUND && line.kind != LINE_NONE)
        return;
    if (!written[line.action->intent])
        add_action(own, line.action, out);
    written[line.action->intent] = true;
}

void app_bindings_format(const app_bindings *own, const char *before, sw_text *out)
{
    bool written[APP_INTENTS] = {false};
    int count;
    const app_action *actions = app_actions(&count);
    sw_scan scan = sw_scan_start(before, strlen(before)), line;
    sw_text_addf(out, "%s%d\n", title, APP_BINDINGS_VERSION);
    sw_scan_line(&scan, &line); /* the title */
    while (sw_scan_line(&scan, &line))
        rewrite_line(own, line, written, out);
    for (int i = 0; i < count; i++)
        if (!written[actions[i].intent])
            add_action(own, &actions[i], out);
}
