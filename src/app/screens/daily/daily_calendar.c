/* The month of the daily boards: what became of each day. */
#include "screens/daily/daily.h"

#include "game/stars.h"
#include "text/words.h"
#include "ui/shape.h"

#include <limits.h>
#include <stdio.h>

/* ---- A day ---- */

enum { NARROW_DAY = 60, SMALL_DAY = 46 };

static void draw_stars(const app_parts *p, app_rect face, int stars)
{
    const app_colours *c = p->view->colours;
    int side = face.w >= 72 ? 16 : face.w >= 54 ? 13 : 10, step = side + (face.w >= 72 ? 6 : 2);
    int x = face.x + (face.w - 3 * step + step - side) / 2, y = face.y + face.h - side - face.h / 8;
    for (int i = 0; i < GAME_STARS; i++) {
        bool won = i < stars;
        app_view_icon(p->view, x + i * step, y, side, won ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                      won ? c->ink : app_colour_with_alpha(c->ink, 0.6));
    }
}

static bool is_today(const daily_state *self, int day)
{
    return day == self->today && !app_daily_is_left(self, day) && !app_daily_mark(self, day)->own;
}

/* What became of a day that is not solved; of today's, its size. */
static const char *state_words(app_arena *arena, const daily_state *self, int day)
{
    return is_today(self, day)              ? app_words_size(arena, game_daily_size(day))
           : app_daily_is_left(self, day)   ? _("Begun")
           : app_daily_mark(self, day)->own ? _("Shown") /* an auto-solve solved it */
           : day < self->since              ? ""
                                            : _("Not played");
}

/* Above the lower edge of a day: in two lines where one is too narrow, and not at all where two lines have no room
 * either. */
static void draw_state_words(const app_parts *p, app_rect face, const char *words)
{
    enum { STEP = 16, TALL_DAY = 66, INSET = 10 };
    const app_view *view = p->view;
    int y = face.y + face.h - 20, room = face.w - INSET - 2;
    app_colour colour = view->colours->text2;
    if (app_view_text_width(view, APP_TYPE_LABEL, words) <= room)
        app_view_text(view, APP_ALIGN_LEFT, face.x + INSET, y, APP_TYPE_LABEL, colour, words);
    else if (face.h >= TALL_DAY &&
             app_view_paragraph_lines(view, room, APP_TYPE_LABEL, words, INT_MAX) <= 2)
        app_view_paragraph_step(view, APP_ALIGN_LEFT, face.x + INSET, y - STEP + 4, room,
                                APP_TYPE_LABEL, STEP, colour, words, 2);
}

/* Below its number. */
static void draw_state(const app_parts *p, app_rect face, int day, const char *words)
{
    const daily_state *self = p->state;
    const app_colours *c = p->view->colours;
    bool narrow = face.w < NARROW_DAY;
    int y = face.y + face.h - (narrow ? 14 : 20);
    if (face.w < SMALL_DAY)
        return;
    if (is_today(self, day))
        app_view_text(p->view, APP_ALIGN_LEFT, face.x + (narrow ? 6 : 10), y, APP_TYPE_NOTE,
                      c->persimmon_text, words);
    else if (!narrow)
        draw_state_words(p, face, words);
    else if (app_daily_is_left(self, day))
        app_view_icon(p->view, face.x + 6, y - 7, 14, APP_ICON_PLAY, c->text2);
}

static int day_of(const daily_state *self, int cell)
{
    return self->first + cell - sw_day_weekday(self->first);
}

static void draw_day(const app_parts *p, const app_part *part)
{
    const daily_state *self = p->state;
    const app_colours *c = p->view->colours;
    const app_grid *grid = &self->page.grids[0];
    int cell = part->number, day = day_of(self, cell);
    const game_daily_mark *mark = app_daily_mark(self, day);
    bool pressed = cell == grid->at && self->page.controls.pressed == DAILY_DAYS;
    app_rect face =
        app_view_card(p->view, part->rect, mark->solved ? APP_CARD_GLAZED : APP_CARD_BARE,
                      pressed ? -1 : cell == grid->hover);
    bool narrow = face.w < NARROW_DAY;
    char number[16];
    snprintf(number, sizeof number, "%d", day - self->first + 1);
    if (p->mirrored)
        app_view_mirror(p->view, face);
    app_view_text(p->view, APP_ALIGN_LEFT, face.x + (narrow ? 6 : 10), face.y + (narrow ? 14 : 20),
                  narrow ? APP_TYPE_NOTE : APP_TYPE_BUTTON, mark->solved ? c->ink : c->text,
                  number);
    if (mark->solved)
        draw_stars(p, face, mark->stars);
    else
        draw_state(p, face, day, part->value);
    app_view_mirror_end(p->view);
    if (cell == grid->at)
        app_shape_ring(p->view, face, APP_CARD_RADIUS, 3, c->persimmon_line);
    if (cell == grid->at && self->page.controls.focus == DAILY_DAYS &&
        self->page.controls.focus_shown)
        app_view_focus(p->view, part->rect, APP_CARD_RADIUS);
}

/* A day to come. */
static void draw_socket(const app_parts *p, const app_part *part)
{
    const app_colours *c = p->view->colours;
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    app_colour ground = contrast ? c->tray : c->socket;
    app_shape_flat(p->view, part->rect, APP_CARD_RADIUS, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
}

static const char *value_of(app_arena *arena, const daily_state *self, int day)
{
    const game_daily_mark *mark = app_daily_mark(self, day);
    if (!mark->solved)
        return state_words(arena, self, day);
    return app_arena_print(arena, PL_("%d star", "%d stars", mark->stars), mark->stars);
}

/* Days to come have no name. */
static void add_day(app_parts *p, int cell)
{
    const daily_state *self = p->state;
    int day = day_of(self, cell);
    if (day < self->first || day >= self->first + self->days)
        return;
    if (day > self->today || day < GAME_DAILY_FIRST)
        parts_figure(p, draw_socket, NULL);
    else
        parts_figure(p, draw_day, app_words_day(&p->arena, day), .number = cell,
                     .value = value_of(&p->arena, self, day));
}

/* ---- The month ---- */

enum { PAD = 16 };

static int pitch_in(int width, int height, int gap)
{
    enum { MOST = 92, LARGEST = 124, TALL = 700 };
    int across = (width - 2 * PAD + gap) / SW_WEEK_DAYS;
    int down = (height - 2 * PAD + gap) / DAILY_WEEKS;
    return app_at_most(across < down ? across : down, height > TALL ? LARGEST : MOST);
}

/* Whole days, as large as there is room; small ones stand closer together. */
static void fit_days(const app_parts *p, app_part *part, int *width, int *height)
{
    enum { APART = 8, CLOSE = 4, SMALL = 72 };
    (void)p;
    part->gap = pitch_in(*width, *height, APART) < SMALL ? CLOSE : APART;
    int pitch = pitch_in(*width, *height, part->gap);
    *width = SW_WEEK_DAYS * pitch - part->gap + 2 * PAD;
    *height = DAILY_WEEKS * pitch - part->gap + 2 * PAD;
}

void app_daily_add_days(app_parts *p)
{
    parts_list(p, 0, DAILY_DAYS, add_day, DAILY_CELLS, .columns = SW_WEEK_DAYS, .fit = fit_days,
               .lines = DAILY_WEEKS, .pad = parts_edges(PAD, PAD), .look = APP_LOOK_TRAY,
               .radius = 18, .name = _("Days"));
}

void app_daily_add_month(app_parts *p, const daily_state *self, bool low)
{
    int next = self->first + self->days;
    parts_row (p, 4, .grow = 1, .together = true, .across = APP_PLACE_MIDDLE) {
        parts_icon_button(p, DAILY_EARLIER, APP_ICON_LEFT, _("Month before"),
                          .disabled = self->first <= GAME_DAILY_FIRST);
        parts_text(p, low ? APP_TYPE_BUTTON : APP_TYPE_SCREEN_TITLE,
                   app_words_month(&p->arena, self->first), .grow = 1, .align = APP_ALIGN_CENTRE,
                   .tight = APP_TYPE_LABEL);
        parts_icon_button(p, DAILY_LATER, APP_ICON_RIGHT, _("Month after"),
                          .disabled = next > self->today || next > GAME_DAILY_LAST);
    }
}

void app_daily_add_calendar(app_parts *p, const daily_state *self)
{
    bool tall = app_view_layout(p->view) == APP_LAYOUT_PORTRAIT;
    parts_column (p, 0, .across = tall ? APP_PLACE_MIDDLE : APP_PLACE_FILL) {
        parts_row (p, 0, .height = 48) {
            app_daily_add_month(p, self, false);
        }
        parts_wrap (p, 8, .columns = SW_WEEK_DAYS, .height = 32, .pad = {PAD, 6, PAD, 5}) {
            for (int i = 0; i < SW_WEEK_DAYS; i++)
                parts_text(p, APP_TYPE_LABEL, app_words_weekday_brief(i), .weak = true,
                           .align = APP_ALIGN_CENTRE);
        }
        app_daily_add_days(p);
    }
}
