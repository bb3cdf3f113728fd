/* Looking for a tile by its number, or by its letters. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/translate.h"

#include <math.h>

/* Without another character the typing ends; and so long it says that there is no such tile. */
enum { PAUSE_MS = 600, MISSED_MS = APP_BOARD_FIND_MS };

static const game_round *round_of(const app *app)
{
    return client_round(&app->client);
}

static bool has_letters(const app *app)
{
    return round_of(app)->look.style == GAME_LETTERS;
}

static int tile_meant(const app *app, const play_state *self)
{
    const game_round *round = round_of(app);
    return game_look_tile(&round->look, puzzle_size_cells(round->session.board.size) - 1,
                          self->page.fields[PLAY_FIELD_FIND].text);
}

/* ---- Beginning and ending ---- */

void app_play_find_begin(app *app, play_state *self)
{
    enum { LONGEST = 4 }; /* as the number of the last tile of the largest board */
    play_find *find = &self->find;
    app_controls *controls = &self->page.controls;
    app_field *field = &self->page.fields[PLAY_FIELD_FIND];
    int focus = find->typing ? find->focus : controls->focus;
    find->wished = false;
    if (app_play_solved(app))
        return;
    app_hold_end(&self->peek);
    app_board_find_show(&self->board.find, 0, app->now);
    app_field_init(field, LONGEST, "");
    field->digits = !has_letters(app);
    controls->focus = PLAY_FIND;
    controls->focus_shown = true;
    *find = (play_find){.typing = true, .focus = focus, .by_screen = app->way != GAME_WAY_KEYS};
    if (find->by_screen)
        app_keyboard_open(&app->keyboard, field, app->way == GAME_WAY_PAD);
}

static void stop_typing(app *app, play_state *self)
{
    if (self->page.controls.focus == PLAY_FIND)
        self->page.controls.focus = self->find.focus;
    self->find.typing = false;
    app->keyboard.open = false;
}

/* What was found is seen for a while. */
static void end(app *app, play_state *self, double now)
{
    int tile = tile_meant(app, self);
    bool missed = !tile && self->page.fields[PLAY_FIELD_FIND].text[0];
    stop_typing(app, self);
    self->find.missed_till = missed ? now + MISSED_MS : 0;
    if (!tile)
        return;
    app_board_find_end(&self->board.find, now);
    app_play_zoom_show(app, self, puzzle_board_find(&round_of(app)->session.board, tile));
}

void app_play_find_leave(app *app, play_state *self)
{
    if (self->find.typing)
        stop_typing(app, self);
    self->find.missed_till = 0;
    app_board_find_show(&self->board.find, 0, app->now);
}

void app_play_find_pass(app *app, play_state *self)
{
    play_find *find = &self->find;
    if (!find->typing)
        return;
    bool left = self->page.controls.focus != PLAY_FIND;
    bool closed = find->by_screen && !app->keyboard.open;
    double until = find->typed_at + PAUSE_MS;
    if (left || closed)
        end(app, self, app->now);
    else if (!find->by_screen && find->typed_at > 0 && app->now >= until)
        end(app, self, until);
}

/* ---- Typing ---- */

void app_play_find_typed(app *app, play_state *self)
{
    bool empty = self->page.fields[PLAY_FIELD_FIND].text[0] == '\0';
    self->find.typed_at = empty ? 0 : app->now;
    app_board_find_show(&self->board.find, tile_meant(app, self), app->now);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The characters of a text that can mean a tile. */
static void type(app *app, play_state *self, const char *text)
{
    for (; *text; text++) {
        char one[2] = {*text, '\0'};
        if (is_digit(*text) || (has_letters(app) && is_letter(*text)))
            app_field_insert(&self->page.fields[PLAY_FIELD_FIND], one);
    }
    app_play_find_typed(app, self);
}

/* A digit goes by its key's place, since on some keyboards the text is another sign; where the text is the
 * digit, it comes twice. */
static bool type_text(app *app, play_state *self, const app_event *event)
{
    bool came = self->find.digit_by_key && event->way == GAME_WAY_KEYS;
    self->find.digit_by_key = false;
    if (!came)
        type(app, self, event->text);
    return true;
}

/* Up and down lead to no other control while somebody types. */
static bool take_key(app *app, play_state *self, const app_event *event)
{
    int digit = app_intent_digit(event->control);
    bool confirms = event->control == APP_INTENT_CONFIRM && event->field == APP_INTENT_NONE;
    self->find.by_screen = false; /* whoever presses keys needs no others */
    self->find.digit_by_key = digit >= 0;
    if (digit >= 0)
        type(app, self, (const char[]){(char)('0' + digit), '\0'});
    if (confirms)
        end(app, self, app->now);
    return digit >= 0 || confirms || event->control == APP_INTENT_UP ||
           event->control == APP_INTENT_DOWN;
}

static bool is_back(const app_event *event)
{
    return event->kind == APP_EVENT_KEY_DOWN &&
           (event->intent == APP_INTENT_BACK || event->control == APP_INTENT_BACK);
}

static bool is_seen(const app *app, const play_state *self)
{
    return self->find.typing || self->find.missed_till > app->now ||
           app_board_find_lit(&self->board.find, app->now);
}

bool app_play_find_event(app *app, play_state *self, const app_event *event)
{
    play_find *find = &self->find;
    if (is_back(event) && is_seen(app, self)) {
        app_play_find_leave(app, self);
        return true;
    }
    if (!find->typing)
        return false;
    if (app->keyboard.open && app->way != GAME_WAY_KEYS)
        find->by_screen = true;
    if (event->kind == APP_EVENT_FOCUS_LOST)
        app_play_find_leave(app, self);
    if (event->kind == APP_EVENT_TEXT)
        return type_text(app, self, event);
    return event->kind == APP_EVENT_KEY_DOWN && event->way == GAME_WAY_KEYS &&
           take_key(app, self, event);
}

double app_play_find_wait(const app *app, const play_state *self)
{
    const play_find *find = &self->find;
    const game_settings *settings = &app->client.settings;
    bool still = settings->reduced_motion || app->options.no_animation;
    double wait = app_board_find_wait(&self->board.find, app->now, still);
    if (find->typing && !find->by_screen && find->typed_at > 0)
        wait = fmin(wait, fmax(0, find->typed_at + PAUSE_MS - app->now));
    if (!find->typing && find->missed_till > app->now)
        wait = fmin(wait, find->missed_till - app->now);
    return wait;
}

/* ---- How it looks: in the title's place, clear of the board ---- */

bool app_play_finds(const app *app, const play_state *self)
{
    return self->find.typing || self->find.missed_till > app->now;
}

static void add_field(app_parts *p, bool low)
{
    if (!low)
        parts_text(p, APP_TYPE_SCREEN_TITLE, _("Find"), .leave = 1);
    parts_field(p, PLAY_FIND, low ? _("Find") : "",
                .field = &app_play_state(p)->page.fields[PLAY_FIELD_FIND], .height = low ? 40 : 44);
}

/* And what is said beside the field. */
void app_play_add_find(app_parts *p, play_form form)
{
    const play_state *self = p->state;
    const char *typed = self->page.fields[PLAY_FIELD_FIND].text;
    bool low = form.kind == APP_LAYOUT_MINIMUM, typing = self->find.typing;
    bool none = typed[0] && !tile_meant(p->app, self);
    const char *ask =
        has_letters(p->app) ? _("Type a tile’s letters or number.") : _("Type a tile’s number.");
    parts_row (p, 12, .grow = 1) {
        if (typing)
            add_field(p, low);
        if (none)
            parts_paragraph(p, APP_TYPE_LABEL, parts_print(p, _("There is no tile %s."), typed),
                            .colour = p->view->colours->error, .grow = 1, .leave = typing ? 2 : 0);
        else if (typing && !typed[0] && !low)
            parts_paragraph(p, APP_TYPE_LABEL, ask, .weak = true, .grow = 1, .leave = 2);
        else
            parts_spring(p, 1);
    }
}
