/* Places the calendar, and beside or below it what there is to say of the chosen day. */
#include "screens/daily/daily.h"

#include "text/text.h"
#include "ui/bar.h"
#include "ui/cut.h"

enum {
    GAP = 64,
    PAD = 16,
    APART = 8,
    MOST = 92,
    LARGEST = 124,
    MONTH = 48,
    WEEKDAYS = 32,
    BUTTON = 56,
    LIP = 7
};

static int pitch_in(app_rect area)
{
    int across = (area.w - 2 * PAD + APART) / SW_WEEK_DAYS;
    int down = (area.h - 2 * PAD + APART) / DAILY_WEEKS;
    return app_at_most(across < down ? across : down, area.h > 700 ? LARGEST : MOST);
}

/* The days, as large as the area lets them be, from its upper left corner. */
static void place_days(daily_layout *l, app_rect area)
{
    int pitch = pitch_in(area), apart = pitch < 72 ? 4 : APART, side = pitch - apart;
    l->tray = (app_rect){area.x, area.y, SW_WEEK_DAYS * pitch - apart + 2 * PAD,
                         DAILY_WEEKS * pitch - apart + 2 * PAD};
    app_page_add_grid(&l->page, 0,
                      (app_grid_page){.id = DAILY_DAYS,
                                      .window = l->tray,
                                      .x = PAD,
                                      .y = PAD,
                                      .columns = SW_WEEK_DAYS,
                                      .width = side,
                                      .height = side,
                                      .column_pitch = pitch,
                                      .row_pitch = pitch,
                                      .count = DAILY_CELLS},
                      app_text(APP_TEXT_DAILY_DAYS));
}

static bool has_earlier(const daily_layout *l)
{
    return l->self->first > GAME_DAILY_FIRST;
}

static bool has_later(const daily_layout *l)
{
    int next = l->self->first + l->self->days;
    return next <= l->self->today && next <= GAME_DAILY_LAST;
}

static void add_arrow(daily_layout *l, int id, int x, int y, app_text_id label, app_icon icon,
                      bool enabled)
{
    app_control *arrow =
        app_page_add(&l->page, id, APP_CONTROL_ICON, (app_rect){x, y, 44, 44}, APP_TEXTS, icon);
    arrow->tip = app_text(label);
    arrow->disabled = !enabled;
}

/* The month's name with an arrow at either side. */
static void place_month(daily_layout *l, app_rect row)
{
    int before = l->page.controls.count, y = row.y + (row.h - 44) / 2;
    l->month = row;
    add_arrow(l, DAILY_EARLIER, row.x, y, APP_TEXT_DAILY_EARLIER, APP_ICON_LEFT, has_earlier(l));
    add_arrow(l, DAILY_LATER, row.x + row.w - 44, y, APP_TEXT_DAILY_LATER, APP_ICON_RIGHT,
              has_later(l));
    app_page_join(&l->page, before);
}

/* Month, weekdays and days in a column of that width. */
static void place_calendar(daily_layout *l, app_rect area)
{
    app_rect month = app_cut_top(&area, MONTH), weekdays = app_cut_top(&area, WEEKDAYS);
    place_days(l, area);
    month.w = weekdays.w = l->tray.w;
    l->weekdays = weekdays;
    place_month(l, month);
}

static app_text_id play_label(const daily_layout *l)
{
    const daily_state *self = l->self;
    int day = app_daily_chosen(self);
    if (app_daily_is_left(self, day))
        return APP_TEXT_CONTINUE;
    if (!app_daily_mark(self, day)->own)
        return APP_TEXT_PLAY;
    return l->kind == APP_LAYOUT_MINIMUM ? APP_TEXT_AGAIN : APP_TEXT_DAILY_AGAIN;
}

static void add_play(daily_layout *l, app_rect rect)
{
    app_page_add(&l->page, DAILY_PLAY, APP_CONTROL_PRIMARY, rect, play_label(l), APP_ICON_PLAY);
}

static void add_card_buttons(daily_layout *l, app_rect row)
{
    const app_row_item items[] = {
        {DAILY_COPY, row.w < 320 ? APP_TEXT_COPY : APP_TEXT_DAILY_COPY, APP_ICON_COPY, .width = 0},
        {DAILY_WATCH, APP_TEXT_DAILY_WATCH, APP_ICON_THEATRE,
         .disabled = l->self->replay[0] == '\0'}};
    app_page_add_row(&l->page, row, 16, false, items, 2);
}

/* The chosen day in a column: what does not fit is left out from below. */
static void place_about(daily_layout *l, app_rect column)
{
    enum { HEAD = 80, BOARD = 176, LOW_BOARD = 140, CARD = 172, ROW = 48, FOOT = 40 };
    bool low = l->kind != APP_LAYOUT_WIDE;
    int board = app_at_most(low ? LOW_BOARD : BOARD, column.w * 45 / 100);
    l->about = app_cut_top(&column, HEAD);
    if (column.h >= board + BUTTON + LIP + 24) {
        app_rect row = app_cut_top(&column, board);
        l->board = app_board_miniature_rect(row.x, row.y, board, l->self->board.goal.size);
        l->figures = (app_rect){row.x + board + 24, row.y, row.w - board - 24, board};
        app_cut_top(&column, 24);
    }
    add_play(l, app_cut_top(&column, BUTTON));
    app_cut_top(&column, LIP + 20);
    if (l->self->card >= 0 && column.h >= CARD + ROW) {
        l->card = app_cut_top(&column, CARD);
        add_card_buttons(l, app_cut_top(&column, ROW));
        app_cut_top(&column, 16);
    } else if (l->self->card >= 0) {
        add_card_buttons(l, app_cut_top(&column, ROW));
        app_cut_top(&column, 16);
    }
    if (column.h >= FOOT)
        l->foot = (app_rect){column.x, column.y + 10, column.w, FOOT};
}

static void place_beside(daily_layout *l)
{
    const app_view *view = l->view;
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 40 : 20, gap = wide ? GAP : 24, least = wide ? 400 : 272, top = 84;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - 20};
    app_rect days = {area.x, area.y, area.w - gap - least, area.h};
    int pitch = pitch_in((app_rect){0, 0, days.w, days.h - MONTH - WEEKDAYS});
    int taken = SW_WEEK_DAYS * pitch + 2 * PAD, column = app_at_most(area.w - taken - gap, 468);
    days.x = (view->width - taken - gap - column) / 2;
    place_calendar(l, days);
    int x = days.x + taken + gap;
    place_about(l, (app_rect){x, top, column, area.h});
}

static void place_portrait(daily_layout *l)
{
    const app_view *view = l->view;
    int margin = 24, width = view->width - 2 * margin, about = view->height * 46 / 100;
    app_rect area = {margin, 80, width, view->height - 80 - about};
    int pitch = pitch_in((app_rect){0, 0, width, area.h - MONTH - WEEKDAYS});
    area.x += (width - (SW_WEEK_DAYS * pitch + 2 * PAD - APART)) / 2;
    place_calendar(l, area);
    place_about(l, (app_rect){margin, view->height - about + 16, width, about - 32});
}

/* The month's name and its arrows stand in the bar, and so does Play. */
static void place_minimum(daily_layout *l)
{
    enum { PLAY = 136, FOOT = 48 };
    const app_view *view = l->view;
    app_rect area = {8, 56, view->width - 16, view->height - 56 - FOOT};
    int pitch = pitch_in(area);
    area.x += (area.w - (SW_WEEK_DAYS * pitch + 2 * PAD - 4)) / 2;
    place_days(l, area);
    place_month(l, (app_rect){52, 2, view->width - 52 - PLAY - 24, 44});
    add_play(l, (app_rect){view->width - PLAY - 12, 4, PLAY, 38});
    l->foot = (app_rect){14, view->height - FOOT, view->width - 28, FOOT};
    if (l->self->card >= 0)
        app_page_add(&l->page, DAILY_COPY, APP_CONTROL_ICON, app_cut_right(&l->foot, 44), APP_TEXTS,
                     APP_ICON_COPY)
            ->tip = app_text(APP_TEXT_DAILY_COPY);
}

void app_daily_lay_out(const app *app, const void *state, void *layout)
{
    daily_layout *l = layout;
    const app_view *view = &app->view;
    *l = (daily_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    if (l->kind == APP_LAYOUT_MINIMUM) {
        place_minimum(l);
        return;
    }
    app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l);
    else
        place_beside(l);
}
