/* The list of files as parts: the path to a folder, the places to begin at, and what the folder holds. */
#include "screens/files/files.h"

#include "text/words.h"

#include <string.h>

enum { GAP = 8 };

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

int app_files_crumbs(const files_state *self, files_crumb *out)
{
    size_t first = first_length(self), end = strlen(self->path);
    int count = 0;
    while (end > first && count < FILES_CRUMBS - 1) {
        size_t from = end;
        while (from > first && self->path[from - 1] != '/')
            from--;
        out[count++] = (files_crumb){from, end};
        end = from > first ? from - 1 : first;
    }
    if (end <= first && self->path[0])
        out[count++] = (files_crumb){0, first};
    return count;
}

static const char *crumb_words(app_parts *p, const files_state *self, files_crumb crumb)
{
    if (crumb.from == 0)
        return crumb.to > 1 ? _("Home") : "/";
    return app_words_file(
        &p->arena, parts_print(p, "%.*s", (int)(crumb.to - crumb.from), self->path + crumb.from));
}

/* The crumbs from `at` to the folder that is shown. Each has the rest in a box beside it, so that the one farthest up is
 * left out first: in a single row a short name would come back before a longer one nearer to the end. */
static void add_crumbs(app_parts *p, const files_state *self, const files_crumb *crumbs, int at)
{
    enum { LEAST = 44, MOST = 180, EDGES = 32 };
    const char *words = crumb_words(p, self, crumbs[at]);
    int width = app_view_text_width(p->view, APP_TYPE_NOTE, words) + EDGES;
    parts_row (p, GAP) {
        parts_button(p, FILES_CRUMB_FIRST + at, words, .given = true, .slim = true,
                     .least_width = app_at_most(width > LEAST ? width : LEAST, MOST),
                     .most_width = MOST, .leave = at);
        if (at > 0)
            add_crumbs(p, self, crumbs, at - 1);
    }
}

static void add_path(app_parts *p, const files_state *self)
{
    files_crumb crumbs[FILES_CRUMBS];
    int count = app_files_crumbs(self, crumbs);
    parts_row (p, GAP, .grow = 1) {
        parts_icon_button(p, FILES_UP, APP_ICON_UP, _("The folder above"),
                          .disabled = strlen(self->path) <= 1);
        parts_row (p, 0, .grow = 1, .together = true) {
            if (count > 0)
                add_crumbs(p, self, crumbs, count - 1);
        }
    }
}

/* ---- Places ---- */

static const char *place_words(app_parts *p, const client_place *place)
{
    static const char *const names[] = {
        [CLIENT_PLACE_HOME] = N_("Home"),
        [CLIENT_PLACE_PICTURES] = N_("Pictures"),
        [CLIENT_PLACE_DOCUMENTS] = N_("Documents"),
        [CLIENT_PLACE_DOWNLOADS] = N_("Downloads"),
    };
    const char *slash = strrchr(place->path, '/');
    return place->kind == CLIENT_PLACE_DRIVE
               ? app_words_file(&p->arena, slash ? slash + 1 : place->path)
               : _(names[place->kind]);
}

int app_files_place(const files_state *self)
{
    for (int i = 0; i < self->place_count; i++)
        if (strcmp(self->places[i].path, self->path) == 0)
            return i;
    return -1;
}

static void add_places(app_parts *p, const files_state *self, int width)
{
    int shown = app_files_place(self);
    parts_column (p, GAP, .least_width = width, .most_width = width + 72, .together = true) {
        for (int i = 0; i < self->place_count; i++)
            parts_control(p, APP_CONTROL_ROW, FILES_PLACE_FIRST + i,
                          place_words(p, &self->places[i]), .chosen = i == shown, .leave = i + 1,
                          .given = self->places[i].kind == CLIENT_PLACE_DRIVE);
    }
}

/* The same where there is little room. */
static void add_drop(app_parts *p, const files_state *self)
{
    app_drop_item items[CLIENT_PLACES] = {{.label = NULL}};
    int shown = app_files_place(self);
    for (int i = 0; i < self->place_count; i++)
        items[i].label = place_words(p, &self->places[i]);
    parts_drop(p, FILES_PLACES, items, self->place_count, shown < 0 ? 0 : shown,
               shown >= 0 ? items[shown].label : _("Places"), .disabled = self->place_count == 0,
               .grow = 45);
}

/* ---- The list ---- */

/* "812 B", "14 kB", "3.4 MB": in thousands, as desktops tell it. */
static const char *size_words(app_parts *p, uint64_t size)
{
    if (size < 1000)
        return parts_print(p, _("%d B"), (int)size);
    if (size < 1000000)
        return parts_print(p, _("%d kB"), (int)(size / 1000));
    if (size < UINT64_C(1000000000000))
        return parts_print(p, _("%d.%d MB"), (int)(size / 1000000), (int)(size / 100000 % 10));
    return "";
}

/* Size and date, where there is room. */
static void add_facts(app_parts *p, const client_file *file)
{
    enum { SIZE = 90, DATE = 150 };
    bool dated = file->date != 0;
    parts_text(p, APP_TYPE_LABEL, dated && !file->folder ? size_words(p, file->size) : "",
               .width = SIZE, .align = APP_ALIGN_RIGHT, .weak = true, .leave = 1);
    parts_text(p, APP_TYPE_LABEL, dated ? app_words_date(&p->arena, file->date, true) : "",
               .width = DATE, .align = APP_ALIGN_RIGHT, .weak = true, .leave = 2);
}

static void add_file(app_parts *p, int index)
{
    enum { NAME = 220 };
    static const app_icon icons[APP_FILE_KINDS] = {APP_ICON_PICTURE, APP_ICON_LEVELS,
                                                   APP_ICON_THEATRE, APP_ICON_LAYERS};
    const app_colours *c = p->view->colours;
    const files_state *self = p->state;
    const client_file *file = client_files_row(&self->files, index);
    if (file)
        parts_row (p, 0, .pad = {12, 0, 14, 0}) {
            parts_icon(p, 22, file->folder ? APP_ICON_FOLDER : icons[self->kind],
                       .colour = file->folder ? c->persimmon_text : c->text2,
                       .name = file->folder ? _("Folder") : NULL);
            parts_space(p, 12);
            parts_text(p, APP_TYPE_LIST, app_words_file(&p->arena, file->name), .grow = 1,
                       .least_width = NAME, .given = true, .keeps_end = true);
            parts_space(p, 12);
            add_facts(p, file);
        }
}

/* What is said in an empty list; NULL: nothing. */
static const char *reason(const app_parts *p, const files_state *self)
{
    enum { SOON_MS = 250 };
    static const char *const missing[APP_FILE_KINDS] = {
        N_("No pictures in this folder"),
        N_("No packs in this folder: they end in .txt"),
        N_("No replays in this folder: they end in .replay"),
        N_("No such files in this folder: they end in .zip"),
    };
    if (self->job)
        return p->view->now - self->since < SOON_MS ? NULL : _("Reading the folder…");
    return self->files.count > 0 ? _("No name here contains that") : _(missing[self->kind]);
}

static void add_list(app_parts *p, const files_state *self)
{
    enum { ROW = 44 };
    int count = (int)self->files.shown_count;
    const char *words = count == 0 ? reason(p, self) : NULL;
    parts_stack (p, parts_edges(0, 0), .grow = 1) {
        parts_list(p, 0, FILES_LIST, add_file, count, .row = ROW, .name = _("Files"));
        if (words)
            parts_column (p, 0, .pad = parts_edges(14, 12)) {
                parts_paragraph(p, APP_TYPE_LIST, words, .weak = true);
            }
    }
}

/* ---- The screen ---- */

static void add_find(app_parts *p, const files_state *self, int grow, int width)
{
    parts_field(p, FILES_FIND, _("Type to find"), .grow = grow, .least_width = width,
                .field = &self->page.fields[0]);
}

static void add_narrow(app_parts *p, const files_state *self)
{
    parts_row (p, 0) {
        add_path(p, self);
    }
    parts_row (p, 12) {
        add_drop(p, self);
        add_find(p, self, 55, 0);
    }
    add_list(p, self);
}

static void add_wide(app_parts *p, const files_state *self)
{
    bool wide = app_view_layout(p->view) == APP_LAYOUT_WIDE;
    parts_row (p, 16) {
        add_path(p, self);
        add_find(p, self, 0, wide ? 260 : 200);
    }
    parts_row (p, 20, .grow = 1) {
        add_places(p, self, wide ? 208 : 160);
        add_list(p, self);
    }
}

void app_files_parts(app_parts *p)
{
    static const char *const titles[APP_FILE_KINDS] = {N_("Open a picture"), N_("Open a pack"),
                                                       N_("Open a replay"), N_("Bring it back")};
    const files_state *self = p->state;
    app_layout kind = app_view_layout(p->view);
    bool low = kind == APP_LAYOUT_MINIMUM, narrow = low || kind == APP_LAYOUT_PORTRAIT;
    int margin = low ? 12 : kind == APP_LAYOUT_WIDE ? 32 : 24;
    parts_column (p, 0) {
        parts_bar (p, _(titles[self->kind]), NULL) {
            app_parts_add_help(p);
        }
        parts_column (p, narrow ? 10 : 14, .grow = 1, .most_width = 1180 + 2 * margin,
                      .pad = {margin, low ? 4 : 8, margin, low ? 10 : 20}) {
            (narrow ? add_narrow : add_wide)(p, self);
        }
    }
}
