/* What a newcomer sees first: a board that can be played, two choices, and the way into a first game. */
#include "board/board_toy.h"
#include "client/path.h"
#include "platform/platform.h"
#include "program/app.h"
#include "screens/screens.h"

typedef struct welcome_state {
    app_page page;
    app_toy toy;
} welcome_state;

enum { WELCOME_SIZES = 4 };

enum {
    WELCOME_SIZE_FIRST = APP_ID_OWN, /* the sizes of text, one after the other */
    WELCOME_MOTION = WELCOME_SIZE_FIRST + WELCOME_SIZES,
    WELCOME_BOARD,
    WELCOME_START,
    WELCOME_TITLE,
    WELCOME_QUIT,
};

static const int sizes[WELCOME_SIZES] = {75, GAME_SCALE_AUTO, 150, 200}; /* as in the settings */

/* ---- What is shown ---- */

/* In the middle of its place; side 0: there is none. */
static app_board_layout board_in(const app_view *view, app_rect area)
{
    return area.w > 0 ? app_board_layout_fit(view, area, (puzzle_size){3, 3}, false)
                      : (app_board_layout){.side = 0};
}

/* Until it was touched, the board shows what can be done with it. */
static void draw_board(const app_parts *p, const app_part *part)
{
    const app_toy *toy = part->of;
    app_board_layout board = board_in(p->view, part->rect);
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &toy->goal, .look = &look};
    app_board_hint hint = {.shown = !toy->touched, .step = GAME_HINT_ARROW, .move = PUZZLE_LEFT};
    app_board_view_draw(&toy->view, p->view, &board, &skin, &hint, false);
}

static void add_choices(app_parts *p, int width)
{
    enum { ROW = 72, WELL = 260, HEIGHT = 44 };
    const game_settings *settings = p->view->settings;
    const char *words[WELCOME_SIZES] = {_("Small"), _("Auto"), _("Large"), _("Huge")};
    int chosen = -1;
    for (int i = 0; i < WELCOME_SIZES; i++)
        if (sizes[i] == settings->scale_percent)
            chosen = i;
    parts_row (p, 12, .look = APP_LOOK_RULE, .least_height = ROW, .turns = true,
               .pad = parts_edges(0, 8)) {
        parts_text(p, APP_TYPE_BUTTON, _("Text size"), .grow = 1);
        parts_column (p, 0, .least_width = app_at_most(width - 100, WELL), .centred = true) {
            app_parts_add_choice(p, WELCOME_SIZE_FIRST, words, WELCOME_SIZES, chosen, HEIGHT);
        }
    }
    parts_press (p, APP_CONTROL_TOGGLE, WELCOME_MOTION, 0, .name = _("Reduced motion"),
                 .look = APP_LOOK_RULE, .least_height = ROW, .chosen = settings->reduced_motion) {
        parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
            parts_text(p, APP_TYPE_BUTTON, _("Reduced motion"));
            parts_paragraph(p, APP_TYPE_LABEL, _("Tiles jump, no ripple"), .weak = true);
        }
    }
    parts_column (p, 0, .look = APP_LOOK_RULE, .height = 28) {
    }
}

static void add_buttons(app_parts *p, bool narrow)
{
    enum { HEIGHT = 56 };
    parts_row (p, narrow ? 12 : 16, .turns = true) {
        parts_primary(p, WELCOME_START, _("Start with a 3 × 3"), .icon = APP_ICON_PLAY, .grow = 1,
                      .height = HEIGHT);
        parts_button(p, WELCOME_TITLE, _("Title screen"), .least_width = narrow ? 124 : 152,
                     .height = HEIGHT);
    }
}

/* What is to be read and chosen, that wide. */
static void add_contents(app_parts *p, int width, bool board)
{
    app_key_name back = app_view_key_name(p->view, APP_INTENT_BACK);
    const char *note = _("Everything here can be changed later in the settings.");
    if (app_view_text_width(p->view, APP_TYPE_LABEL, note) > width)
        note = _("All of it can be changed later.");
    parts_paragraph(p, APP_TYPE_PAGE_TITLE, _("Welcome to Slidewise"));
    parts_space(p, 6);
    parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
    parts_space(p, 25);
    add_choices(p, width);
    add_buttons(p, width < 400);
    if (!board)
        return;
    parts_space(p, 10);
    parts_paragraph(
        p, APP_TYPE_LABEL,
        back.text[0]
            ? parts_print(p, _("%s skips this. Slide the board: it already works."), back.text)
            : _("Slide the board: it already works."),
        .weak = true);
}

static void add_corner(app_parts *p, bool low)
{
    parts_row (p, 0, .bar = true, .height = app_view_bar(p->view), .down = APP_PLACE_START,
               .pad = {0, 0, low ? 6 : 20, 0}) {
        parts_spring(p, 1);
        if (app_platform_may_quit())
            parts_icon_button(p, WELCOME_QUIT, APP_ICON_CLOSE, _("Quit"),
                              .intent = APP_INTENT_QUIT);
    }
}

/* A slab beside the board or, where the window is tall, below it. Where there is no room for both, no board. */
static void welcome_parts(app_parts *p)
{
    enum { MOST = 1152, BESIDE = 700, SLAB = 576, TALL = 692, LEAST = 200 };
    const welcome_state *self = p->state;
    const app_view *view = p->view;
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : view->width < 960 ? 32 : 64, top = low ? 52 : 60;
    int width = app_at_most(view->width - 2 * margin, MOST), gap = app_at_most(width / 16, 78);
    bool beside = width >= BESIDE, board = beside || view->height - top - margin >= TALL;
    int slab = !beside ? width : app_at_most((width - gap) * 54 / 100, SLAB);
    int pad = !board ? 0 : slab < 480 ? 24 : 40;
    PARTS_BOX (p, .kind = low ? APP_PART_COLUMN : APP_PART_STACK) {
        add_corner(p, low);
        parts_line (p, beside, beside ? gap : 32, .scrolls = true, .grow = 1,
                    .most_width = MOST + 2 * margin,
                    .pad = {margin, low ? 0 : top, margin, margin}) {
            if (board)
                parts_figure(p, draw_board, _("Board"), .id = WELCOME_BOARD, .grow = 1,
                             .least_width = LEAST, .least_height = LEAST, .of = &self->toy);
            parts_column (p, 0, .look = board ? APP_LOOK_SLAB : APP_LOOK_NONE, .radius = 24,
                          .width = beside ? slab : 0, .grow = !board, .centred = true,
                          .across = beside ? APP_PLACE_MIDDLE : APP_PLACE_USUAL,
                          .pad = {pad, board ? 34 : 0, pad, board ? 38 : 28}) {
                add_contents(p, slab - 2 * pad, board);
            }
        }
    }
}

/* ---- What the player does ---- */

static void welcome_enter(app *app, void *state)
{
    welcome_state *self = state;
    app_toy_init(&self->toy, (puzzle_size){3, 3}, false, app->now);
    self->page.controls.focus = WELCOME_START;
    self->page.controls.focus_shown = true;
}

static app_go choose(app *app, int id)
{
    game_settings *settings = &app->client.settings;
    switch (id) {
    case WELCOME_START:
        client_begin_path(&app->client, 1);
        return app_go_to(APP_SWAP, APP_SCREEN_PLAY);
    case WELCOME_TITLE: /* nothing was ever played: Play begins there with what can be won, too */
        settings->columns = settings->rows = 3;
        settings->kind = GAME_BOARD_EASY;
        client_settings_changed(&app->client);
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case WELCOME_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    case WELCOME_MOTION:
        settings->reduced_motion = !settings->reduced_motion;
        break;
    default:
        settings->scale_percent = sizes[id - WELCOME_SIZE_FIRST];
        app->options.scale_percent = 0; /* the command line's choice gives way */
    }
    client_settings_changed(&app->client);
    return app_stay();
}

/* The arrows slide the board, where there is room for it, as long as the focus is on the button beside it. */
static bool welcome_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    welcome_state *self = state;
    app_board_layout board = board_in(&app->view, app_parts_rect(p, WELCOME_BOARD));
    bool key = event->kind == APP_EVENT_KEY_DOWN && board.side > 0 &&
               self->page.controls.focus == WELCOME_START;
    double ms = app_slide_ms(app);
    return app_toy_first(&self->toy, &board, event, app->now, ms) ||
           (key && app_toy_key(&self->toy, event->intent, app->now, ms));
}

static app_go welcome_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    welcome_state *self = state;
    app_board_layout board = board_in(&app->view, app_parts_rect(p, WELCOME_BOARD));
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, answer->id);
    if (app_answer_intent(answer) == APP_INTENT_BACK)
        return choose(app, WELCOME_TITLE);
    app_toy_answer(&self->toy, &board, answer, app->now, app_slide_ms(app));
    return app_stay();
}

static app_cursor welcome_cursor(const app *app, const void *state)
{
    const welcome_state *self = state;
    (void)app;
    return app_board_view_cursor(&self->toy.view);
}

static double welcome_wait(const app *app, const void *state)
{
    const welcome_state *self = state;
    return app_board_view_moving(&self->toy.view, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_welcome = {
    .size = sizeof(welcome_state),
    .enter = welcome_enter,
    .parts = welcome_parts,
    .first = welcome_first,
    .answer = welcome_answer,
    .cursor = welcome_cursor,
    .wait = welcome_wait,
};
