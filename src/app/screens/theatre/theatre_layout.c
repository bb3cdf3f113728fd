/* Places the parts of the theatre in windows of all shapes. */
#include "screens/theatre/theatre.h"
#include "ui/bar.h"

static app_control *add(theatre_layout *out, int id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_icon icon)
{
    app_control *control = app_control_add(&out->page.controls, id, kind, rect, app_text(label));
    control->icon = icon;
    control->centred = true;
    return control;
}

/* One of `count` buttons that share a row. */
static app_rect share(app_rect row, int index, int count)
{
    int gap = 12;
    int left = (row.w + gap) * index / count;
    int right = (row.w + gap) * (index + 1) / count - gap;
    return (app_rect){row.x + left, row.y, right - left, row.h};
}

/* In place of the buttons for passing a game on. */
static void place_question(theatre_layout *out, app_rect row)
{
    add(out, THEATRE_DELETE_FOR_GOOD, APP_CONTROL_BUTTON, share(row, 0, 2),
        APP_TEXT_DELETE_FOR_GOOD, APP_ICON_CLOSE)
        ->slim = true;
    add(out, THEATRE_KEEP_IT, APP_CONTROL_BUTTON, share(row, 1, 2), APP_TEXT_KEEP_IT, APP_ICON_BACK)
        ->slim = true;
}

/* From the bottom up; returns where they begin. */
static int place_actions(const theatre_state *self, theatre_layout *out, app_rect column)
{
    int high = out->kind == APP_LAYOUT_MEDIUM ? 42 : 48;
    int step = high + 12;
    app_rect row = {column.x, column.y + column.h - high - 6, column.w, high};
    bool readable = app_theatre_find(self, app_theatre_row(self)) != NULL;
    app_control *watch = add(out, THEATRE_WATCH, APP_CONTROL_PRIMARY,
                             (app_rect){row.x, row.y - 2 * step - 14, row.w, row.h + 8},
                             APP_TEXT_WATCH, APP_ICON_PLAY);
    row.y -= step;
    app_control *review = add(out, THEATRE_REVIEW, APP_CONTROL_BUTTON, share(row, 0, 2),
                              APP_TEXT_REVIEW, APP_ICON_STATS);
    app_control *race =
        add(out, THEATRE_RACE, APP_CONTROL_BUTTON, share(row, 1, 2), APP_TEXT_RACE, APP_ICON_FLAG);
    watch->disabled = review->disabled = race->disabled = !readable;
    row.y += step;
    if (self->asking) {
        place_question(out, row);
        return watch->rect.y;
    }
    app_control *export = add(out, THEATRE_EXPORT, APP_CONTROL_BUTTON, share(row, 0, 3),
                              APP_TEXT_EXPORT, APP_ICON_OUT);
    app_control *copy =
        add(out, THEATRE_COPY, APP_CONTROL_BUTTON, share(row, 1, 3), APP_TEXT_COPY, APP_ICON_COPY);
    export->slim = copy->slim = true;
    export->disabled = copy->disabled = !readable;
    add(out, THEATRE_DELETE, APP_CONTROL_BUTTON, share(row, 2, 3), APP_TEXT_DELETE, APP_ICON_CLOSE)
        ->slim = true;
    return watch->rect.y;
}

/* The chosen game: its start above what is told of it, or beside that in a tall window. */
static void place_chosen(const theatre_state *self, theatre_layout *out, app_rect column)
{
    int told = 132;
    if (!app_theatre_chosen(self))
        return;
    if (out->kind == APP_LAYOUT_PORTRAIT) {
        int left = column.w * 45 / 100;
        if (column.w > 600) {
            out->board = (app_rect){column.x, column.y, left, column.h};
            column.x += left + 28;
            column.w -= left + 28;
        }
        place_actions(self, out, column);
        out->figures = (app_rect){column.x, column.y, column.w, told};
        return;
    }
    int bottom = place_actions(self, out, column) - 16;
    out->figures = (app_rect){column.x, bottom - told, column.w, told};
    out->board = (app_rect){column.x, column.y, column.w, out->figures.y - 12 - column.y};
}

/* The smallest windows have a row of pictograms below the list. */
static void place_low_actions(const theatre_state *self, theatre_layout *out, app_rect row)
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
    bool readable = app_theatre_find(self, app_theatre_row(self)) != NULL;
    int step = 50;
    if (!app_theatre_chosen(self))
        return;
    if (self->asking) {
        place_question(out, row);
        return;
    }
    app_rect watch = {row.x, row.y, row.w - COUNT * step - 8, row.h};
    add(out, THEATRE_WATCH, APP_CONTROL_PRIMARY, watch, APP_TEXT_WATCH, APP_ICON_PLAY)->disabled =
        !readable;
    for (int i = 0; i < COUNT; i++) {
        app_rect rect = {row.x + row.w - (COUNT - i) * step + 6, row.y, 44, row.h};
        add(out, icons[i].id, APP_CONTROL_ICON, rect, icons[i].label, icons[i].icon)->disabled =
            !readable && icons[i].id != THEATRE_DELETE;
    }
}

static void place_list(const theatre_state *self, theatre_layout *out, app_rect window)
{
    app_page_add_grid(&out->page, 0,
                      app_grid_rows(THEATRE_LIST, window, 76, (int)self->archive.count),
                      app_text(APP_TEXT_THEATRE));
}

/* The list, and importing below it. */
static void place_left(const theatre_state *self, theatre_layout *out, app_rect column)
{
    int high = 48, gap = 18;
    int button = 136;
    int y = column.y + column.h - high - 6;
    place_list(self, out, (app_rect){column.x, column.y, column.w, y - gap - column.y});
    add(out, THEATRE_IMPORT, APP_CONTROL_BUTTON, (app_rect){column.x, y, button, high},
        APP_TEXT_IMPORT, APP_ICON_PLUS);
    int x = column.x + button + 18;
    out->note = (app_rect){x, y, column.x + column.w - x, high};
}

static void place_low(const app_view *view, const theatre_state *self, theatre_layout *out)
{
    int margin = 12;
    int row = 44;
    int bottom = view->height - row - margin - 4;
    app_bar_key_icon(view, &out->page.controls, THEATRE_IMPORT, view->width - 28, APP_ICON_PLUS,
                     APP_TEXT_IMPORT, APP_INTENT_PASTE);
    place_list(self, out, (app_rect){margin, 56, view->width - 2 * margin, bottom - 68});
    place_low_actions(self, out, (app_rect){margin, bottom, view->width - 2 * margin, row});
}

static void place_tall(const theatre_state *self, theatre_layout *out, app_rect area)
{
    int below = app_theatre_chosen(self) ? 380 : 0;
    place_left(self, out, (app_rect){area.x, area.y, area.w, area.h - below});
    place_chosen(self, out, (app_rect){area.x, area.y + area.h - below + 24, area.w, below - 24});
}

/* Side by side, in the middle of a very wide window. */
static void place_wide(const theatre_state *self, theatre_layout *out, app_rect area)
{
    bool wide = out->kind == APP_LAYOUT_WIDE;
    int most = 1280;
    int gap = wide ? 56 : 28;
    int width = area.w > most ? most : area.w;
    int x = area.x + (area.w - width) / 2;
    int right = wide ? width * 42 / 100 : 312;
    if (right > 500)
        right = 500;
    if (self->archive.count == 0)
        right = -gap; /* nothing stands there */
    place_left(self, out, (app_rect){x, area.y, width - gap - right, area.h});
    place_chosen(self, out, (app_rect){x + width - right, area.y, right, area.h});
}

void app_theatre_lay_out(const app *app, const void *state, void *layout)
{
    const theatre_state *self = state;
    theatre_layout *out = layout;
    const app_view *view = &app->view;
    *out = (theatre_layout){.page.view = &app->view, .kind = app_view_layout(view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(view, &out->page.controls, THEATRE_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    if (low) {
        place_low(view, self, out);
        return;
    }
    app_bar_key_icon(view, &out->page.controls, THEATRE_HELP, view->width - 42, APP_ICON_HELP,
                     APP_TEXT_KEYS, APP_INTENT_HELP);
    int margin = out->kind == APP_LAYOUT_WIDE ? 32 : 24;
    int top = 84;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - 20};
    if (out->kind == APP_LAYOUT_PORTRAIT)
        place_tall(self, out, area);
    else
        place_wide(self, out, area);
}
