/* What the player does with the pictures: chooses one and the part of it, and begins a game. */
#include "screens/pictures/pictures.h"

#include "client/games.h"
#include "client/kinds.h"
#include "client/paste.h"
#include "draw/render.h"
#include "os/paths.h"
#include "program/crop.h"
#include "program/go.h"
#include "screens/screens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

void app_pictures_enter(app *app, void *state)
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
    app_pictures_show(app, self);
    self->page.controls.focus = has_keys(app) ? PICTURES_FIND : PICTURES_CARDS;
    self->page.controls.focus_shown = true;
}

void app_pictures_leave(app *app, void *state)
{
    pictures_state *self = state;
    app_decoder_forget_all(app->decoder, APP_DECODE_COMPARE);
    app_chosen_forget(app, &self->chosen);
    app_thumbs_clear(app);
    free(self->shown);
}

/* The list of files was closed, or the focus is back: files may have come. */
void app_pictures_resume(app *app, void *state)
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
        app_pictures_fit(app, self);
    else if (tab >= 0 && tab < PICTURES_TABS) {
        self->tab = (pictures_tab)tab;
        app_pictures_show(app, self);
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

bool app_pictures_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    pictures_state *self = state;
    pictures_frame frame = app_pictures_frame(app, self, app_parts_rect(p, PICTURES_PART));
    app_controls on_cards = {.focus = PICTURES_CARDS};
    bool pastes = event->kind == APP_EVENT_KEY_DOWN && event->field == APP_INTENT_PASTE;
    if (app_pictures_crop_event(self, &frame, event))
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
    app_pictures_show(app, self);
    if (self->page.grids[0].at >= 0 || self->shown_count == 0)
        return;
    self->page.grids[0].at = 0;
    choose_card(app, self, 0);
}

app_go app_pictures_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
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

app_go app_pictures_update(app *app, void *state)
{
    pictures_state *self = state;
    app_pictures_compare(app, self);
    if (app_chosen_follow(app, &self->chosen, &self->look))
        app_pictures_show(app, self);
    if (!self->starts || self->chosen.offered.ticket)
        return app_stay();
    self->starts = false;
    /* Where it did not, a message has said why. */
    bool came = strcmp(self->chosen.offered.name, self->look.picture) == 0;
    return came ? start(app, self) : app_stay();
}
