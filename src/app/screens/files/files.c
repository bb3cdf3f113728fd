/* The list of files inside the game: a file of one kind is chosen, for the screen below. */
#include "screens/files/files.h"

#include "program/parts_of.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

/* ---- From folder to folder ---- */

/* So long a folder may keep the window waiting: most are read by then, and nothing flickers. */
enum { PATIENCE_MS = 8 };

static const char *const *endings_of(app_file_kind kind)
{
    static const char *const pictures[] = {"png", "jpg", "jpeg", "webp", "gif", "bmp", "svg", NULL};
    static const char *const packs[] = {"txt", NULL};
    static const char *const replays[] = {"replay", NULL};
    static const char *const backups[] = {"zip", NULL};
    static const char *const *const endings[APP_FILE_KINDS] = {pictures, packs, replays, backups};
    return endings[kind];
}

/* Who goes through the list by a pad or a finger has the focus there: a field would ask for a
 * keyboard. */
static void focus_list(const app *app, files_state *self)
{
    bool typing = app->way != GAME_WAY_PAD && app->way != GAME_WAY_TOUCH;
    if (typing)
        self->page.controls.focus = FILES_FIND;
    else
        self->page.controls.focus = self->files.shown_count > 0 ? FILES_LIST : FILES_UP;
}

static void choose_row(const app *app, files_state *self, int row)
{
    app_page_choose(&self->page, &app_parts_of(app, self)->page, 0, row);
}

void app_files_filter(app *app, files_state *self)
{
    client_files_filter(&self->files, self->page.fields[0].text);
    choose_row(app, self, 0);
}

static void stop_reading(files_state *self)
{
    client_files_drop(self->job);
    self->job = NULL;
}

static void show(app *app, files_state *self, client_files *files)
{
    client_look_drop(self->look);
    self->look = NULL;
    client_files_deinit(&self->files);
    self->files = *files;
    memcpy(self->path, self->wanted, sizeof self->path);
    SDL_strlcpy(app->folders[self->kind], self->path, sizeof app->folders[self->kind]);
    self->page.fields[0].text[0] = '\0';
    self->page.fields[0].caret = 0;
    self->page.grids[0] = (app_grid){.hover = -1};
    int row = client_files_find(&self->files, self->left);
    choose_row(app, self, row < 0 ? 0 : row);
    focus_list(app, self);
}

/* Where nothing is shown yet there is another folder to begin with, as long as it is another one. */
static void begin_elsewhere(app *app, files_state *self)
{
    char home[OS_PATH_SIZE];
    bool has_home = os_path_home(home, sizeof home, NULL) == SW_OK;
    app->folders[self->kind][0] = '\0';
    if (has_home && strcmp(home, self->wanted) != 0 && strcmp(self->wanted, "/") != 0)
        app_files_go(app, self, home, NULL);
    else if (strcmp(self->wanted, "/") != 0)
        app_files_go(app, self, "/", NULL);
}

/* Takes the folder that was asked for, if it has been read. */
static void take_folder(app *app, files_state *self)
{
    sw_error error;
    client_files files;
    if (!self->job || !client_files_wait(self->job, 0))
        return;
    sw_status status = client_files_take(self->job, &files, &error);
    stop_reading(self);
    if (status == SW_OK) {
        show(app, self, &files);
        return;
    }
    app_notify_error(app, &error);
    if (!self->path[0])
        begin_elsewhere(app, self);
}

void app_files_go(app *app, files_state *self, const char *path, const char *left)
{
    sw_error error;
    char wanted[OS_PATH_SIZE]; /* the path may be part of what changes here */
    stop_reading(self);
    snprintf(wanted, sizeof wanted, "%s", path);
    snprintf(self->left, sizeof self->left, "%s", left ? left : "");
    memcpy(self->wanted, wanted, sizeof wanted);
    self->since = app->now;
    if (client_files_start(&self->job, wanted, endings_of(self->kind), &error) != SW_OK) {
        self->job = NULL;
        app_notify_error(app, &error);
    } else if (client_files_wait(self->job, PATIENCE_MS)) {
        take_folder(app, self);
    }
}

static void files_go_up(app *app, files_state *self)
{
    char path[OS_PATH_SIZE], left[sizeof self->left];
    memcpy(path, self->path, sizeof path);
    if (client_files_parent(path, left, sizeof left))
        app_files_go(app, self, path, left);
}

/* Goes to where this kind was found last, or else is likely to be. */
static void files_begin(app *app, files_state *self)
{
    char path[OS_PATH_SIZE];
    bool pictures = self->kind == APP_FILES_PICTURES;
    if (app->folders[self->kind][0])
        snprintf(path, sizeof path, "%s", app->folders[self->kind]);
    else if ((pictures ? os_path_pictures : os_path_documents)(path, sizeof path, NULL) != SW_OK)
        snprintf(path, sizeof path, "/");
    app_files_go(app, self, path, NULL);
}

void app_files_finish(app *app, files_state *self)
{
    while (self->job) {
        client_files_wait(self->job, 1000);
        take_folder(app, self);
    }
}

/* ---- What is shown ---- */

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

/* A folder on the path to the one that is shown: its name begins and ends there in the path. */
typedef struct files_crumb {
    size_t from, to;
} files_crumb;

/* The folders of the path, from the one that is shown up to the home or the root; returns how many. */
static int files_crumbs(const files_state *self, files_crumb *out)
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
    int count = files_crumbs(self, crumbs);
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

/* The index of the place that is shown; -1: the folder is none of them. */
static int files_place(const files_state *self)
{
    for (int i = 0; i < self->place_count; i++)
        if (strcmp(self->places[i].path, self->path) == 0)
            return i;
    return -1;
}

static void add_places(app_parts *p, const files_state *self, int width)
{
    int shown = files_place(self);
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
    int shown = files_place(self);
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

static void files_parts(app_parts *p)
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

/* ---- Opening and closing ---- */

static void files_take(void *state, app_argument *argument)
{
    files_state *self = state;
    if (argument->kind == APP_ARGUMENT_FILES)
        self->kind = argument->as.files;
}

static void list_places(files_state *self)
{
    self->place_count = client_places_list(self->places, "/proc/self/mounts");
}

static void files_enter(app *app, void *state)
{
    files_state *self = state;
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "");
    self->page.controls.focus = FILES_FIND;
    self->page.controls.focus_shown = true;
    list_places(self);
    files_begin(app, self);
}

static void files_leave(app *app, void *state)
{
    files_state *self = state;
    (void)app;
    client_files_drop(self->job);
    client_look_drop(self->look);
    client_files_deinit(&self->files);
}

/* The window has the focus again: a drive may have come. */
static void files_resume(app *app, void *state)
{
    (void)app;
    list_places(state);
}

/* ---- What can be chosen ---- */

static app_go open_row(app *app, files_state *self, int row)
{
    sw_error error;
    char path[OS_PATH_SIZE];
    const client_file *file = client_files_row(&self->files, row);
    if (!file)
        return app_stay();
    if (os_path_join(path, sizeof path, self->path, file->name, &error) != SW_OK) {
        app_notify_error(app, &error);
        return app_stay();
    }
    if (!file->folder) {
        app_open_given(app, path);
        return app_go_to(APP_POP, APP_SCREEN_FILES);
    }
    app_files_go(app, self, path, NULL);
    return app_stay();
}

static void go_to_crumb(app *app, files_state *self, int crumb)
{
    char path[OS_PATH_SIZE];
    files_crumb crumbs[FILES_CRUMBS];
    if (crumb < files_crumbs(self, crumbs)) {
        snprintf(path, sizeof path, "%.*s", (int)crumbs[crumb].to, self->path);
        app_files_go(app, self, path, NULL);
    }
}

static void open_places(files_state *self)
{
    int place = files_place(self);
    app_drop_open(&self->page.drop, FILES_PLACES, place < 0 ? 0 : place);
}

static app_go choose(app *app, files_state *self, int id)
{
    int place = id - FILES_PLACE_FIRST, crumb = id - FILES_CRUMB_FIRST;
    if (id == FILES_UP)
        files_go_up(app, self);
    else if (id == FILES_PLACES)
        open_places(self);
    else if (crumb >= 0)
        go_to_crumb(app, self, crumb);
    else if (place >= 0)
        app_files_go(app, self, self->places[place].path, NULL);
    return app_stay();
}

/* ---- Keys ---- */

/* Backspace takes a letter back; where there is none it leads up. Not while it is held: who empties
 * the field does not want to leave the folder. */
static bool leads_up(const files_state *self, const app_event *event)
{
    int focus = self->page.controls.focus;
    return event->kind == APP_EVENT_KEY_DOWN && event->control == APP_INTENT_ERASE &&
           !event->repeat && self->page.fields[0].text[0] == '\0' &&
           (focus == FILES_FIND || focus == FILES_LIST);
}

static bool files_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    files_state *self = state;
    const app_page_layout *page = &p->page;
    app_controls on_list = {.focus = FILES_LIST};
    if (self->page.drop.open)
        return false;
    if (leads_up(self, event))
        files_go_up(app, self);
    else /* an arrow leads on at the edge */
        return app_page_browses(&self->page, FILES_FIND, 0, false, event) &&
               app_grid_event(&self->page.grids[0], &page->grids[0], &on_list, event);
    return true;
}

static app_go files_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    files_state *self = state;
    const app_page_layout *page = &p->page;
    if (answer->kind == APP_ANSWER_TYPED)
        app_files_filter(app, self);
    if (answer->kind == APP_ANSWER_ITEM)
        app_files_go(app, self, self->places[answer->value].path, NULL);
    if (answer->kind == APP_ANSWER_RELEASED && answer->id == FILES_LIST)
        return open_row(app, self, app_page_picked(&self->page, page, 0, answer));
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (app_answer_intent(answer) == APP_INTENT_CONFIRM && app_page_types(&self->page, page))
        return open_row(app, self, self->page.grids[0].at);
    return app_go_of(answer);
}

/* ---- Time ---- */

/* Sizes and dates are asked for as far as rows are in view: there may be many thousand. */
static void files_seen(app *app, void *state, const app_parts *p)
{
    files_state *self = state;
    const client_host *host = &app->client.host;
    if (self->look && !client_look_take(self->look, &self->files))
        return;
    client_look_drop(self->look);
    const app_grid *list = &self->page.grids[0];
    const app_grid_page *page = &p->page.grids[0];
    self->look = client_look_start(&self->files, app_grid_first(list, page),
                                   app_grid_end(list, page), self->path, host->wake, host->data);
}

static app_go files_update(app *app, void *state)
{
    take_folder(app, state);
    return app_stay();
}

enum { READING_FRAME_MS = 30 };

static double files_wait(const app *app, const void *state)
{
    const files_state *self = state;
    (void)app;
    return self->job ? READING_FRAME_MS : APP_WAIT_LONG;
}

const app_screen app_screen_files = {
    .size = sizeof(files_state),
    .take = files_take,
    .enter = files_enter,
    .leave = files_leave,
    .resume = files_resume,
    .parts = files_parts,
    .first = files_first,
    .answer = files_answer,
    .update = files_update,
    .seen = files_seen,
    .wait = files_wait,
};
