/* Draws the calendar and the chosen day. */
#include "screens/daily/daily.h"

#include "game/stars.h"
#include "text/words.h"
#include "text/words_day.h"
#include "ui/bar.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

/* ---- Days ---- */

enum { NARROW_DAY = 60, SMALL_DAY = 46 };

static void draw_stars(const daily_layout *l, app_rect face, int stars)
{
    const app_colours *c = l->view->colours;
    int side = face.w >= 72 ? 16 : face.w >= 54 ? 13 : 10, step = side + (face.w >= 72 ? 6 : 2);
    int x = face.x + (face.w - 3 * step + step - side) / 2, y = face.y + face.h - side - face.h / 8;
    for (int i = 0; i < GAME_STARS; i++)
        app_view_icon(l->view, x + i * step, y, side,
                      i < stars ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                      i < stars ? c->ink : app_colour_with_alpha(c->ink, 0.6));
}

/* Draws words above the lower edge of a day: in two lines where one is too narrow, and not at all where two lines have
 * no room either. */
static void draw_state_words(const daily_layout *l, app_rect face, const char *words)
{
    enum { STEP = 16, TALL_DAY = 66 };
    const app_view *view = l->view;
    int x = face.x + 10, y = face.y + face.h - 20, room = face.w - 12;
    app_colour colour = view->colours->text2;
    if (app_view_text_width(view, APP_TYPE_LABEL, words) <= room)
        app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, colour, words);
    else if (face.h >= TALL_DAY)
        app_view_paragraph_step(view, x, y - STEP + 4, room, APP_TYPE_LABEL, STEP, colour, words,
                                2);
}

/* Below its number: what became of a day that is not solved. */
static void draw_state(const daily_layout *l, app_rect face, int day)
{
    char size[32];
    const app_colours *c = l->view->colours;
    puzzle_size board = game_daily_size(day);
    bool left = app_daily_is_left(l->self, day), shown = app_daily_mark(l->self, day)->own;
    bool today = day == l->self->today && !left && !shown;
    int y = face.y + face.h - (face.w < NARROW_DAY ? 14 : 20);
    if (face.w < SMALL_DAY)
        return;
    app_textf(size, sizeof size, APP_TEXT_SIZE, board.columns, board.rows);
    if (today)
        app_view_line(l->view, APP_ALIGN_LEFT, face.x + (face.w < NARROW_DAY ? 6 : 10), y,
                      face.w - 8, APP_TYPE_NOTE, c->persimmon_text, size);
    else if (face.w >= NARROW_DAY)
        draw_state_words(l, face,
                         left                   ? app_text(APP_TEXT_DAILY_BEGUN)
                         : shown                ? app_text(APP_TEXT_DAILY_AUTO)
                         : day < l->self->since ? ""
                                                : app_text(APP_TEXT_DAILY_MISSED));
    else if (left)
        app_view_icon(l->view, face.x + 6, y - 7, 14, APP_ICON_PLAY, c->text2);
}

/* Days to come are sockets, and have no name. */
static void draw_socket(const daily_layout *l, app_rect at)
{
    const app_colours *c = l->view->colours;
    bool contrast = l->view->settings->theme == GAME_THEME_CONTRAST;
    app_colour ground = contrast ? c->tray : c->socket;
    app_shape_flat(l->view, at, APP_CARD_RADIUS, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
}

static void draw_day(const void *of, int cell, app_rect at)
{
    const daily_layout *l = of;
    const daily_state *self = l->self;
    const app_colours *c = l->view->colours;
    const app_grid *grid = &self->page.grids[0];
    int day = self->first + cell - sw_day_weekday(self->first);
    char number[16];
    if (day < self->first || day >= self->first + self->days)
        return;
    if (day > self->today || day < GAME_DAILY_FIRST) {
        draw_socket(l, at);
        return;
    }
    const game_daily_mark *mark = app_daily_mark(self, day);
    bool pressed = cell == grid->at && self->page.controls.pressed == DAILY_DAYS;
    app_rect face = app_view_card(l->view, at, mark->solved ? APP_CARD_GLAZED : APP_CARD_BARE,
                                  pressed ? -1 : cell == grid->hover);
    snprintf(number, sizeof number, "%d", day - self->first + 1);
    app_view_text(l->view, APP_ALIGN_LEFT, face.x + (face.w >= NARROW_DAY ? 10 : 6),
                  face.y + (face.w >= NARROW_DAY ? 20 : 14),
                  face.w >= NARROW_DAY ? APP_TYPE_BUTTON : APP_TYPE_NOTE,
                  mark->solved ? c->ink : c->text, number);
    if (mark->solved)
        draw_stars(l, face, mark->stars);
    else
        draw_state(l, face, day);
    if (cell == grid->at)
        app_shape_ring(l->view, face, APP_CARD_RADIUS, 3, c->persimmon_line);
}

static void draw_calendar(const daily_layout *l)
{
    const app_colours *c = l->view->colours;
    const app_page *page = &l->self->page;
    const app_grid_page *days = &l->page.grids[0];
    char month[64];
    bool low = l->about.w == 0;
    app_words_month(l->self->first, month, sizeof month);
    app_view_line(l->view, APP_ALIGN_CENTRE, l->month.x + l->month.w / 2,
                  l->month.y + l->month.h / 2, l->month.w - 96,
                  low ? APP_TYPE_BUTTON : APP_TYPE_SCREEN_TITLE, c->text, month);
    for (int i = 0; i < SW_WEEK_DAYS && l->weekdays.w > 0; i++)
        app_view_text(l->view, APP_ALIGN_CENTRE,
                      l->tray.x + days->x + i * days->column_pitch + days->width / 2,
                      l->weekdays.y + l->weekdays.h / 2, APP_TYPE_LABEL, c->text2,
                      app_words_weekday_brief(i));
    app_view_tray(l->view, l->tray, 18);
    for (int i = 0; i < DAILY_CELLS; i++)
        draw_day(l, i, app_grid_cell(&page->grids[0], days, i));
    if (page->controls.focus == DAILY_DAYS && page->controls.focus_shown)
        app_view_focus(l->view, app_grid_cell(&page->grids[0], days, page->grids[0].at),
                       APP_CARD_RADIUS);
}

/* ---- The chosen day ---- */

static void draw_figure(const daily_layout *l, int y, app_text_id label, const char *value)
{
    const app_colours *c = l->view->colours;
    bool low = l->figures.h < 150;
    app_view_text(l->view, APP_ALIGN_LEFT, l->figures.x, y, APP_TYPE_LABEL, c->text2,
                  app_text(label));
    app_view_line(l->view, APP_ALIGN_LEFT, l->figures.x, y + (low ? 19 : 24), l->figures.w,
                  low ? APP_TYPE_BUTTON : APP_TYPE_SMALL_COUNTER, c->text, value);
}

static void draw_figures(const daily_layout *l)
{
    char streak[32], longest[32], solved[32];
    const game_daily_tally *tally = &l->self->tally;
    int step = l->figures.h / 3;
    app_text_n(streak, sizeof streak, APP_TEXT_DAILY_COUNT, tally->streak);
    app_text_n(longest, sizeof longest, APP_TEXT_DAILY_COUNT, tally->longest);
    if (tally->days > 0)
        app_textf(solved, sizeof solved, APP_TEXT_DAILY_OF, tally->solved, tally->days);
    else
        app_textf(solved, sizeof solved, APP_TEXT_NO_FIGURE);
    draw_figure(l, l->figures.y + 10, APP_TEXT_DAILY_STREAK_LABEL, streak);
    draw_figure(l, l->figures.y + 10 + step, APP_TEXT_DAILY_LONGEST, longest);
    draw_figure(l, l->figures.y + 10 + 2 * step, APP_TEXT_DAILY_SOLVED, solved);
}

static void draw_board(const daily_layout *l)
{
    const game_daily *board = &l->self->board;
    app_skin skin = app_board_number_skin(&board->goal);
    app_board_draw_miniature(l->view, l->board, &board->start, &skin);
}

/* The card in a well, line by line as it is copied. */
static void draw_card(const daily_layout *l)
{
    enum { HEAD = 34, PADDING = 16 };
    const app_colours *c = l->view->colours;
    char title[64], day[SW_DAY_SIZE + 32];
    app_rect card = l->card, head = app_cut_top(&card, HEAD);
    sw_text text;
    app_words_day_brief(l->self->card, day, sizeof day);
    app_textf(title, sizeof title, APP_TEXT_DAILY_CARD, day);
    int width = app_view_text(l->view, APP_ALIGN_LEFT, head.x, head.y + 12, APP_TYPE_BUTTON,
                              c->text, title);
    if (head.w - width > 220)
        app_view_text(l->view, APP_ALIGN_RIGHT, head.x + head.w, head.y + 12, APP_TYPE_LABEL,
                      c->text2, app_text(APP_TEXT_DAILY_CARD_NOTE));
    app_cut_bottom(&card, 16);
    app_view_well(l->view, card, 12);
    sw_text_init(&text, 1024);
    app_daily_words_card(l->app, l->self, &text);
    const char *line = text.data;
    for (int y = card.y + 22; *line != '\0' && y < card.y + card.h; y += 26) {
        char row[160];
        int length = (int)SDL_strlen(line);
        const char *end = SDL_strchr(line, '\n');
        length = end ? (int)(end - line) : length;
        snprintf(row, sizeof row, "%.*s", length, line);
        app_view_line(l->view, APP_ALIGN_LEFT, card.x + PADDING, y, card.w - 2 * PADDING,
                      APP_TYPE_NOTE, c->text, row);
        line += length + (end != NULL);
    }
    sw_text_deinit(&text);
}

static void draw_about(const daily_layout *l)
{
    char words[160];
    const app_colours *c = l->view->colours;
    app_words_day(l->self->board.day, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, l->about.x, l->about.y + 20, l->about.w,
                  l->about.w < 400 ? APP_TYPE_SCREEN_TITLE : APP_TYPE_PAGE_TITLE, c->text, words);
    app_daily_words_board(l->self, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, l->about.x, l->about.y + 50, l->about.w, APP_TYPE_LABEL,
                  c->text2, words);
    if (l->board.w > 0) {
        draw_board(l);
        draw_figures(l);
    }
    if (l->card.w > 0)
        draw_card(l);
    if (l->foot.w > 0)
        app_view_paragraph(l->view, l->foot.x, l->foot.y, l->foot.w, APP_TYPE_LABEL, c->text2,
                           app_text(APP_TEXT_DAILY_FOOT), 2);
}

/* In the smallest windows one line says all that. */
static void draw_foot(const daily_layout *l)
{
    char board[160], words[240];
    app_daily_words_board(l->self, board, sizeof board);
    app_textf(words, sizeof words, APP_TEXT_DAILY_TODAY, board, l->self->tally.streak,
              l->self->tally.longest);
    app_view_line(l->view, APP_ALIGN_LEFT, l->foot.x, l->foot.y + l->foot.h / 2, l->foot.w - 8,
                  APP_TYPE_LABEL, l->view->colours->text, words);
}

void app_daily_draw(const void *layout)
{
    const daily_layout *l = layout;
    if (l->about.w > 0)
        app_bar_title(l->view, app_text(APP_TEXT_DAILY), app_text(APP_TEXT_DAILY_NOTE), 80);
    draw_calendar(l);
    if (l->about.w > 0)
        draw_about(l);
    else
        draw_foot(l);
    app_page_draw(&l->self->page, &l->page);
}
