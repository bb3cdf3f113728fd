/* A new game is put together: size, goal, tiles, picture and seed, with the goal in view. */
#include "screens/new_game/new_game.h"

#include "client/games.h"
#include "client/paste.h"
#include "client/start.h"
#include "draw/render.h"
#include "os/paths.h"
#include "picture/picture.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "program/say.h"
#include "screens/screens.h"

#include <stdio.h>
#include <string.h>

const int app_new_game_quick_sizes[NEW_GAME_QUICK_SIZES] = {3, 4, 5, 8};

/* Pixels of the longer side. */
enum { PREVIEW_PIXELS = 900, THUMBNAIL_PIXELS = 320 };

static void set_board(new_game_state *self, puzzle_size size, puzzle_goal goal)
{
    self->goal = goal;
    puzzle_goal_make(&self->board, goal, size, NULL);
}

static void choose_picture(new_game_state *self, const app_gallery_entry *entry)
{
    snprintf(self->look.picture, sizeof self->look.picture, "%s", entry->name);
}

/* One that could not be read may have been mended since; if not, it is said why. */
static void try_picture(app *app, new_game_state *self, app_gallery_entry *entry)
{
    char path[OS_PATH_SIZE];
    if (entry->failed &&
        (app_gallery_path(&app->gallery, entry->name, path, sizeof path, NULL) != SW_OK ||
         !app_picture_readable(app, path)))
        return;
    entry->failed = false;
    choose_picture(self, entry);
}

/* The first picture that can be shown; none leaves the name empty. */
static void choose_any_picture(const app *app, new_game_state *self)
{
    self->look.picture[0] = '\0';
    for (int i = app->gallery.count - 1; i >= 0; i--)
        if (!app->gallery.entries[i].failed)
            choose_picture(self, &app->gallery.entries[i]);
}

bool app_new_game_can_start(const new_game_state *self)
{
    return self->look.style != GAME_PICTURE || self->look.picture[0] != '\0';
}

static void new_game_enter(app *app, void *state)
{
    new_game_state *self = state;
    const game_settings *settings = &app->client.settings;
    set_board(self, (puzzle_size){settings->columns, settings->rows}, (puzzle_goal)settings->goal);
    self->look.style = (game_style)settings->style;
    self->look.numbers = settings->numbers;
    snprintf(self->look.picture, sizeof self->look.picture, "%s", settings->picture);
    if (settings->picture[0] == '/')
        app_gallery_add(&app->gallery, settings->picture);
    if (app_gallery_find(&app->gallery, self->look.picture) < 0)
        choose_any_picture(app, self);
    self->seed = client_new_seed();
    self->page.controls.focus = NEW_GAME_START;
    self->page.controls.focus_shown = true;
}

static void new_game_leave(app *app, void *state)
{
    (void)state;
    app_render_set_picture(app->render, APP_SLOT_CHOICE, NULL);
}

static void remember(app *app, const new_game_state *self)
{
    game_settings *settings = &app->client.settings;
    settings->columns = self->board.size.columns;
    settings->rows = self->board.size.rows;
    settings->goal = (int)self->goal;
    settings->style = (int)self->look.style;
    settings->numbers = self->look.numbers;
    snprintf(settings->picture, sizeof settings->picture, "%s", self->look.picture);
    client_settings_changed(&app->client);
}

static app_go start(app *app, const new_game_state *self)
{
    if (!app_new_game_can_start(self))
        return app_stay();
    remember(app, self);
    client_begin_new(&app->client, &self->board, &self->look, self->seed);
    return app_go_to(APP_HOME, APP_SCREEN_PLAY);
}

/* The player's own picture joins the gallery and is chosen. */
static void take_picture(app *app, new_game_state *self, const char *path)
{
    char name[GAME_PICTURE_SIZE];
    sw_error error;
    if (!app_picture_readable(app, path))
        return;
    int at = -1;
    if (os_path_absolute(name, sizeof name, path, &error) == SW_OK)
        at = app_gallery_add(&app->gallery, name);
    if (at < 0) {
        app_notify_error(app, &error);
        return;
    }
    self->look.style = GAME_PICTURE;
    choose_picture(self, &app->gallery.entries[at]);
}

/* A number is the seed, a path the picture; the board of an ID is played at once. */
static app_go paste(app *app, new_game_state *self)
{
    char path[OS_PATH_SIZE];
    bool began = false;
    char *text = SDL_GetClipboardText();
    if (text && client_paste_number(text, &self->seed))
        self->page.controls.focus = NEW_GAME_SEED;
    else if (text && client_paste_path(text, path, sizeof path))
        take_picture(app, self, path);
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
    if (puzzle_size_valid(size))
        set_board(self, size, self->goal);
}

static app_go choose(app *app, new_game_state *self, int id)
{
    if (id == NEW_GAME_START)
        return start(app, self);
    if (id == NEW_GAME_SCRAMBLE)
        self->seed = client_new_seed();
    else if (id == NEW_GAME_NUMBERS)
        self->look.numbers = !self->look.numbers;
    else if (id >= NEW_GAME_PICTURE_FIRST)
        try_picture(app, self, &app->gallery.entries[id - NEW_GAME_PICTURE_FIRST]);
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

static void change(const app *app, new_game_state *self, int id, int side)
{
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

static app_go key(app *app, new_game_state *self, const app_answer *answer)
{
    switch (app_answer_intent(answer)) {
    case APP_INTENT_CONFIRM:
    case APP_INTENT_PLAY:
        return start(app, self);
    case APP_INTENT_PASTE:
        return paste(app, self);
    default:
        return app_go_of(answer);
    }
}

static app_go new_game_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    new_game_state *self = state;
    const app_event *event = answer->event;
    bool key_down = event->kind == APP_EVENT_KEY_DOWN;
    (void)layout;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_CHANGED)
        change(app, self, answer->id, answer->value);
    if (answer->kind == APP_ANSWER_HELD && key_down)
        return start(app, self); /* Enter ends the typing of a seed */
    if (event->kind == APP_EVENT_DROP)
        take_picture(app, self, event->path);
    if (answer->kind == APP_ANSWER_NONE && key_down && self->page.controls.focus == NEW_GAME_SEED &&
        type_seed(self, event))
        return app_stay();
    return key(app, self, answer);
}

/* ---- Pictures ---- */

/* One that cannot be read any more gives way to another, and it is said why. */
static void load_choice(app *app, new_game_state *self)
{
    sw_error error;
    SDL_Surface *picture = app_load_picture(app, self->look.picture, PREVIEW_PIXELS, &error);
    snprintf(self->loaded, sizeof self->loaded, "%s", self->look.picture);
    app_render_set_picture(app->render, APP_SLOT_CHOICE, picture);
    if (picture)
        return;
    app_notify_picture(app, self->look.picture, &error);
    int at = app_gallery_find(&app->gallery, self->look.picture);
    if (at >= 0)
        app->gallery.entries[at].failed = true;
    choose_any_picture(app, self);
}

static int next_thumbnail(const app *app)
{
    for (int i = 0; i < app->gallery.count; i++)
        if (!app->gallery.entries[i].loaded && !app->gallery.entries[i].failed)
            return i;
    return -1;
}

static void load_thumbnail(app *app, int at)
{
    app_gallery_entry *entry = &app->gallery.entries[at];
    SDL_Surface *picture = app_load_picture(app, entry->name, THUMBNAIL_PIXELS, NULL);
    entry->loaded = picture != NULL;
    entry->failed = picture == NULL;
    app_render_set_picture(app->render, APP_SLOT_THUMBNAILS + at, picture);
}

static bool choice_is_due(const new_game_state *self)
{
    return strcmp(self->loaded, self->look.picture) != 0;
}

/* Pictures come one a frame, so that opening the screen never waits for them. */
static app_go new_game_update(app *app, void *state)
{
    new_game_state *self = state;
    repeat_held(app, self);
    if (self->look.style != GAME_PICTURE)
        return app_stay();
    if (choice_is_due(self))
        load_choice(app, self);
    else if (next_thumbnail(app) >= 0)
        load_thumbnail(app, next_thumbnail(app));
    return app_stay();
}

static double new_game_wait(const app *app, const void *state)
{
    const new_game_state *self = state;
    if (self->look.style == GAME_PICTURE && (choice_is_due(self) || next_thumbnail(app) >= 0))
        return 0;
    if (!is_held(self))
        return APP_WAIT_LONG;
    return self->held.next > app->now ? self->held.next - app->now : 0;
}

const app_screen app_screen_new_game = {
    .size = sizeof(new_game_state),
    .layout = sizeof(new_game_layout),
    .enter = new_game_enter,
    .leave = new_game_leave,
    .lay_out = app_new_game_lay_out,
    .answer = new_game_answer,
    .update = new_game_update,
    .draw = app_new_game_draw,
    .wait = new_game_wait,
};
