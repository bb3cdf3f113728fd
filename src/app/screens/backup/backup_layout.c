/* Places what a backup holds, or how far it has come. */
#include "screens/backup/backup.h"

#include "text/errors.h"
#include "text/words.h"
#include "ui/cut.h"

#include <stdio.h>

enum {
    HEAD = 70,
    ROW = 36,
    ROW_LEAST = 24, /* in low windows with many rows */
    SETTINGS = 64,
    BUTTON = 48,
    GAP = 16,
    NOTE_LINES = 3,
    TRACK = 12,
    EDGE = 8 /* between the lowest control and the window's edge */
};

/* ---- The rows ---- */

static void add_row(backup_layout *l, game_file file, app_text_id label, size_t fresh)
{
    size_t count = l->self->job->holds.parts[file].count;
    if (count > 0)
        l->rows[l->row_count++] = (backup_row){file, label, count, fresh, 0};
}

/* What there is most of comes first; settings have a row of their own. */
static void add_rows(backup_layout *l, const client_backup *job)
{
    static const struct {
        game_file file;
        app_text_id label;
    } kinds[] = {{GAME_FILE_RESULTS, APP_TEXT_BACKUP_RESULTS},
                 {GAME_FILE_REPLAYS, APP_TEXT_BACKUP_REPLAYS},
                 {GAME_FILE_PACKS, APP_TEXT_BACKUP_PACKS},
                 {GAME_FILE_PICTURES, APP_TEXT_BACKUP_PICTURES},
                 {GAME_FILE_RUNS, APP_TEXT_BACKUP_RUNS},
                 {GAME_FILE_GAMES, APP_TEXT_BACKUP_GAMES},
                 {GAME_FILE_SETTINGS, APP_TEXT_BACKUP_SETTINGS_ROW}};
    bool tells_new = l->stage == CLIENT_BACKUP_LOOKED;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        game_file file = kinds[i].file;
        bool replaced = l->stage == CLIENT_BACKUP_BROUGHT && job->brought[file] > 0;
        if (file == GAME_FILE_SETTINGS && l->stage != CLIENT_BACKUP_WRITTEN && !replaced)
            continue; /* before that they have a switch */
        add_row(l, file, kinds[i].label,
                tells_new ? job->holds.parts[file].fresh : job->brought[file]);
    }
}

/* ---- What stands below ---- */

static void add_button(app_row_item *items, int *count, backup_id id, app_text_id label,
                       app_control_kind kind, bool disabled)
{
    items[(*count)++] =
        (app_row_item){id, label, APP_ICON_NONE, .kind = kind, .disabled = disabled};
}

static void place_buttons(backup_layout *l, app_rect row)
{
    app_row_item items[2];
    int count = 0;
    bool works = l->track.w > 0, looked = l->stage == CLIENT_BACKUP_LOOKED;
    if (looked)
        add_button(items, &count, BACKUP_BRING, APP_TEXT_BACKUP_BRING, APP_CONTROL_PRIMARY,
                   !app_backup_may_bring(l->self));
    if (looked || works)
        add_button(items, &count, BACKUP_CANCEL, APP_TEXT_CANCEL, APP_CONTROL_BUTTON, false);
    else
        add_button(items, &count, BACKUP_DONE, APP_TEXT_BACKUP_DONE, APP_CONTROL_PRIMARY, false);
    row.h = BUTTON;
    if (count == 1)
        row = app_cut_middle(row, app_at_most(row.w, 220), BUTTON);
    app_page_add_row(&l->page, row, 12, false, items, count);
}

static bool has_settings(const backup_layout *l)
{
    const game_backup *holds = &l->self->job->holds;
    return l->stage == CLIENT_BACKUP_LOOKED && (holds->settings || holds->controls);
}

static void place_settings(backup_layout *l, app_rect *area)
{
    if (!has_settings(l))
        return;
    app_cut_top(area, GAP / 2);
    l->settings = app_cut_top(area, SETTINGS);
    app_page_add(&l->page, BACKUP_SETTINGS, APP_CONTROL_TOGGLE, l->settings, APP_TEXTS,
                 APP_ICON_NONE)
        ->chosen = l->self->settings;
}

/* How high the lines below the rows are; 0: there are none. */
static int note_height(const backup_layout *l, int width)
{
    char words[APP_ERROR_SIZE * 2];
    app_backup_note(l->self, words, sizeof words);
    int lines = app_view_paragraph_lines(l->view, width, APP_TYPE_LABEL, words,
                                         l->row_count > 0 ? NOTE_LINES : 2 * NOTE_LINES);
    return lines > 0 ? lines * app_view_line_step(APP_TYPE_LABEL) + GAP : 0;
}

static void place_note(backup_layout *l, app_rect *area)
{
    int height = note_height(l, area->w);
    if (height > 0)
        l->note = app_cut_top(area, height).y + GAP;
}

/* The rows share what the other parts leave of the window's height. */
static int row_height(const backup_layout *l, app_rect area, int pad)
{
    int others = HEAD + GAP + 6 + BUTTON + note_height(l, area.w) +
                 (has_settings(l) ? GAP / 2 + SETTINGS : 0);
    int room = l->view->height - EDGE - pad - area.y - others;
    int height = room / l->row_count;
    return height > ROW ? ROW : height < ROW_LEAST ? ROW_LEAST : height;
}

/* From the column's top on, with `pad` below it; returns where it ends. */
static int place_contents(backup_layout *l, app_rect area, int pad)
{
    int height = l->row_count > 0 ? row_height(l, area, pad) : 0;
    app_cut_top(&area, HEAD);
    for (int i = 0; i < l->row_count; i++)
        l->rows[i].y = app_cut_top(&area, height).y + height / 2;
    if (l->stage == CLIENT_BACKUP_LOOKED)
        place_settings(l, &area);
    if (l->track.w > 0)
        l->track = app_cut_middle(app_cut_top(&area, 3 * TRACK), area.w, TRACK);
    else
        place_note(l, &area);
    app_cut_top(&area, GAP + 6);
    place_buttons(l, app_cut_top(&area, BUTTON));
    return area.y;
}

void app_backup_lay_out(const app *app, const void *state, void *layout)
{
    backup_layout *l = layout;
    const app_view *view = &app->view;
    const backup_state *self = state;
    *l = (backup_layout){{.view = view}, app, view, self, .stage = app_backup_stage(self)};
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM;
    int pad = low ? 0 : 30, top = app_view_bar(view) + (low ? 4 : 24);
    int width = app_at_most(view->width - 2 * (low ? 20 : 32 + pad), 560);
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    l->column = (app_rect){(view->width - width) / 2, top + pad, width, 0};
    l->track.w = app_backup_is_busy(self);
    if (!app_backup_is_busy(self) && l->stage != CLIENT_BACKUP_FAILED)
        add_rows(l, self->job);
    l->column.h = place_contents(l, l->column, pad) - l->column.y;
    if (!low)
        l->slab = (app_rect){l->column.x - pad, top, width + 2 * pad, l->column.h + 2 * pad};
}
