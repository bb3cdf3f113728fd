/* Places the pictures, and the part of one, in windows of all shapes. */
#include "screens/pictures/pictures.h"

#include "client/kinds.h"
#include "program/crop.h"
#include "ui/choice.h"
#include "ui/cut.h"

#include <stdio.h>

enum { CONTROL = 48, LIP = 4, GAP = 14, STEPPER = 132 };

/* ---- The picture, and the part of it ---- */

/* As large as it can be in the tray, turned. */
static void place_picture(pictures_layout *l, app_rect area, int edge)
{
    int width, height;
    l->tray = area;
    app_page_add(&l->page, PICTURES_PART, APP_CONTROL_AREA, area, APP_TEXT_PICTURES_PART,
                 APP_ICON_NONE);
    if (!app_pictures_sides(l->app, l->self, &width, &height))
        return;
    app_rect room = app_cut_margin(area, edge, edge);
    bool flat = (int64_t)width * room.h > (int64_t)height * room.w;
    int w = flat ? room.w : room.h * width / height, h = flat ? room.w * height / width : room.h;
    l->whole = app_cut_middle(room, SDL_max(w, 1), SDL_max(h, 1));
    app_rect part = app_crop_part(l->whole.w, l->whole.h, l->self->board.size, &l->self->look.crop);
    l->part = (app_rect){l->whole.x + part.x, l->whole.y + part.y, part.w, part.h};
}

/* ---- What is done to it ---- */

static void add_zoom(pictures_layout *l, app_rect rect)
{
    app_control *zoom = app_page_add(&l->page, PICTURES_ZOOM, APP_CONTROL_SLIDER, rect,
                                     APP_TEXT_PICTURES_ZOOM, APP_ICON_NONE);
    zoom->min = 100;
    zoom->max = 100 + GAME_CROP_CLOSER_MAX;
    zoom->step = 10;
    zoom->value = 100 + l->self->look.crop.closer;
    zoom->disabled = l->whole.w == 0;
}

static void add_turn_and_fit(pictures_layout *l, app_rect row)
{
    bool there = l->whole.w > 0;
    const app_row_item items[] = {
        {PICTURES_TURN, APP_TEXTS, APP_ICON_ROTATE, .tip = APP_TEXT_PICTURES_TURN,
         .disabled = !there},
        {PICTURES_FIT, APP_TEXTS, APP_ICON_FIT, .tip = APP_TEXT_PICTURES_FIT, .disabled = !there}};
    row.h -= LIP;
    app_page_add_row(&l->page, row, GAP, false, items, 2);
}

static void add_caption(pictures_layout *l, app_rect row, app_text_id text)
{
    app_page_add_caption(&l->page, row.x, row.y + row.h / 2, text);
}

/* Zoom and what it is, rotate, fit. */
static void place_zoom(pictures_layout *l, app_rect row)
{
    enum { CAPTION = 62, BUTTONS = 2 * 60 + GAP, PERCENT = 56, WIDE = 400, KNOB = 10 };
    app_rect buttons = app_cut_right(&row, BUTTONS);
    app_cut_right(&row, GAP);
    l->percent = row.x + row.w;
    l->percent_y = row.y + row.h / 2;
    app_cut_right(&row, PERCENT);
    if (row.w + BUTTONS + PERCENT >= WIDE) {
        add_caption(l, row, APP_TEXT_PICTURES_ZOOM);
        app_cut_left(&row, CAPTION);
    } else {
        app_cut_left(&row, KNOB);
    }
    add_zoom(l, row);
    add_turn_and_fit(l, buttons);
}

/* Sizes that suit the picture: as long as that is, or square. */
static void add_quick_sizes(pictures_layout *l, app_rect well)
{
    static const puzzle_size flat[] = {{4, 4}, {5, 4}, {6, 4}}, high[] = {{4, 4}, {4, 5}, {4, 6}};
    const char *words[PICTURES_QUICK_SIZES];
    int chosen = -1;
    for (int i = 0; i < PICTURES_QUICK_SIZES; i++) {
        puzzle_size size = (l->whole.h > l->whole.w ? high : flat)[i];
        app_textf(l->quick_words[i], sizeof l->quick_words[i], APP_TEXT_SIZE, size.columns,
                  size.rows);
        words[i] = l->quick_words[i];
        l->quick[i] = size;
        if (puzzle_size_equal(size, l->self->board.size))
            chosen = i;
    }
    app_choice_add_words(&l->page.controls, well, PICTURES_QUICK_FIRST, words, PICTURES_QUICK_SIZES,
                         chosen);
}

static void place_board(pictures_layout *l, app_rect row)
{
    enum { CAPTION = 52, QUICK = 190 };
    bool wide = row.w >= CAPTION + 2 * STEPPER + QUICK + 2 * GAP;
    if (wide) {
        add_caption(l, row, APP_TEXT_PICTURES_BOARD);
        app_cut_left(&row, CAPTION);
    }
    int stepper = wide ? STEPPER : (row.w - GAP) / 2;
    app_rect columns = app_cut_left(&row, stepper);
    app_cut_left(&row, GAP);
    app_rect rows = app_cut_left(&row, stepper);
    app_page_add_size(&l->page, PICTURES_COLUMNS, columns, rows, l->self->board.size);
    app_cut_left(&row, GAP);
    if (wide)
        add_quick_sizes(l, row);
}

static void add_start(pictures_layout *l, app_rect rect)
{
    bool seeks = client_seeks_kind(&l->app->client);
    app_page_add(&l->page, PICTURES_START, APP_CONTROL_PRIMARY, rect,
                 seeks ? APP_TEXT_LAB_STOP : APP_TEXT_START, seeks ? APP_ICON_PAUSE : APP_ICON_PLAY)
        ->disabled = l->self->look.picture[0] == '\0';
}

/* All that concerns one picture, in a column; the picture has what the rest leaves. */
static void place_editor(pictures_layout *l, app_rect column, int start)
{
    enum { WARNING = 40, ROW = CONTROL + 12 };
    app_rect foot = app_cut_bottom(&column, start);
    app_rect warning = app_cut_bottom(&column, WARNING), board = app_cut_bottom(&column, ROW);
    app_rect zoom = app_cut_bottom(&column, ROW);
    board.h = zoom.h = CONTROL;
    app_cut_bottom(&column, GAP);
    place_picture(l, column, 16);
    place_zoom(l, zoom);
    place_board(l, board);
    l->warning = (app_rect){warning.x, warning.y + 14, warning.w, 0};
    foot.h -= LIP;
    add_start(l, foot);
}

/* ---- The cards ---- */

static const app_text_id tabs[PICTURES_TABS] = {
    APP_TEXT_PICTURES_ALL, APP_TEXT_PICTURES_TAB_BUNDLED, APP_TEXT_PICTURES_TAB_OWN};

static void place_tabs(pictures_layout *l, app_rect well)
{
    app_choice_add(&l->page.controls, well, PICTURES_TAB_FIRST, tabs, PICTURES_TABS, l->self->tab);
}

/* The field, and the way to the list of files. */
static void place_find(pictures_layout *l, app_rect row)
{
    enum { OPEN = 56 };
    app_rect open = app_cut_right(&row, OPEN);
    app_cut_right(&row, 12);
    app_control_add(&l->page.controls, PICTURES_FIND, APP_CONTROL_FIELD, row,
                    app_text(APP_TEXT_PICTURES_FIND))
        ->field = &l->self->page.fields[0];
    open.h -= LIP;
    app_page_add(&l->page, PICTURES_OPEN, APP_CONTROL_BUTTON, open, APP_TEXTS, APP_ICON_FOLDER)
        ->tip = app_text(APP_TEXT_FILES_OPEN_PICTURE);
}

/* As many beside each other as have room, but three in any case. */
static void place_cards(pictures_layout *l, app_rect area)
{
    enum { EDGE = 6, APART = 16, LEAST = 126, NAME = 36 };
    int room = area.w - 2 * EDGE - APP_SCROLL_BAR;
    int columns = SDL_max((room + APART) / (LEAST + APART), 3);
    int apart = room < 3 * LEAST ? 10 : APART;
    int width = (room + apart) / columns - apart, height = width * 3 / 4;
    app_page_add_grid(&l->page, 0,
                      (app_grid_page){.id = PICTURES_CARDS,
                                      .window = area,
                                      .x = EDGE,
                                      .y = EDGE,
                                      .columns = columns,
                                      .width = width,
                                      .height = height + (l->names ? NAME - 6 : 0),
                                      .column_pitch = width + apart,
                                      .row_pitch = height + (l->names ? NAME : apart),
                                      .count = l->self->shown_count},
                      app_text(APP_TEXT_PICTURES_LIST));
}

/* Finding, the cards, and where one's own come from. */
static void place_list(pictures_layout *l, app_rect column)
{
    enum { NOTE = 70, HIGH = 420, TABS_WIDTH = 280, ROW = CONTROL + 10 };
    app_rect top = app_cut_top(&column, ROW), find = top;
    top.h = find.h = CONTROL;
    if (column.w >= TABS_WIDTH + 220) {
        app_rect well = app_cut_left(&find, TABS_WIDTH);
        app_cut_left(&find, 12);
        place_tabs(l, well);
        place_find(l, find);
    } else {
        place_find(l, find);
        app_rect well = app_cut_top(&column, ROW);
        well.h = CONTROL;
        place_tabs(l, well);
    }
    if (column.h >= HIGH)
        l->note = app_cut_bottom(&column, NOTE);
    column.x -= 6; /* the focus lies round the first card */
    column.w += 6;
    place_cards(l, column);
}

/* ---- Windows ---- */

static void place_beside(pictures_layout *l)
{
    const app_view *view = l->view;
    bool wide = l->kind == APP_LAYOUT_WIDE;
    enum { MOST = 1640 };
    int margin = wide ? 40 : 24, top = wide ? 92 : 80, gap = wide ? 48 : 24;
    int width = app_at_most(view->width - 2 * margin, MOST);
    app_rect area = {(view->width - width) / 2, top, width, view->height - top - (wide ? 40 : 20)};
    app_rect left = app_cut_left(&area, (width - gap) / 2);
    app_cut_left(&area, gap);
    if (wide) /* the picture is no higher than it is of use */
        left.h = app_at_most(left.h, left.w * 6 / 5);
    place_editor(l, left, wide ? 60 : 56);
    place_list(l, area);
}

static void place_portrait(pictures_layout *l)
{
    const app_view *view = l->view;
    int margin = view->width < 600 ? 16 : 32, top = 80;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - 20};
    place_editor(l, app_cut_top(&area, area.h * 56 / 100), 60);
    app_cut_top(&area, 20);
    place_list(l, area);
}

/* Start stands in the bar, and the picture beside what is done to it. */
static void place_minimum(pictures_layout *l)
{
    enum { TOP = 58, MARGIN = 14, START = 116, TRAY = 172, SIDE = 148, ROW = 44 };
    const app_view *view = l->view;
    app_rect area = {MARGIN, TOP, view->width - 2 * MARGIN, view->height - TOP - 6};
    app_rect top = app_cut_top(&area, TRAY), side = app_cut_right(&top, SIDE);
    app_cut_right(&top, 12);
    place_picture(l, top, 8);
    app_rect columns = app_cut_top(&side, ROW - 2);
    app_cut_top(&side, 4);
    app_rect rows = app_cut_top(&side, ROW - 2);
    app_page_add_size(&l->page, PICTURES_COLUMNS, columns, rows, l->self->board.size);
    app_cut_top(&side, 4);
    add_turn_and_fit(l, app_cut_top(&side, ROW));
    add_zoom(l, app_cut_margin(app_cut_bottom(&side, 34), 10, 0));
    l->warning = (app_rect){area.x, area.y + 13, area.w, 0};
    app_cut_top(&area, 26);
    place_find(l, app_cut_top(&area, ROW));
    app_cut_top(&area, 4);
    place_cards(l, area);
    add_start(l, (app_rect){view->width - 12 - START, 5, START, 40});
}

void app_pictures_lay_out(const app *app, const void *state, void *layout)
{
    pictures_layout *l = layout;
    const app_view *view = &app->view;
    *l = (pictures_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    l->names = l->kind != APP_LAYOUT_MINIMUM;
    app_page_add_back(&l->page);
    if (l->kind != APP_LAYOUT_MINIMUM)
        app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_MINIMUM)
        place_minimum(l);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l);
    else
        place_beside(l);
}
