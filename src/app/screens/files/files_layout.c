/* Places the list of files in windows of all shapes. */
#include "screens/files/files.h"

#include "ui/cut.h"

#include <stdio.h>
#include <string.h>

enum { ROW = 44, GAP = 8, LIP = 4, PLACES = 208, FIND = 260, MOST = 1180, CRUMB = 180 };

/* ---- The path, a button for each folder on it ---- */

/* How much of the path is the home, which is one crumb; 1 (the root) where it lies elsewhere. */
static size_t first_length(const files_state *self)
{
    char home[OS_PATH_SIZE];
    size_t length = os_path_home(home, sizeof home, NULL) == SW_OK ? strlen(home) : 0;
    bool below = length > 1 && strncmp(self->path, home, length) == 0 &&
                 (self->path[length] == '/' || self->path[length] == '\0');
    return below ? length : 1;
}

static void name_crumb(files_crumb *crumb, const files_state *self, size_t from, size_t to)
{
    char name[256];
    crumb->length = to;
    if (from == 0)
        snprintf(crumb->name, sizeof crumb->name, "%s",
                 to > 1 ? app_text(APP_TEXT_FILES_HOME) : "/");
    else {
        snprintf(name, sizeof name, "%.*s", (int)(to - from), self->path + from);
        client_file_words(name, crumb->name, sizeof crumb->name);
    }
}

/* The last folder first; from the path's end on. */
static int list_crumbs(const files_state *self, files_crumb *out)
{
    size_t first = first_length(self), end = strlen(self->path);
    int count = 0;
    while (end > first && count < FILES_CRUMBS - 1) {
        size_t from = end;
        while (from > first && self->path[from - 1] != '/')
            from--;
        name_crumb(&out[count++], self, from, end);
        end = from > first ? from - 1 : first;
    }
    if (end <= first && self->path[0])
        name_crumb(&out[count++], self, 0, first);
    return count;
}

static int crumb_width(const files_layout *l, const files_crumb *crumb)
{
    int width = app_view_text_width(l->view, APP_TYPE_NOTE, crumb->name) + 32;
    return width < ROW ? ROW : app_at_most(width, CRUMB);
}

/* As many as have room, the last ones; the folder that is shown is always there. */
static void place_crumbs(files_layout *l, app_rect row)
{
    int before = l->page.controls.count, count = list_crumbs(l->self, l->crumbs), shown = 0;
    for (int room = row.w; shown < count; shown++) {
        room -= crumb_width(l, &l->crumbs[shown]) + (shown > 0 ? GAP : 0);
        if (room < 0 && shown > 0)
            break;
    }
    for (int i = shown - 1; i >= 0; i--) {
        files_crumb *crumb = &l->crumbs[i];
        app_rect rect = app_cut_left(&row, app_at_most(crumb_width(l, crumb), row.w));
        app_view_fit(l->view, APP_TYPE_NOTE, crumb->name, rect.w - 16, crumb->name,
                     sizeof crumb->name);
        app_control *button = app_control_add(&l->page.controls, FILES_CRUMB_FIRST + i,
                                              APP_CONTROL_BUTTON, rect, crumb->name);
        button->centred = button->slim = true;
        app_cut_left(&row, GAP);
    }
    l->crumb_count = shown;
    app_page_join(&l->page, before);
}

static void place_path(files_layout *l, app_rect row)
{
    app_control *up = app_page_add(&l->page, FILES_UP, APP_CONTROL_ICON, app_cut_left(&row, ROW),
                                   APP_TEXT_FILES_UP, APP_ICON_UP);
    up->disabled = strlen(l->self->path) <= 1;
    app_cut_left(&row, GAP);
    row.h -= LIP;
    place_crumbs(l, row);
}

/* ---- Places ---- */

static void name_places(files_layout *l)
{
    static const app_text_id names[] = {
        [CLIENT_PLACE_HOME] = APP_TEXT_FILES_HOME,
        [CLIENT_PLACE_PICTURES] = APP_TEXT_FILES_PICTURES,
        [CLIENT_PLACE_DOCUMENTS] = APP_TEXT_FILES_DOCUMENTS,
        [CLIENT_PLACE_DOWNLOADS] = APP_TEXT_FILES_DOWNLOADS,
    };
    for (int i = 0; i < l->self->place_count; i++) {
        const client_place *place = &l->self->places[i];
        const char *slash = strrchr(place->path, '/');
        if (place->kind == CLIENT_PLACE_DRIVE)
            client_file_words(slash ? slash + 1 : place->path, l->place_names[i],
                              sizeof l->place_names[i]);
        else
            snprintf(l->place_names[i], sizeof l->place_names[i], "%s",
                     app_text(names[place->kind]));
    }
}

/* The one that is shown; -1: none. */
static int shown_place(const files_state *self)
{
    for (int i = 0; i < self->place_count; i++)
        if (strcmp(self->places[i].path, self->path) == 0)
            return i;
    return -1;
}

static void place_column(files_layout *l, app_rect column)
{
    int before = l->page.controls.count, shown = shown_place(l->self);
    for (int i = 0; i < l->self->place_count; i++) {
        app_rect rect = app_cut_top(&column, ROW);
        app_cut_top(&column, GAP);
        if (column.h < 0)
            break;
        app_view_fit(l->view, APP_TYPE_LIST, l->place_names[i], rect.w - 32, l->place_names[i],
                     sizeof l->place_names[i]);
        app_control *row = app_control_add(&l->page.controls, FILES_PLACE_FIRST + i,
                                           APP_CONTROL_ROW, rect, l->place_names[i]);
        row->chosen = i == shown;
    }
    app_page_join(&l->page, before);
}

static void place_drop(files_layout *l, app_rect rect)
{
    int shown = shown_place(l->self);
    const char *label = shown >= 0 ? l->place_names[shown] : app_text(APP_TEXT_FILES_PLACES);
    app_drop_add(&l->page.controls, FILES_PLACES, rect, label)->disabled =
        l->self->place_count == 0;
    for (int i = 0; i < l->self->place_count; i++)
        l->page.items[i] = (app_drop_item){.label = l->place_names[i]};
    l->page.item_count = l->self->place_count;
    l->page.item_chosen = shown < 0 ? 0 : shown;
}

/* ---- The list ---- */

static void place_find(files_layout *l, app_rect rect)
{
    app_control_add(&l->page.controls, FILES_FIND, APP_CONTROL_FIELD, rect,
                    app_text(APP_TEXT_FILES_FIND))
        ->field = &l->self->page.fields[0];
}

static void place_list(files_layout *l, app_rect area)
{
    app_page_add_grid(&l->page, 0,
                      app_grid_rows(FILES_LIST, area, ROW, (int)l->self->files.shown_count),
                      app_text(APP_TEXT_FILES_LIST));
}

static void place_wide(files_layout *l, app_rect area)
{
    app_rect top = app_cut_top(&area, ROW);
    app_rect find = app_cut_right(&top, l->kind == APP_LAYOUT_WIDE ? FIND : FIND - 60);
    app_cut_right(&top, 16);
    app_cut_top(&area, 14);
    place_path(l, top);
    place_find(l, find);
    app_rect column = app_cut_left(&area, l->kind == APP_LAYOUT_WIDE ? PLACES : PLACES - 48);
    app_cut_left(&area, 20);
    place_column(l, column);
    place_list(l, area);
}

static void place_narrow(files_layout *l, app_rect area)
{
    app_rect top = app_cut_top(&area, ROW);
    app_cut_top(&area, 10);
    app_rect row = app_cut_top(&area, ROW);
    app_cut_top(&area, 10);
    place_path(l, top);
    app_rect places = app_cut_left(&row, row.w * 45 / 100);
    places.h -= LIP;
    place_drop(l, places);
    app_cut_left(&row, 12);
    place_find(l, row);
    place_list(l, area);
}

void app_files_lay_out(const app *app, const void *state, void *layout)
{
    files_layout *l = layout;
    const app_view *view = &app->view;
    *l = (files_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    bool narrow = low || l->kind == APP_LAYOUT_PORTRAIT;
    int margin = low ? 12 : l->kind == APP_LAYOUT_WIDE ? 32 : 24, top = low ? 56 : 84;
    int width = app_at_most(view->width - 2 * margin, MOST);
    app_rect area = {(view->width - width) / 2, top, width, view->height - top - (low ? 10 : 20)};
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    name_places(l);
    (narrow ? place_narrow : place_wide)(l, area);
}
