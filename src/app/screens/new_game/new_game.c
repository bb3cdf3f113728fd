/* A new game is put together: size, goal, kind, tiles, picture and seed, with the goal in view. */
#include "screens/new_game/new_game.h"

#include "client/games.h"
#include "client/kinds.h"
#include "client/paste.h"
#include "client/path.h"
#include "client/runs.h"
#include "input/repeat.h"
#include "os/paths.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "screens/play/play_mode.h"
#include "screens/screens.h"

#include <stdio.h>

const int app_new_game_quick_sizes[NEW_GAME_QUICK_SIZES] = {3, 4, 5, 8};

const game_board_kind app_new_game_kinds[NEW_GAME_KINDS] = {GAME_BOARD_EASY, GAME_BOARD_UNIFORM,
                                                            GAME_BOARD_HARD};

new_game_ways app_new_game_ways(void)
{
    game_mode modes[GAME_MODES];
    int count = app_mode_challenges(modes);
    new_game_ways out = {.modes = {NEW_GAME_ONE_BOARD}, .count = 1};
    for (int i = 0; i < count; i++) {
        const game_rules *rules = game_rules_of(modes[i]);
        if (rules->option_count > 0 && rules->options[0].kind == GAME_OPTION_SIZE)
            out.modes[out.count++] = modes[i];
    }
    return out;
}

bool app_new_game_is_challenge(const new_game_state *self)
{
    return self->mode != NEW_GAME_ONE_BOARD;
}

game_style app_new_game_style(const new_game_state *self)
{
    return app_new_game_is_challenge(self) ? GAME_NUMBERS : self->look.style;
}

game_challenge app_new_game_challenge(const app *app, const new_game_state *self)
{
    game_challenge challenge = app->client.settings.challenges[self->mode];
    game_challenge_resize(&challenge, self->board.size);
    return challenge;
}

static void set_board(new_game_state *self, puzzle_size size, puzzle_goal goal)
{
    self->goal = goal;
    puzzle_goal_make(&self->board, goal, size, NULL);
}

bool app_new_game_can_start(const new_game_state *self)
{
    return app_new_game_style(self) != GAME_PICTURE || self->look.picture[0] != '\0';
}

static void new_game_enter(app *app, void *state)
{
    new_game_state *self = state;
    const game_settings *settings = &app->client.settings;
    set_board(self, (puzzle_size){settings->columns, settings->rows}, (puzzle_goal)settings->goal);
    self->mode = NEW_GAME_ONE_BOARD;
    self->kind = (game_board_kind)settings->kind;
    self->palette = (game_palette)settings->palette;
    self->look.style = (game_style)settings->style;
    self->look.numbers = settings->numbers;
    snprintf(self->look.picture, sizeof self->look.picture, "%s", settings->picture);
    if (settings->picture[0] == '/')
        app_gallery_add(&app->gallery, settings->picture);
    if (app_gallery_find(&app->gallery, self->look.picture) < 0)
        app_chosen_any(app, &self->look);
    self->seed = client_new_seed();
    self->page.controls.focus = NEW_GAME_START;
    self->page.controls.focus_shown = true;
}

static void new_game_leave(app *app, void *state)
{
    new_game_state *self = state;
    app_chosen_forget(app, &self->chosen);
    app_thumbs_clear(app);
}

/* The screen of pictures had their slots. */
static void new_game_resume(app *app, void *state)
{
    new_game_state *self = state;
    app_chosen_forget(app, &self->chosen);
}

static void remember(app *app, const new_game_state *self)
{
    game_settings *settings = &app->client.settings;
    settings->columns = self->board.size.columns;
    settings->rows = self->board.size.rows;
    settings->goal = (int)self->goal;
    settings->kind = (int)self->kind;
    settings->palette = (int)self->palette;
    settings->style = (int)self->look.style;
    settings->numbers = self->look.numbers;
    snprintf(settings->picture, sizeof settings->picture, "%s", self->look.picture);
    client_settings_changed(&app->client);
}

bool app_new_game_ends_run(const app *app, const new_game_state *self)
{
    if (!app_new_game_is_challenge(self))
        return false;
    game_challenge challenge = app_new_game_challenge(app, self);
    return client_run_was_left(&app->client, &challenge);
}

/* The game in the slots stays as it is. */
static app_go start_challenge(app *app, const new_game_state *self)
{
    game_settings *settings = &app->client.settings;
    game_challenge challenge = app_new_game_challenge(app, self);
    settings->mode = self->mode;
    settings->challenges[self->mode] = challenge;
    settings->palette = (int)self->palette;
    client_settings_changed(&app->client);
    client_run_begin(&app->client, &challenge);
    return app_go_to(APP_HOME, APP_SCREEN_PLAY);
}

/* Once more, while a hard board is looked for, it is looked for no longer. */
static app_go start(app *app, const new_game_state *self)
{
    const client_wish wish = {
        .goal = self->board, .kind = self->kind, .look = self->look, .seed = self->seed};
    if (client_seeks_kind(&app->client)) {
        client_drop_kind(&app->client);
        return app_stay();
    }
    if (app_new_game_is_challenge(self))
        return start_challenge(app, self);
    if (!app_new_game_can_start(self))
        return app_stay();
    remember(app, self);
    return client_begin_kind(&app->client, &wish) ? app_go_to(APP_HOME, APP_SCREEN_PLAY)
                                                  : app_stay();
}

/* Seed, ID and path come at the page's end, and into view. */
static void show_more(new_game_state *self, bool more)
{
    enum { PAST_THE_END = 1 << 20 };
    self->more = more;
    if (more)
        self->page.scroll.wanted = PAST_THE_END;
}

/* A number is the seed, a path the picture; the board of an ID is played at once. */
static app_go paste(app *app, new_game_state *self)
{
    char path[OS_PATH_SIZE];
    bool began = false;
    char *text = SDL_GetClipboardText();
    if (text && client_paste_number(text, &self->seed)) {
        show_more(self, true);
        self->page.controls.focus = NEW_GAME_SEED;
    } else if (text && client_paste_path(text, path, sizeof path))
        app_chosen_offer(app, &self->chosen, path);
    else
        began = app_paste_id_game(app);
    SDL_free(text);
    return began ? app_go_to(APP_HOME, APP_SCREEN_PLAY) : app_stay();
}

/* The side that a stepper counts. */
static int *side_of(puzzle_size *size, int id)
{
    return id == NEW_GAME_COLUMNS ? &size->columns : &size->rows;
}

static void step_side(new_game_state *self, int id, int step)
{
    puzzle_size size = self->board.size;
    *side_of(&size, id) += step;
    bool longer = size.columns > GAME_CHALLENGE_SIDE || size.rows > GAME_CHALLENGE_SIDE;
    if (puzzle_size_valid(size) && !(longer && app_new_game_is_challenge(self)))
        set_board(self, size, self->goal);
}

static void choose_picture(app *app, new_game_state *self, int card)
{
    int entries[NEW_GAME_PICTURES];
    if (card < app_new_game_list_pictures(app, self, entries))
        app_chosen_try(app, &self->chosen, &self->look, entries[card]);
}

/* The screen of pictures goes on with what was chosen here. */
static app_go show_pictures(app *app, const new_game_state *self)
{
    remember(app, self);
    return app_go_to(APP_PUSH, APP_SCREEN_PICTURES);
}

/* Challenges have no sides that are longer than theirs. */
static void choose_way(new_game_state *self, int mode)
{
    puzzle_size size = self->board.size;
    self->mode = mode;
    if (!app_new_game_is_challenge(self))
        return;
    size.columns = size.columns < GAME_CHALLENGE_SIDE ? size.columns : GAME_CHALLENGE_SIDE;
    size.rows = size.rows < GAME_CHALLENGE_SIDE ? size.rows : GAME_CHALLENGE_SIDE;
    set_board(self, size, self->goal);
}

static app_go choose(app *app, new_game_state *self, int id)
{
    if (id == NEW_GAME_START)
        return start(app, self);
    if (id == NEW_GAME_PASTE)
        return paste(app, self);
    if (id == NEW_GAME_ALL_PICTURES)
        return show_pictures(app, self);
    client_drop_kind(&app->client); /* it is another board that is wished for */
    if (id == NEW_GAME_PATH) {
        client_begin_path(&app->client, 1);
        return app_go_to(APP_HOME, APP_SCREEN_PLAY);
    }
    if (id == NEW_GAME_SCRAMBLE)
        self->seed = client_new_seed();
    else if (id == NEW_GAME_MORE)
        show_more(self, !self->more);
    else if (id == NEW_GAME_NUMBERS)
        self->look.numbers = !self->look.numbers;
    else if (id >= NEW_GAME_WAY_FIRST)
        choose_way(self, app_new_game_ways().modes[id - NEW_GAME_WAY_FIRST]);
    else if (id >= NEW_GAME_PICTURE_FIRST)
        choose_picture(app, self, id - NEW_GAME_PICTURE_FIRST);
    else if (id >= NEW_GAME_PALETTE_FIRST)
        self->palette = (game_palette)(id - NEW_GAME_PALETTE_FIRST);
    else if (id >= NEW_GAME_KIND_FIRST)
        self->kind = app_new_game_kinds[id - NEW_GAME_KIND_FIRST];
    else if (id >= NEW_GAME_STYLE_FIRST)
        self->look.style = (game_style)(id - NEW_GAME_STYLE_FIRST);
    else if (id >= NEW_GAME_GOAL_FIRST)
        set_board(self, self->board.size, (puzzle_goal)(id - NEW_GAME_GOAL_FIRST));
    else if (id >= NEW_GAME_QUICK_FIRST) {
        int side = app_new_game_quick_sizes[id - NEW_GAME_QUICK_FIRST];
        set_board(self, (puzzle_size){side, side}, self->goal);
    }
    return app_stay();
}

enum { HELD_FIRST_MS = 400, HELD_MS = 80 };

static void change(app *app, new_game_state *self, int id, int side)
{
    client_drop_kind(&app->client);
    int step = side - *side_of(&self->board.size, id);
    self->held.id = self->page.controls.pressed == id ? id : 0;
    self->held.step = step;
    self->held.next = app->now + HELD_FIRST_MS;
    step_side(self, id, step);
}

static bool is_held(const new_game_state *self)
{
    return self->held.id != 0 && self->page.controls.pressed == self->held.id;
}

static void repeat_held(const app *app, new_game_state *self)
{
    if (!is_held(self) || app->now < self->held.next)
        return;
    if (app->now - self->held.next <= APP_REPEAT_LATE_MS)
        step_side(self, self->held.id, self->held.step);
    self->held.next = app->now + HELD_MS;
}

/* Digits go into the seed, as many as a number has room for. */
static bool type_seed(new_game_state *self, const app_event *event)
{
    if (event->control == APP_INTENT_ERASE) {
        self->seed /= 10;
        return true;
    }
    int digit = app_intent_digit(event->control);
    if (digit >= 0 && self->seed <= ((uint64_t)INT64_MAX - (uint64_t)digit) / 10)
        self->seed = self->seed * 10 + (uint64_t)digit;
    return digit >= 0;
}

/* By a key, whatever has the focus. */
static app_go start_by_key(app *app, new_game_state *self, const app_page_layout *layout)
{
    return app_page_may(&self->page, layout, NEW_GAME_START) ? start(app, self) : app_stay();
}

static app_go key(app *app, new_game_state *self, const app_page_layout *layout,
                  const app_answer *answer)
{
    switch (app_answer_intent(answer)) {
    case APP_INTENT_CONFIRM:
    case APP_INTENT_PLAY:
        return start_by_key(app, self, layout);
    case APP_INTENT_PASTE:
        return paste(app, self);
    default:
        return app_go_of(answer);
    }
}

static app_go new_game_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    new_game_state *self = state;
    const app_event *event = answer->event;
    bool key_down = event->kind == APP_EVENT_KEY_DOWN;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_CHANGED)
        change(app, self, answer->id, answer->value);
    if (answer->kind == APP_ANSWER_HELD && key_down)
        return start_by_key(app, self, &p->page); /* Enter ends the typing of a seed */
    if (event->kind == APP_EVENT_DROP)
        app_chosen_offer(app, &self->chosen, event->path);
    if (answer->kind == APP_ANSWER_NONE && key_down && self->page.controls.focus == NEW_GAME_SEED &&
        type_seed(self, event)) {
        client_drop_kind(&app->client);
        return app_stay();
    }
    return key(app, self, &p->page, answer);
}

/* ---- Frames ---- */

static void want_thumbs(app *app, const new_game_state *self)
{
    int entries[NEW_GAME_PICTURES];
    int count = app_new_game_style(self) == GAME_PICTURE
                    ? app_new_game_list_pictures(app, self, entries)
                    : 0;
    for (int i = count - 1; i >= 0; i--) /* the newest goes first */
        app_thumbs_want(app, app->gallery.entries[entries[i]].name, NULL);
}

static app_go new_game_update(app *app, void *state)
{
    new_game_state *self = state;
    repeat_held(app, self);
    app_chosen_follow(app, &self->chosen, &self->look);
    want_thumbs(app, self);
    return app_stay();
}

static double new_game_wait(const app *app, const void *state)
{
    const new_game_state *self = state;
    if (!is_held(self))
        return APP_WAIT_LONG;
    return self->held.next > app->now ? self->held.next - app->now : 0;
}

const app_screen app_screen_new_game = {
    .size = sizeof(new_game_state),
    .enter = new_game_enter,
    .leave = new_game_leave,
    .resume = new_game_resume,
    .parts = app_new_game_parts,
    .answer = new_game_answer,
    .update = new_game_update,
    .wait = new_game_wait,
};
