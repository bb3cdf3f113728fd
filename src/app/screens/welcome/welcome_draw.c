/* Places and draws the welcome: a slab beside the board, below it, or alone. */
#include "screens/welcome/welcome.h"

#include "input/keys.h"
#include "platform/platform.h"
#include "text/text.h"
#include "ui/choice.h"
#include "ui/cut.h"

/* ---- Placing ---- */

/* How high the slab's contents are: heading, two rows, two buttons and the last line. */
enum { HEAD = 92, ROW = 72, BUTTON = 56, FOOT = 44, PAD = 40, BESIDE = 700, MOST = 1152 };

static app_rect well_of(app_rect row)
{
    int width = app_at_most(row.w - 100, 260);
    return app_cut_middle(app_cut_right(&row, width), width, 44);
}

static void place_rows(welcome_layout *l, app_rect *area)
{
    static const app_text_id sizes[WELCOME_SIZES] = {APP_TEXT_SIZE_SMALL, APP_TEXT_SIZE_AUTO,
                                                     APP_TEXT_SIZE_LARGE, APP_TEXT_SIZE_LARGEST};
    const game_settings *settings = l->view->settings;
    int chosen = -1;
    for (int i = 0; i < WELCOME_SIZES; i++)
        if (app_welcome_sizes[i] == settings->scale_percent)
            chosen = i;
    for (int i = 0; i < 2; i++)
        l->rows[i] = app_cut_top(area, ROW);
    app_choice_add(&l->page.controls, well_of(l->rows[0]), WELCOME_SIZE_FIRST, sizes, WELCOME_SIZES,
                   chosen);
    app_page_add(&l->page, WELCOME_MOTION, APP_CONTROL_TOGGLE, l->rows[1], APP_TEXTS, APP_ICON_NONE)
        ->chosen = settings->reduced_motion;
}

static void place_buttons(welcome_layout *l, app_rect row)
{
    bool narrow = row.w < 400;
    app_rect title = app_cut_right(&row, narrow ? 124 : 152);
    app_cut_right(&row, narrow ? 12 : 16);
    app_page_add(&l->page, WELCOME_START, APP_CONTROL_PRIMARY, row, APP_TEXT_WELCOME_START,
                 APP_ICON_PLAY);
    app_page_add(&l->page, WELCOME_TITLE, APP_CONTROL_BUTTON, title, APP_TEXT_WELCOME_TITLE,
                 APP_ICON_NONE);
}

/* All that is to be read and chosen, in an area that begins at the heading's top. */
static void place_contents(welcome_layout *l, app_rect area)
{
    l->words = app_cut_top(&area, HEAD);
    place_rows(l, &area);
    app_cut_top(&area, 28);
    place_buttons(l, app_cut_top(&area, BUTTON));
    l->foot = l->board.side > 0 ? area.y + 27 : 0;
}

/* Beside the board, or below it where the window is tall; without it where there is no room. */
static void place_slab(welcome_layout *l, app_rect window)
{
    int contents = HEAD + 2 * ROW + 28 + BUTTON + FOOT, slab = contents + 2 * PAD - 12;
    int gap = app_at_most(window.w / 16, 78);
    puzzle_size size = l->self->toy.board.size;
    app_rect area = window;
    if (window.w >= BESIDE) {
        slab = app_at_most(slab, window.h);
        area = app_cut_right(&window, app_at_most((window.w - gap) * 54 / 100, 576));
        app_cut_right(&window, gap);
        area = app_cut_middle(area, area.w, slab);
    } else if (window.h >= slab + 260) {
        area = app_cut_bottom(&window, slab);
        app_cut_bottom(&window, 32);
    } else {
        window.h = 0;
    }
    if (window.h > 0) {
        l->board = app_board_layout_fit(l->view, window, size, false);
        l->slab = area;
        area = app_cut_margin(area, area.w < 480 ? 24 : PAD, (slab - contents) / 2);
    } else {
        area = app_cut_middle(area, area.w, contents);
    }
    place_contents(l, area);
}

void app_welcome_lay_out(const app *app, const void *state, void *layout)
{
    static const app_bar_item corner[] = {
        {WELCOME_QUIT, APP_ICON_CLOSE, APP_TEXT_QUIT, APP_INTENT_QUIT, 0}};
    welcome_layout *l = layout;
    const app_view *view = &app->view;
    bool small = app_view_layout(view) == APP_LAYOUT_MINIMUM;
    int across = small ? 16 : view->width < 960 ? 32 : 64, top = small ? 52 : 60;
    int width = app_at_most(view->width - 2 * across, MOST);
    app_rect window = {(view->width - width) / 2, top, width, view->height - top - across};
    *l = (welcome_layout){{.view = view}, app, view, state, .foot = 0};
    place_slab(l, window);
    app_page_add_bar(&l->page, corner, app_platform_may_quit() ? 1 : 0);
}

/* ---- Drawing ---- */

static void draw_row(const welcome_layout *l, app_rect row, app_text_id label, app_text_id note)
{
    const app_colours *c = l->view->colours;
    int middle = row.y + row.h / 2, width = row.w - 76;
    app_view_rule(l->view, row.x, row.y, row.w);
    app_view_line(l->view, APP_ALIGN_LEFT, row.x, middle - (note == APP_TEXTS ? 0 : 12), width,
                  APP_TYPE_BUTTON, c->text, app_text(label));
    if (note != APP_TEXTS)
        app_view_line(l->view, APP_ALIGN_LEFT, row.x, middle + 12, width, APP_TYPE_LABEL, c->text2,
                      app_text(note));
}

static void draw_words(const welcome_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect at = l->words;
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + 22, at.w, APP_TYPE_PAGE_TITLE, c->text,
                  app_text(APP_TEXT_WELCOME));
    const char *note = app_text(APP_TEXT_WELCOME_NOTE);
    if (app_view_text_width(l->view, APP_TYPE_LABEL, note) > at.w)
        note = app_text(APP_TEXT_WELCOME_NOTE_SHORT);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + 57, at.w, APP_TYPE_LABEL, c->text2, note);
    draw_row(l, l->rows[0], APP_TEXT_SCALE, APP_TEXTS);
    draw_row(l, l->rows[1], APP_TEXT_REDUCED, APP_TEXT_REDUCED_NOTE);
    app_view_rule(l->view, l->rows[1].x, l->rows[1].y + l->rows[1].h, l->rows[1].w);
    if (l->foot > 0) {
        char foot[128];
        app_key_name back = app_view_key_name(l->view, APP_INTENT_BACK);
        if (back.text[0])
            app_textf(foot, sizeof foot, APP_TEXT_WELCOME_FOOT, back.text);
        else
            app_textf(foot, sizeof foot, APP_TEXT_WELCOME_FOOT_BARE);
        app_view_line(l->view, APP_ALIGN_LEFT, at.x, l->foot, at.w, APP_TYPE_LABEL, c->text2, foot);
    }
}

void app_welcome_draw(const void *layout)
{
    const welcome_layout *l = layout;
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &l->self->toy.goal, .look = &look};
    /* until it was touched, the board tells what can be done with it */
    app_board_hint hint = {
        .shown = !l->self->toy.touched, .step = GAME_HINT_ARROW, .move = PUZZLE_LEFT};
    if (l->slab.w > 0)
        app_view_slab(l->view, l->slab, 24);
    if (l->board.side > 0)
        app_board_view_draw(&l->self->toy.view, l->view, &l->board, &skin, &hint, false);
    draw_words(l);
    app_page_draw(&l->self->page, &l->page);
}
