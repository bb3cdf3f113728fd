/* Places the parts of the theatre in windows of all shapes. */
#include "screens/theatre/theatre.h"
#include "ui/bar.h"
#include "ui/cut.h"

/* In place of the buttons for passing a game on. */
static void place_question(theatre_layout *l, app_rect row)
{
    static const app_row_item items[] = {
        {THEATRE_DELETE_FOR_GOOD, APP_TEXT_DELETE_FOR_GOOD, APP_ICON_CLOSE, .width = 0},
        {THEATRE_KEEP_IT, APP_TEXT_KEEP_IT, APP_ICON_BACK, .width = 0}};
    app_page_add_row(&l->page, row, 12, true, items, 2);
}

/* Only a solved game can be raced: a ghost that never arrives is no match. */
static bool can_be_raced(const theatre_layout *l)
{
    const game_replay_entry *entry = app_theatre_chosen(l->self);
    return entry && entry->solved && app_theatre_find(l->self, app_theatre_row(l->self));
}

static void add_race(theatre_layout *l, app_rect rect)
{
    const game_replay_entry *entry = app_theatre_chosen(l->self);
    app_control *race = app_page_add(&l->page, THEATRE_RACE, APP_CONTROL_BUTTON, rect,
                                     APP_TEXT_RACE, APP_ICON_FLAG);
    race->disabled = !can_be_raced(l);
    if (entry && !entry->solved) { /* the reason takes the icon's place */
        race->icon = APP_ICON_NONE;
        race->centred = false;
        race->note = app_text(APP_TEXT_RACE_NOT_SOLVED);
    }
}

/* For passing the chosen game on. */
static void place_sharing(theatre_layout *l, app_rect row, bool readable)
{
    const app_row_item items[] = {
        {THEATRE_EXPORT, APP_TEXT_EXPORT, APP_ICON_OUT, .disabled = !readable},
        {THEATRE_COPY, APP_TEXT_COPY, APP_ICON_COPY, .disabled = !readable},
        {THEATRE_DELETE, APP_TEXT_DELETE, APP_ICON_CLOSE, .width = 0}};
    app_page_add_row(&l->page, row, 12, true, items, 3);
}

/* From the bottom up; returns where they begin. */
static int place_actions(theatre_layout *l, app_rect column)
{
    int high = l->kind == APP_LAYOUT_MEDIUM ? 42 : 48;
    int step = high + 12;
    app_rect row = {column.x, column.y + column.h - high - 6, column.w, high};
    bool readable = app_theatre_find(l->self, app_theatre_row(l->self)) != NULL;
    int before = l->page.controls.count;
    app_control *watch = app_page_add(&l->page, THEATRE_WATCH, APP_CONTROL_PRIMARY,
                                      (app_rect){row.x, row.y - 2 * step - 14, row.w, row.h + 8},
                                      APP_TEXT_WATCH, APP_ICON_PLAY);
    row.y -= step;
    app_control *review =
        app_page_add(&l->page, THEATRE_REVIEW, APP_CONTROL_BUTTON, app_cut_share(row, 0, 2, 12),
                     APP_TEXT_REVIEW, APP_ICON_STATS);
    watch->disabled = review->disabled = !readable;
    add_race(l, app_cut_share(row, 1, 2, 12));
    row.y += step;
    if (l->self->asking)
        place_question(l, row);
    else
        place_sharing(l, row, readable);
    app_page_join(&l->page, before);
    return watch->rect.y;
}

/* The chosen game: its start above what is told of it, or beside that in a tall window. */
static void place_chosen(theatre_layout *l, app_rect column)
{
    int told = 132;
    if (!app_theatre_chosen(l->self))
        return;
    if (l->kind == APP_LAYOUT_PORTRAIT) {
        int left = column.w * 45 / 100;
        if (column.w > 600) {
            l->board = (app_rect){column.x, column.y, left, column.h};
            column.x += left + 28;
            column.w -= left + 28;
        }
        place_actions(l, column);
        l->figures = (app_rect){column.x, column.y, column.w, told};
        return;
    }
    int bottom = place_actions(l, column) - 16;
    l->figures = (app_rect){column.x, bottom - told, column.w, told};
    l->board = (app_rect){column.x, column.y, column.w, l->figures.y - 12 - column.y};
}

/* The smallest windows have a row of pictograms below the list. */
static void place_low_actions(theatre_layout *l, app_rect row)
{
    static const struct {
        int id;
        app_icon icon;
        app_text_id label;
    } icons[] = {{THEATRE_REVIEW, APP_ICON_STATS, APP_TEXT_REVIEW},
                 {THEATRE_RACE, APP_ICON_FLAG, APP_TEXT_RACE},
                 {THEATRE_EXPORT, APP_ICON_OUT, APP_TEXT_EXPORT},
                 {THEATRE_COPY, APP_ICON_COPY, APP_TEXT_COPY},
                 {THEATRE_DELETE, APP_ICON_CLOSE, APP_TEXT_DELETE}};
    enum { COUNT = sizeof icons / sizeof *icons };
    bool readable = app_theatre_find(l->self, app_theatre_row(l->self)) != NULL;
    int step = 50, before = l->page.controls.count;
    if (!app_theatre_chosen(l->self))
        return;
    if (l->self->asking) {
        place_question(l, row);
        app_page_join(&l->page, before);
        return;
    }
    app_rect watch = {row.x, row.y, row.w - COUNT * step - 8, row.h};
    app_page_add(&l->page, THEATRE_WATCH, APP_CONTROL_PRIMARY, watch, APP_TEXT_WATCH, APP_ICON_PLAY)
        ->disabled = !readable;
    for (int i = 0; i < COUNT; i++) {
        app_rect rect = {row.x + row.w - (COUNT - i) * step + 6, row.y, 44, row.h};
        app_control *icon = app_page_add(&l->page, icons[i].id, APP_CONTROL_ICON, rect,
                                         icons[i].label, icons[i].icon);
        icon->disabled = !readable && icons[i].id != THEATRE_DELETE;
        if (icons[i].id == THEATRE_RACE && !app_theatre_chosen(l->self)->solved) {
            icon->disabled = true;
            icon->note = app_text(APP_TEXT_RACE_NOT_SOLVED);
        }
    }
    app_page_join(&l->page, before);
}

static void place_list(theatre_layout *l, app_rect window)
{
    app_page_add_grid(&l->page, 0,
                      app_grid_rows(THEATRE_LIST, window, 76, (int)l->self->replays.count),
                      app_text(APP_TEXT_THEATRE));
}

enum { NOTE = 220 }; /* the note on importing needs as much */

/* The list, and importing below it. */
static void place_left(theatre_layout *l, app_rect column)
{
    int high = 48, gap = 18;
    int open = 172, import = 128;
    int y = column.y + column.h - high - 6;
    place_list(l, (app_rect){column.x, column.y, column.w, y - gap - column.y});
    int before = l->page.controls.count;
    app_page_add(&l->page, THEATRE_OPEN, APP_CONTROL_BUTTON, (app_rect){column.x, y, open, high},
                 APP_TEXT_THEATRE_OPEN, APP_ICON_FOLDER);
    app_page_add(&l->page, THEATRE_IMPORT, APP_CONTROL_BUTTON,
                 (app_rect){column.x + open + 12, y, import, high}, APP_TEXT_IMPORT, APP_ICON_PLUS);
    app_page_join(&l->page, before);
    int x = column.x + open + 12 + import + 18, room = column.x + column.w - x;
    l->note = (app_rect){x, y, room < NOTE ? 0 : room, high};
}

static void place_low(theatre_layout *l)
{
    const app_view *view = l->view;
    int margin = 12, row = 44;
    int bottom = view->height - row - margin - 4;
    static const app_bar_item bring[] = {
        {THEATRE_OPEN, APP_ICON_FOLDER, APP_TEXT_THEATRE_OPEN, .note = 0},
        {THEATRE_IMPORT, APP_ICON_PLUS, APP_TEXT_IMPORT, .intent = APP_INTENT_PASTE}};
    app_page_add_bar(&l->page, bring, 2);
    place_list(l, (app_rect){margin, 56, view->width - 2 * margin, bottom - 68});
    place_low_actions(l, (app_rect){margin, bottom, view->width - 2 * margin, row});
}

static void place_tall(theatre_layout *l, app_rect area)
{
    int below = app_theatre_chosen(l->self) ? 380 : 0;
    place_left(l, (app_rect){area.x, area.y, area.w, area.h - below});
    place_chosen(l, (app_rect){area.x, area.y + area.h - below + 24, area.w, below - 24});
}

/* Side by side, in the middle of a very wide window. */
static void place_wide(theatre_layout *l, app_rect area)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int most = 1280;
    int gap = wide ? 56 : 28;
    int width = area.w > most ? most : area.w;
    int x = area.x + (area.w - width) / 2;
    int right = wide ? width * 42 / 100 : 312;
    if (right > 500)
        right = 500;
    if (l->self->replays.count == 0)
        right = -gap; /* nothing stands there */
    place_left(l, (app_rect){x, area.y, width - gap - right, area.h});
    place_chosen(l, (app_rect){x + width - right, area.y, right, area.h});
}

void app_theatre_lay_out(const app *app, const void *state, void *layout)
{
    theatre_layout *l = layout;
    const app_view *view = &app->view;
    *l = (theatre_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    if (l->kind == APP_LAYOUT_MINIMUM) {
        place_low(l);
        return;
    }
    app_page_add_help(&l->page);
    int margin = l->kind == APP_LAYOUT_WIDE ? 32 : 24;
    int top = 84;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - 20};
    if (l->kind == APP_LAYOUT_PORTRAIT)
        place_tall(l, area);
    else
        place_wide(l, area);
}
