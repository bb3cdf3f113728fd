/* The title: a wordmark that can be played, the ways on from here, and what lies round them. */
#include "board/board_toy.h"
#include "client/games.h"
#include "client/kinds.h"
#include "client/records.h"
#include "game/daily.h"
#include "game/daily_log.h"
#include "platform/platform.h"
#include "program/app.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "program/say.h"
#include "program/window.h"
#include "puzzle/goal.h"
#include "screens/screens.h"
#include "text/words.h"

#include <stdio.h>

typedef enum title_id {
    TITLE_WORDMARK = APP_ID_OWN,
    TITLE_KEPT,
    TITLE_PLAY, /* a board of the kind that was last chosen */
    TITLE_FULL,
    TITLE_SOUND,
    TITLE_QUIT,
    TITLE_WAYS, /* a way leads to a screen: TITLE_WAYS + its app_screen_id */
    TITLE_CONTINUE = TITLE_WAYS + APP_SCREEN_PLAY,
    TITLE_NEW = TITLE_WAYS + APP_SCREEN_NEW_GAME,
    TITLE_DAILY = TITLE_WAYS + APP_SCREEN_DAILY,
} title_id;

typedef struct title_state {
    app_page page;
    app_toy wordmark;
    bool had_game;               /* in the last update */
    int frames;                  /* drawn so far */
    int today;                   /* as sw_day_of counts days */
    int streak;                  /* of daily boards; read once the first frame is there */
    app_offered_picture offered; /* it is played as soon as it is decoded */
} title_state;

/* ---- The wordmark ---- */

/* The wordmark in that place: its tiles are as large as have room. */
enum { TITLE_COLUMNS = 5, TITLE_ROWS = 2 };
static app_board_layout title_board(const app_view *view, app_rect area)
{
    return app_board_layout_fit(view, area, (puzzle_size){TITLE_COLUMNS, TITLE_ROWS}, false);
}

static void fit_wordmark(const app_parts *p, app_part *part, int *width, int *height)
{
    app_rect tray = title_board(p->view, part->rect).tray;
    *width = tray.w;
    *height = tray.h;
}

static void draw_wordmark(const app_parts *p, const app_part *part)
{
    static const char *const letters[] = {"", "S", "L", "I", "D", "E", "W", "I", "S", "E"};
    const title_state *self = p->state;
    app_board_layout board = title_board(p->view, part->rect);
    game_look look = {.style = GAME_LETTERS};
    app_skin skin = {.goal = &self->wordmark.goal, .look = &look, .labels = letters};
    app_board_view_draw(&self->wordmark.view, p->view, &board, &skin, NULL, true);
}

/* ---- The ways on from here ---- */

/* How high the rows are: the first button, and the others. */
typedef struct title_rows {
    int first, other;
    int gap;     /* below the first button */
    int step;    /* between the others, in both directions */
    int columns; /* of the places; in one row they have their icons over their names */
    bool beside; /* other games stand beside the first one, not below it */
} title_rows;

static title_rows rows_of(const app_view *view)
{
    bool low = view->height < 600;
    if (app_view_layout(view) == APP_LAYOUT_PORTRAIT)
        return (title_rows){84, 64, 18, 12, 2, false};
    if (view->width < 700)
        return low ? (title_rows){62, 48, 10, 8, 3, false} : (title_rows){72, 52, 14, 12, 2, false};
    return low ? (title_rows){66, 60, 14, 12, 6, true} : (title_rows){84, 72, 28, 12, 6, true};
}

static int margin_of(const app_view *view)
{
    return view->width < 960 ? 32 : 64;
}

/* Whether each of so many buttons in a row has room for an icon beside its name. */
static bool has_icons(const app_view *view, int count)
{
    enum { ROOM = 162 };
    return (view->width - 2 * margin_of(view)) / count >= ROOM;
}

static void draw_miniature(const app_parts *p, const app_part *part)
{
    const puzzle_board *board = &p->app->client.slots.current.session.board;
    app_skin skin = app_game_skin(p->app);
    app_rect at = part->rect, mini = app_board_miniature_rect(at.x, at.y - 1, at.w, board->size);
    mini.y += (at.h - mini.h) / 2;
    app_board_draw_miniature(p->view, mini, board, &skin);
}

/* On the Continue button: the board, what it is and, where all of that has room, how far it has come. */
static void add_continue(app_parts *p, int height, int share)
{
    enum { PAD = 14 };
    const game_round *round = &p->app->client.slots.current;
    app_colour ink = p->view->colours->persimmon_ink;
    puzzle_metric metric = round->origin.par_metric;
    const char *title = app_words_game_title(&p->arena, round);
    const char *state = parts_print(
        p, _("%s · %s · %s"), title,
        app_words_length(&p->arena, metric, game_session_length(&round->session, metric)),
        app_words_clock(&p->arena, round->session.time_ms, APP_TIME_SECONDS));
    parts_press (p, APP_CONTROL_PRIMARY, TITLE_CONTINUE, PAD, .name = _("Continue"),
                 .height = height, .grow = share, .pad = {PAD, 0, 22, 0}) {
        parts_figure(p, draw_miniature, NULL, .width = height - 2 * PAD,
                     .height = height - 2 * PAD);
        parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
            parts_text(p, APP_TYPE_LARGE_BUTTON, _("Continue"), .colour = ink);
            parts_text(p, APP_TYPE_NOTE, state, .brief = title, .given = true, .colour = ink);
        }
        parts_icon(p, 26, APP_ICON_PLAY, .colour = ink);
    }
}

/* The game to go on with or, where there is none, a board to play at once. */
static void add_first_game(app_parts *p, int height, int share)
{
    if (client_has_game(&p->app->client))
        add_continue(p, height, share);
    else
        parts_primary(p, TITLE_PLAY, _("Play"), .height = height, .grow = share, .tall = true,
                      .note = app_words_chosen(&p->arena, p->view->settings));
}

static int today_of(const app_parts *p)
{
    const title_state *self = p->state;
    return self->today;
}

/* "22 November · 5 × 5". */
static const char *daily_note(app_parts *p)
{
    int today = today_of(p);
    const char *day = app_words_day_brief(&p->arena, today);
    if (today < GAME_DAILY_FIRST || today > GAME_DAILY_LAST)
        return day;
    return parts_print(p, _("%s · %s"), day, app_words_size(&p->arena, game_daily_size(today)));
}

/* Beside the first button there is room for a note, below it for an icon. */
static void add_other_games(app_parts *p, bool beside, int height)
{
    const game_slots *slots = &p->app->client.slots;
    bool icons = !beside && has_icons(p->view, slots->has_parked ? 3 : 2);
    parts_button(p, TITLE_NEW, _("New game"), .height = height, .grow = 1, .tall = beside,
                 .note = beside ? _("2 × 2 to 32 × 32") : NULL,
                 .icon = icons ? APP_ICON_PLUS : APP_ICON_NONE);
    parts_button(p, TITLE_DAILY, _("Daily board"), .height = height, .grow = 1, .tall = beside,
                 .note = beside ? daily_note(p) : NULL,
                 .brief_note = beside ? app_words_day_brief(&p->arena, today_of(p)) : NULL,
                 .icon = icons ? APP_ICON_CALENDAR : APP_ICON_NONE);
    if (slots->has_parked)
        parts_button(p, TITLE_KEPT, _("Earlier game"), .height = height, .grow = 1, .tall = beside,
                     .note = beside ? app_words_game_title(&p->arena, &slots->parked) : NULL,
                     .given = beside, .icon = icons ? APP_ICON_CLOCK : APP_ICON_NONE);
}

static void add_games(app_parts *p, const title_rows *rows)
{
    bool third = p->app->client.slots.has_parked;
    parts_line (p, rows->beside, rows->beside ? 16 : rows->gap, .turns = rows->beside,
                .together = true) {
        add_first_game(p, rows->first, third ? 4 : 7);
        if (rows->beside)
            parts_row (p, 16, .grow = 7) {
                add_other_games(p, true, rows->first);
            }
        else
            parts_wrap (p, rows->step, .columns = 3) {
                add_other_games(p, false, rows->other);
            }
    }
}

static void add_places(app_parts *p, const title_rows *rows)
{
    static const struct {
        app_screen_id screen;
        const char *name;
        app_icon icon;
    } places[] = {
        {APP_SCREEN_LEVELS, N_("Levels"), APP_ICON_LEVELS},
        {APP_SCREEN_CHALLENGES, N_("Challenges"), APP_ICON_CUP},
        {APP_SCREEN_PICTURES, N_("Pictures"), APP_ICON_PICTURE},
        {APP_SCREEN_THEATRE, N_("Theatre"), APP_ICON_THEATRE},
        {APP_SCREEN_LAB, N_("Lab"), APP_ICON_LAB},
        {APP_SCREEN_STATISTICS, N_("Statistics"), APP_ICON_STATS},
    };
    bool icons = rows->beside || has_icons(p->view, rows->columns);
    parts_wrap (p, rows->step, .columns = rows->columns, .together = true) {
        for (size_t i = 0; i < SDL_arraysize(places); i++)
            parts_button(p, TITLE_WAYS + (int)places[i].screen, _(places[i].name),
                         .icon = icons ? places[i].icon : APP_ICON_NONE, .tall = rows->beside,
                         .height = rows->other);
    }
}

/* ---- Round them ---- */

/* How many daily boards in a row were solved. */
static void add_streak(app_parts *p)
{
    const title_state *self = p->state;
    if (self->streak > 0)
        parts_text(
            p, APP_TYPE_LABEL,
            parts_print(p, _("Daily streak %s"), app_words_count(&p->arena, (size_t)self->streak)),
            .weak = true);
}

/* In the smallest windows the streak stands at its other end. */
static void add_corner(app_parts *p, int margin, bool low)
{
    parts_row (p, low ? 0 : 4, .bar = true, .height = app_view_bar(p->view),
               .down = APP_PLACE_START, .pad = {margin, 0, low ? 6 : 20, 0}) {
        if (low)
            add_streak(p);
        parts_spring(p, 1);
        parts_icon_button(p, TITLE_WAYS + APP_SCREEN_SETTINGS, APP_ICON_GEAR, _("Settings"));
        parts_icon_button(p, TITLE_SOUND, app_sound_icon(p->app), _("Sound on and off"),
                          .intent = APP_INTENT_SOUND);
        parts_icon_button(p, TITLE_WAYS + APP_SCREEN_HELP, APP_ICON_HELP, _("Help"),
                          .intent = APP_INTENT_HELP);
        parts_icon_button(p, TITLE_FULL, APP_ICON_FULL, _("Full screen"),
                          .intent = APP_INTENT_FULLSCREEN);
        if (app_platform_may_quit())
            parts_icon_button(p, TITLE_QUIT, APP_ICON_CLOSE, _("Quit"), .intent = APP_INTENT_QUIT);
    }
}

static void add_foot(app_parts *p, bool tight, bool low)
{
    parts_row (p, 16, .least_height = tight ? 38 : 44, .pad = {0, 0, 0, tight ? 6 : 28}) {
        parts_paragraph(p, APP_TYPE_LABEL, app_saving_words(p->app), .weak = true, .grow = 1);
        if (!low)
            add_streak(p);
    }
}

/* The wordmark is as large as all below it lets it be. It lies beside the corner's icons where there is room for both,
 * and else below them: only there the page may have to scroll. */
static void title_parts(app_parts *p)
{
    const app_view *view = p->view;
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM, tight = view->height < 640;
    int margin = margin_of(view);
    title_rows rows = rows_of(view);
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    PARTS_BOX (p, .kind = low ? APP_PART_COLUMN : APP_PART_STACK) {
        add_corner(p, margin, low);
        parts_column (p, 0, .scrolls = true, .grow = 1, .most_width = 894 + 2 * margin,
                      .pad = parts_edges(margin, 0)) {
            parts_spring(p, 3, .least_height = low ? 0 : 60);
            parts_figure(p, draw_wordmark, "Slidewise", .id = TITLE_WORDMARK, .fit = fit_wordmark,
                         .least_height = 80, .across = APP_PLACE_MIDDLE);
            parts_space(p, tight ? 20 : 45);
            add_games(p, &rows);
            parts_space(p, rows.beside ? rows.gap : rows.step);
            add_places(p, &rows);
            parts_spring(p, 4);
            add_foot(p, tight, low);
        }
    }
}

/* ---- What the player does ---- */

static void title_enter(app *app, void *state)
{
    title_state *self = state;
    app_toy_init(&self->wordmark, (puzzle_size){TITLE_COLUMNS, TITLE_ROWS}, true, app->now);
    self->wordmark.celebrates = true;
    self->today = app->today;
    self->had_game = !client_has_game(&app->client);
    self->page.controls.focus_shown = true;
}

static void count_streak(app *app, title_state *self)
{
    self->streak = game_daily_tally_of(client_results(&app->client), self->today).streak;
}

/* Another day may have begun meanwhile, or its board been solved. */
static void title_resume(app *app, void *state)
{
    title_state *self = state;
    self->today = app->today;
    count_streak(app, self);
}

static app_go play(app *app)
{
    client_wish wish = client_wish_of_settings(&app->client.settings, client_new_seed());
    return client_begin_kind(&app->client, &wish) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY)
                                                  : app_stay();
}

static app_go choose(app *app, int id)
{
    switch (id) {
    case TITLE_PLAY:
        return play(app);
    case TITLE_KEPT:
        return client_bring_back(&app->client) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY) : app_stay();
    case TITLE_FULL:
        app_toggle_fullscreen(app);
        return app_stay();
    case TITLE_SOUND:
        app_sound_toggle(app);
        return app_stay();
    case TITLE_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    default:
        return app_go_to(APP_PUSH, (app_screen_id)(id - TITLE_WAYS));
    }
}

/* What its tiles do, since they stood as `before`. */
static void hear(app *app, title_state *self, const puzzle_board *before)
{
    app_sound_change(app, &self->wordmark.view, before, &self->wordmark.board,
                     &self->wordmark.goal);
}

/* A pad's direction brings the focus back to the buttons after the pointer took it away. */
static bool finds_back(const app *app, title_state *self, app_intent intent)
{
    if (app->way != GAME_WAY_PAD || !app_intent_is_direction(intent) ||
        self->page.controls.focus_shown)
        return false;
    self->page.controls.focus = client_has_game(&app->client) ? TITLE_CONTINUE : TITLE_PLAY;
    self->page.controls.focus_shown = true;
    return true;
}

static app_go key(app *app, title_state *self, app_intent intent)
{
    if (finds_back(app, self, intent))
        return app_stay();
    puzzle_board before = self->wordmark.board;
    if (app_toy_key(&self->wordmark, intent, app->now, app_slide_ms(app))) {
        hear(app, self, &before);
        return app_stay();
    }
    if (intent == APP_INTENT_NEW)
        return choose(app, TITLE_NEW);
    if (intent == APP_INTENT_PARKED && app->client.slots.has_parked)
        return choose(app, TITLE_KEPT);
    if (intent == APP_INTENT_PASTE && app_paste_id_game(app))
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    if (intent == APP_INTENT_CONFIRM || intent == APP_INTENT_PLAY)
        return choose(app, client_has_game(&app->client) ? TITLE_CONTINUE : TITLE_PLAY);
    return app_stay();
}

static void drop(app *app, title_state *self, const char *path)
{
    const app_decode how = {.longest = APP_GAME_PICTURE_PIXELS, .use = APP_DECODE_CHOICE};
    app_offer_picture(app, &self->offered, path, &how);
}

/* A picture dropped here is played at the size that was last chosen. */
static app_go play_picture(app *app, const char *name, SDL_Surface *picture)
{
    puzzle_board goal;
    puzzle_size size = {app->client.settings.columns, app->client.settings.rows};
    game_look look = {.style = GAME_PICTURE, .numbers = app->client.settings.numbers};
    snprintf(look.picture, sizeof look.picture, "%s", name);
    puzzle_goal_make(&goal, (puzzle_goal)app->client.settings.goal, size, NULL);
    app_set_picture(app, name, picture);
    app_gallery_add(&app->gallery, name);
    client_begin_new(&app->client, &goal, &look, client_new_seed());
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

static app_go take_offered(app *app, title_state *self)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_CHOICE, &answer)) {
        bool offered = answer.ticket == self->offered.ticket;
        if (offered && answer.picture)
            return play_picture(app, self->offered.name, answer.picture);
        if (offered)
            app_notify_picture(app, self->offered.name, &answer.error);
        SDL_FreeSurface(answer.picture);
    }
    return app_stay();
}

/* Drops the offered picture where the player has gone on to something else. */
static app_go leave_offered(app *app, title_state *self, app_go where)
{
    if (where.kind != APP_STAY) {
        app_decoder_forget(app->decoder, self->offered.ticket);
        self->offered.ticket = 0;
    }
    return where;
}

/* While a tile is dragged, nothing else that lies under the pointer reacts. */
static bool title_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    title_state *self = state;
    puzzle_board before = self->wordmark.board;
    app_board_layout board = title_board(&app->view, app_parts_rect(p, TITLE_WORDMARK));
    bool held = app_toy_first(&self->wordmark, &board, event, app->now, app_slide_ms(app));
    hear(app, self, &before);
    return held;
}

static app_go title_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    title_state *self = state;
    app_board_layout board = title_board(&app->view, app_parts_rect(p, TITLE_WORDMARK));
    const app_event *event = answer->event;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return leave_offered(app, self, choose(app, answer->id));
    puzzle_board before = self->wordmark.board;
    app_toy_answer(&self->wordmark, &board, answer, app->now, app_slide_ms(app));
    hear(app, self, &before);
    if (answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_KEY_DOWN)
        return leave_offered(app, self, key(app, self, event->intent));
    if (answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_DROP)
        drop(app, self, event->path);
    return app_stay();
}

static app_go title_update(app *app, void *state)
{
    title_state *self = state;
    if (self->had_game != client_has_game(&app->client)) {
        self->had_game = client_has_game(&app->client);
        self->page.controls.focus = self->had_game ? TITLE_CONTINUE : TITLE_PLAY;
    }
    if (self->frames < 2 && self->frames++ == 1) { /* nothing holds the first frame back */
        app_use_picture(app);
        count_streak(app, self);
    }
    return take_offered(app, self);
}

static app_cursor title_cursor(const app *app, const void *state)
{
    const title_state *self = state;
    (void)app;
    return app_board_view_cursor(&self->wordmark.view);
}

static double title_wait(const app *app, const void *state)
{
    const title_state *self = state;
    bool moves = self->frames < 2 || app_board_view_moving(&self->wordmark.view, app->now);
    return moves ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_title = {
    .size = sizeof(title_state),
    .enter = title_enter,
    .resume = title_resume,
    .parts = title_parts,
    .first = title_first,
    .answer = title_answer,
    .update = title_update,
    .cursor = title_cursor,
    .wait = title_wait,
};
