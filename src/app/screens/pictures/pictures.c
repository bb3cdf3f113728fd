/* Pictures: one is chosen, with the part of it that is played, and a game begins with it. */
#include "screens/pictures/pictures.h"

#include "client/files.h"
#include "client/games.h"
#include "client/kinds.h"
#include "client/paste.h"
#include "draw/render.h"
#include "os/paths.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "screens/screens.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Which pictures have cards ---- */

static bool is_listed(const pictures_state *self, const app_gallery_entry *entry)
{
    bool tab = self->tab == PICTURES_ALL || entry->bundled == (self->tab == PICTURES_BUNDLED);
    return tab && client_file_matches(entry->title, self->page.fields[0].text);
}

/* Where memory runs out there are no cards. */
void app_pictures_list(app *app, pictures_state *self)
{
    const app_gallery *gallery = &app->gallery;
    free(self->shown);
    self->shown = calloc((size_t)gallery->count + 1, sizeof *self->shown);
    self->shown_count = 0;
    self->page.grids[0].at = self->page.grids[0].hover = -1;
    for (int i = 0; self->shown && i < gallery->count; i++) {
        if (!is_listed(self, &gallery->entries[i]))
            continue;
        if (strcmp(gallery->entries[i].name, self->look.picture) == 0)
            self->page.grids[0].at = self->shown_count;
        self->shown[self->shown_count++] = i;
    }
}

/* The same, and that card comes into view, or else the first one does. */
static void pictures_show(app *app, pictures_state *self)
{
    app_pictures_list(app, self);
    self->page.grids[0].scroll.wanted = 0;
    app_page_choose(&self->page, &app_parts_of(app, self)->page, 0, self->page.grids[0].at);
}

const app_gallery_entry *app_pictures_entry(const app *app, const pictures_state *self, int card)
{
    bool is_card = card >= 0 && card < self->shown_count;
    return is_card ? &app->gallery.entries[self->shown[card]] : NULL;
}

/* Wants those in view; what is wanted last comes first, so they are named from the end. */
static void pictures_seen(app *app, void *state, const app_parts *p)
{
    const pictures_state *self = state;
    const app_grid *grid = &self->page.grids[0];
    const app_grid_page *page = &p->page.grids[0];
    int first = app_grid_first(grid, page);
    for (int card = app_grid_end(grid, page) - 1; card >= first; card--)
        app_thumbs_want(app, app_pictures_entry(app, self, card)->name, NULL);
}

/* ---- The part of the picture that is played: moved, made larger and smaller, turned ---- */

enum { KNOB_REACH = 24, ZOOM_STEP = 10, STEPS_ACROSS = 20 };

/* The sides of the chosen picture as it is turned; false while it is not there. */
static bool sides(const app *app, const pictures_state *self, int *width, int *height)
{
    const SDL_Surface *picture = app_render_picture(app->render, APP_SLOT_CHOICE);
    if (!picture || !app_chosen_is_there(&self->chosen, &self->look))
        return false;
    bool swapped = self->look.crop.turn % 2 != 0;
    *width = swapped ? picture->h : picture->w;
    *height = swapped ? picture->w : picture->h;
    return true;
}

bool app_pictures_is_there(const app *app, const pictures_state *self)
{
    int width, height;
    return sides(app, self, &width, &height);
}

/* As large as it can be in the tray. */
pictures_frame app_pictures_frame(const app *app, const pictures_state *self, app_rect tray)
{
    pictures_frame out = {.tray = tray};
    int width, height, edge = app_view_layout(&app->view) == APP_LAYOUT_MINIMUM ? 8 : 16;
    if (!sides(app, self, &width, &height))
        return out;
    app_rect room = app_rect_inside(tray, edge, edge);
    bool flat = (int64_t)width * room.h > (int64_t)height * room.w;
    int w = flat ? room.w : room.h * width / height, h = flat ? room.w * height / width : room.h;
    out.whole = app_rect_middle(room, SDL_max(w, 1), SDL_max(h, 1));
    app_rect part = app_crop_part(out.whole.w, out.whole.h, self->board.size, &self->look.crop);
    out.part = (app_rect){out.whole.x + part.x, out.whole.y + part.y, part.w, part.h};
    return out;
}

puzzle_size app_pictures_quick_size(const app *app, const pictures_state *self, int index)
{
    static const puzzle_size flat[PICTURES_QUICK_SIZES] = {{4, 4}, {5, 4}, {6, 4}};
    static const puzzle_size high[PICTURES_QUICK_SIZES] = {{4, 4}, {4, 5}, {4, 6}};
    int width, height;
    bool is_high = sides(app, self, &width, &height) && height > width;
    return (is_high ? high : flat)[index];
}

void app_pictures_turn(app *app, pictures_state *self)
{
    app_crop_turn(&self->look.crop);
    app_render_set_crop(app->render, APP_SLOT_CHOICE, &(game_crop){.turn = self->look.crop.turn});
}

static void pictures_fit(app *app, pictures_state *self)
{
    self->look.crop = (game_crop){0};
    app_render_set_crop(app->render, APP_SLOT_CHOICE, &self->look.crop);
}

/* By so much of the picture's sides. */
static void move(pictures_state *self, const pictures_frame *f, double right, double down)
{
    app_crop_move(&self->look.crop, f->whole.w, f->whole.h, self->board.size, right, down);
}

static void zoom_by(pictures_state *self, int percent)
{
    app_crop_zoom(&self->look.crop, 100 + self->look.crop.closer + percent);
}

/* ---- The pointer ---- */

static bool is_near_corner(app_rect part, double x, double y)
{
    double across = fmin(fabs(x - part.x), fabs(x - part.x - part.w));
    double down = fmin(fabs(y - part.y), fabs(y - part.y - part.h));
    return across <= KNOB_REACH && down <= KNOB_REACH;
}

/* A corner follows the pointer, the part's middle stays. */
static void size_to(pictures_state *self, const pictures_frame *f, double x, double y)
{
    double across = fabs(x - f->part.x - f->part.w / 2.0) / (f->part.w / 2.0);
    double down = fabs(y - f->part.y - f->part.h / 2.0) / (f->part.h / 2.0);
    double larger = fmax(fmax(across, down), 0.1);
    app_crop_zoom(&self->look.crop, (int)lround((100 + self->look.crop.closer) / larger));
}

static void drag(pictures_state *self, const pictures_frame *f, const app_event *event)
{
    if (self->drag == PICTURES_DRAG_SIZE)
        size_to(self, f, event->x, event->y);
    else
        move(self, f, (event->x - self->x) / f->whole.w, (event->y - self->y) / f->whole.h);
    self->x = event->x;
    self->y = event->y;
}

static void take_hold(pictures_state *self, const pictures_frame *f, const app_event *event)
{
    if (f->whole.w == 0 || !app_rect_contains(f->tray, event->x, event->y))
        return;
    self->drag =
        is_near_corner(f->part, event->x, event->y) ? PICTURES_DRAG_SIZE : PICTURES_DRAG_MOVE;
    self->x = event->x;
    self->y = event->y;
}

/* ---- The keys ---- */

static bool is_step(app_intent intent, int *right, int *down)
{
    *right = (intent == APP_INTENT_RIGHT) - (intent == APP_INTENT_LEFT);
    *down = (intent == APP_INTENT_DOWN) - (intent == APP_INTENT_UP);
    return *right != 0 || *down != 0;
}

static bool key(pictures_state *self, const pictures_frame *f, app_intent intent)
{
    int right, down;
    if (is_step(intent, &right, &down))
        move(self, f, (double)right * f->part.w / f->whole.w / STEPS_ACROSS,
             (double)down * f->part.h / f->whole.h / STEPS_ACROSS);
    else if (intent == APP_INTENT_PAGE_UP)
        zoom_by(self, ZOOM_STEP);
    else if (intent == APP_INTENT_PAGE_DOWN)
        zoom_by(self, -ZOOM_STEP);
    else
        return false;
    return true;
}

/* Pointer, wheel and keys that move the part: true, where the event is for nothing else. */
static bool pictures_crop_event(pictures_state *self, const pictures_frame *f,
                                const app_event *event)
{
    bool there = f->whole.w > 0;
    switch (event->kind) {
    case APP_EVENT_POINTER_DOWN:
        take_hold(self, f, event);
        return false; /* it moves the focus as well */
    case APP_EVENT_POINTER_MOVE:
        if (!self->drag || !there)
            return false;
        drag(self, f, event);
        return true;
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_FOCUS_LOST:
        self->drag = PICTURES_DRAG_NONE;
        return false;
    case APP_EVENT_WHEEL:
        if (!there || !app_rect_contains(f->tray, event->x, event->y))
            return false;
        zoom_by(self, event->wheel * ZOOM_STEP);
        return true;
    case APP_EVENT_KEY_DOWN:
        return there && self->page.controls.focus == PICTURES_PART && key(self, f, event->control);
    default:
        return false;
    }
}

/* ---- Whether tiles of the chosen part look alike, found on another thread ---- */

static bool is_compared(const pictures_state *self)
{
    return strcmp(self->compared_look.picture, self->look.picture) == 0 &&
           game_crop_same(&self->compared_look.crop, &self->look.crop) &&
           puzzle_board_equal(&self->compared_board, &self->board);
}

static void ask(app *app, pictures_state *self)
{
    const app_decode what = {.pixels = app_render_picture(app->render, APP_SLOT_CHOICE),
                             .use = APP_DECODE_COMPARE,
                             .goal = &self->board,
                             .crop = self->look.crop};
    if (!what.pixels || !app_chosen_is_there(&self->chosen, &self->look))
        return;
    self->compared = app_decoder_ask(app->decoder, &what);
    self->compared_look = self->look;
    self->compared_board = self->board;
    self->known = false;
}

/* One at a time: while the part is dragged the outcome follows as fast as it can. */
static void pictures_compare(app *app, pictures_state *self)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_COMPARE, &answer)) {
        if (answer.ticket != self->compared)
            continue;
        self->compared = 0;
        self->known = true;
        self->twins = answer.twins;
        memcpy(self->marked, answer.marked, sizeof self->marked);
    }
    if (!self->compared && !is_compared(self))
        ask(app, self);
}

int app_pictures_twins(const pictures_state *self)
{
    bool counts = self->known && is_compared(self) && !self->look.numbers && self->twins > 0;
    return counts ? self->twins : 0;
}

/* ---- Opening and closing ---- */

static void set_board(pictures_state *self, puzzle_size size)
{
    puzzle_goal_make(&self->board, self->goal, size, NULL);
}

/* Who has a keyboard at hand can type at once. */
static bool has_keys(const app *app)
{
    return app->way != GAME_WAY_PAD && app->way != GAME_WAY_TOUCH;
}

static void pictures_enter(app *app, void *state)
{
    pictures_state *self = state;
    const game_settings *settings = &app->client.settings;
    self->goal = (puzzle_goal)settings->goal;
    set_board(self, (puzzle_size){settings->columns, settings->rows});
    self->look.style = GAME_PICTURE;
    self->look.numbers = settings->numbers;
    snprintf(self->look.picture, sizeof self->look.picture, "%s", settings->picture);
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "");
    app_gallery_refresh(&app->gallery);
    if (settings->picture[0] == '/')
        app_gallery_add(&app->gallery, settings->picture);
    if (app_gallery_find(&app->gallery, self->look.picture) < 0)
        app_chosen_any(app, &self->look);
    pictures_show(app, self);
    self->page.controls.focus = has_keys(app) ? PICTURES_FIND : PICTURES_CARDS;
    self->page.controls.focus_shown = true;
}

static void pictures_leave(app *app, void *state)
{
    pictures_state *self = state;
    app_decoder_forget_all(app->decoder, APP_DECODE_COMPARE);
    app_chosen_forget(app, &self->chosen);
    app_thumbs_clear(app);
    free(self->shown);
}

/* The list of files was closed, or the focus is back: files may have come. */
static void pictures_resume(app *app, void *state)
{
    pictures_state *self = state;
    app_gallery_refresh(&app->gallery);
    app_pictures_list(app, self);
}

/* ---- What can be chosen ---- */

static void remember(app *app, const pictures_state *self)
{
    game_settings *settings = &app->client.settings;
    settings->columns = self->board.size.columns;
    settings->rows = self->board.size.rows;
    settings->style = GAME_PICTURE;
    snprintf(settings->picture, sizeof settings->picture, "%s", self->look.picture);
    client_settings_changed(&app->client);
}

/* Once more, while a hard board is looked for, it is looked for no longer. */
static app_go start(app *app, pictures_state *self)
{
    const client_wish wish = {.goal = self->board,
                              .kind = (game_board_kind)app->client.settings.kind,
                              .look = self->look,
                              .seed = client_new_seed()};
    if (client_seeks_kind(&app->client)) {
        client_drop_kind(&app->client);
        return app_stay();
    }
    self->starts = self->chosen.offered.ticket != 0; /* it is meant, and not the one before */
    if (self->starts || !self->look.picture[0])
        return app_stay();
    remember(app, self);
    return client_begin_kind(&app->client, &wish) ? app_go_to(APP_HOME, APP_SCREEN_PLAY)
                                                  : app_stay();
}

static void choose_card(app *app, pictures_state *self, int card)
{
    if (app_pictures_entry(app, self, card))
        app_chosen_try(app, &self->chosen, &self->look, self->shown[card]);
}

/* False where it is no path that was copied. */
static bool paste(app *app, pictures_state *self)
{
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    bool is_path = text && client_paste_path(text, path, sizeof path);
    if (is_path)
        app_chosen_offer(app, &self->chosen, path);
    SDL_free(text);
    return is_path;
}

static app_go choose(app *app, pictures_state *self, int id)
{
    int tab = id - PICTURES_TAB_FIRST, quick = id - PICTURES_QUICK_FIRST;
    if (id == PICTURES_START)
        return start(app, self);
    if (id == PICTURES_OPEN)
        return app_go_files(APP_FILES_PICTURES);
    client_drop_kind(&app->client); /* it is another board that is wished for */
    if (id == PICTURES_TURN)
        app_pictures_turn(app, self);
    else if (id == PICTURES_FIT)
        pictures_fit(app, self);
    else if (tab >= 0 && tab < PICTURES_TABS) {
        self->tab = (pictures_tab)tab;
        pictures_show(app, self);
    } else if (quick >= 0 && quick < PICTURES_QUICK_SIZES)
        set_board(self, app_pictures_quick_size(app, self, quick));
    return app_stay();
}

static void change(app *app, pictures_state *self, int id, int value)
{
    puzzle_size size = self->board.size;
    client_drop_kind(&app->client);
    if (id == PICTURES_ZOOM) {
        app_crop_zoom(&self->look.crop, value);
        return;
    }
    *(id == PICTURES_COLUMNS ? &size.columns : &size.rows) = value;
    if (puzzle_size_valid(size))
        set_board(self, size);
}

/* ---- Keys ---- */

static bool pictures_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    pictures_state *self = state;
    pictures_frame frame = app_pictures_frame(app, self, app_parts_rect(p, PICTURES_PART));
    app_controls on_cards = {.focus = PICTURES_CARDS};
    bool pastes = event->kind == APP_EVENT_KEY_DOWN && event->field == APP_INTENT_PASTE;
    if (pictures_crop_event(self, &frame, event))
        return true;
    if (pastes && self->page.controls.focus == PICTURES_FIND && paste(app, self))
        return true; /* a path is no name to be found */
    if (self->shown_count == 0 || !app_page_browses(&self->page, PICTURES_FIND, 0, true, event))
        return false;
    if (!app_grid_event(&self->page.grids[0], &p->page.grids[0], &on_cards, event))
        return false; /* an arrow leads on at the edge */
    choose_card(app, self, self->page.grids[0].at);
    return true;
}

/* The first one that is found is chosen, unless the chosen one is among them. */
static void find(app *app, pictures_state *self)
{
    pictures_show(app, self);
    if (self->page.grids[0].at >= 0 || self->shown_count == 0)
        return;
    self->page.grids[0].at = 0;
    choose_card(app, self, 0);
}

static app_go pictures_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    (void)p;
    pictures_state *self = state;
    const app_event *event = answer->event;
    app_intent intent = app_answer_intent(answer);
    bool key_down = event->kind == APP_EVENT_KEY_DOWN;
    if (event->kind == APP_EVENT_DROP)
        app_chosen_offer(app, &self->chosen, event->path);
    if (answer->kind == APP_ANSWER_TYPED)
        find(app, self);
    if (answer->kind == APP_ANSWER_MOVED)
        choose_card(app, self, answer->value);
    if (answer->kind == APP_ANSWER_CHANGED)
        change(app, self, answer->id, answer->value);
    if (answer->kind == APP_ANSWER_HELD && answer->id == PICTURES_CARDS && !key_down)
        choose_card(app, self, self->page.grids[0].at);
    if (answer->kind == APP_ANSWER_HELD && key_down)
        return start(app, self); /* Enter on the cards, or on the part */
    if (answer->kind == APP_ANSWER_RELEASED && answer->id == PICTURES_CARDS && has_keys(app))
        self->page.controls.focus = PICTURES_FIND; /* what is typed next is looked for */
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (intent == APP_INTENT_CONFIRM)
        return start(app, self);
    if (intent == APP_INTENT_PASTE)
        paste(app, self);
    return app_go_of(answer);
}

/* ---- Frames ---- */

static app_go pictures_update(app *app, void *state)
{
    pictures_state *self = state;
    pictures_compare(app, self);
    if (app_chosen_follow(app, &self->chosen, &self->look))
        pictures_show(app, self);
    if (!self->starts || self->chosen.offered.ticket)
        return app_stay();
    self->starts = false;
    /* Where it did not, a message has said why. */
    bool came = strcmp(self->chosen.offered.name, self->look.picture) == 0;
    return came ? start(app, self) : app_stay();
}

const app_screen app_screen_pictures = {
    .size = sizeof(pictures_state),
    .enter = pictures_enter,
    .leave = pictures_leave,
    .resume = pictures_resume,
    .parts = app_pictures_parts,
    .first = pictures_first,
    .answer = pictures_answer,
    .update = pictures_update,
    .seen = pictures_seen,
};
