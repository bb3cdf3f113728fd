/* Draws what a backup holds, or how far it has come. */
#include "screens/backup/backup.h"

#include "client/files.h"
#include "os/clock.h"
#include "platform/platform.h"
#include "text/errors.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/shape.h"

#include <stdio.h>
#include <string.h>

/* ---- Words ---- */

static app_text_id heading_of(const backup_layout *l)
{
    static const app_text_id failed[] = {[CLIENT_BACKUP_WRITING] = APP_TEXT_BACKUP_NOT_WRITTEN,
                                         [CLIENT_BACKUP_LOOKING] = APP_TEXT_BACKUP_NOT_LOOKED,
                                         [CLIENT_BACKUP_BRINGING] = APP_TEXT_BACKUP_NOT_BROUGHT};
    static const app_text_id headings[] = {[CLIENT_BACKUP_WRITING] = APP_TEXT_BACKUP_WRITING,
                                           [CLIENT_BACKUP_WRITTEN] = APP_TEXT_BACKUP_WRITTEN,
                                           [CLIENT_BACKUP_LOOKING] = APP_TEXT_BACKUP_LOOKING,
                                           [CLIENT_BACKUP_LOOKED] = APP_TEXT_BACKUP_LOOKED,
                                           [CLIENT_BACKUP_BRINGING] = APP_TEXT_BACKUP_BRINGING,
                                           [CLIENT_BACKUP_BROUGHT] = APP_TEXT_BACKUP_BROUGHT};
    const client_backup *job = l->self->job;
    if (job && job->stage == CLIENT_BACKUP_FAILED && job->status == SW_CANCELLED)
        return APP_TEXT_BACKUP_STOPPED;
    return l->stage == CLIENT_BACKUP_FAILED ? failed[l->self->worked] : headings[l->stage];
}

static const char *name_in(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Where a file was written: its path, or its folder and name where the path is too long for the line. */
static void place_words(const backup_layout *l, char *out, size_t size)
{
    const char *path = l->self->job->path, *at = name_in(path);
    client_file_words(app_platform_has_folders() ? path : at, out, size);
    if (!app_platform_has_folders() ||
        app_view_text_width(l->view, APP_TYPE_LABEL, out) <= l->column.w)
        return;
    if (at - path > 1)
        at--;
    while (at > path && at[-1] != '/')
        at--;
    client_file_words(at, out, size);
}

/* The line below the heading: where the file is, how far it has come, or which one it is. */
static void subtitle(const backup_layout *l, char *out, size_t size)
{
    char done[32], total[32], day[OS_CLOCK_DAY_SIZE];
    const client_backup *job = l->self->job;
    out[0] = '\0';
    if (!job)
        return;
    if (l->stage == CLIENT_BACKUP_WRITTEN)
        place_words(l, out, size);
    else
        client_file_words(name_in(job->path), out, size);
    if (l->track.w > 0 && job->total > 0) {
        app_words_count(job->done, done, sizeof done);
        app_words_count(job->total, total, sizeof total);
        app_textf(out, size, APP_TEXT_BACKUP_PROGRESS, done, total);
    } else if (l->stage == CLIENT_BACKUP_LOOKED) {
        os_clock_day(job->holds.date, day);
        app_textf(out, size, APP_TEXT_BACKUP_DATE, day);
    }
}

static void failure(const backup_state *self, char *out, size_t size)
{
    char reason[APP_ERROR_SIZE];
    const client_backup *job = self->job;
    out[0] = '\0';
    if (!job && !self->failed)
        return;
    app_text_error_sentence(job ? &job->error : &self->error, reason, sizeof reason);
    bool stopped = job && job->status == SW_CANCELLED;
    app_words_sentences(
        stopped ? "" : reason,
        self->worked == CLIENT_BACKUP_BRINGING ? app_text(APP_TEXT_BACKUP_REST_LATER) : "", out,
        size);
}

static void left_out(const client_backup *job, char *out, size_t size)
{
    char first[APP_ERROR_SIZE];
    out[0] = '\0';
    if (job->left_out.count == 0)
        return;
    app_text_error(&job->left_out.first, first, sizeof first);
    app_text_n(out, size, APP_TEXT_BACKUP_LEFT_OUT, (long long)job->left_out.count, first);
}

static void room(const client_backup *job, char *out, size_t size)
{
    char most[32], over[160] = "", now[160] = "";
    app_words_count(GAME_REPLAYS_MAX, most, sizeof most);
    if (job->holds.too_many > 0)
        app_text_n(over, sizeof over, APP_TEXT_BACKUP_TOO_MANY, (long long)job->holds.too_many,
                   most);
    app_words_count((unsigned long long)job->replays, most, sizeof most);
    if (job->replays > 0)
        app_textf(now, sizeof now, APP_TEXT_BACKUP_REPLAYS_NOW, most);
    app_words_sentences(over, now, out, size);
}

void app_backup_note(const backup_state *self, char *out, size_t size)
{
    const client_backup *job = self->job;
    switch (app_backup_stage(self)) {
    case CLIENT_BACKUP_WRITTEN:
        left_out(job, out, size);
        return;
    case CLIENT_BACKUP_LOOKED:
        room(job, out, size);
        if (out[0] == '\0' && !app_backup_may_bring(self))
            snprintf(out, size, "%s", app_text(APP_TEXT_BACKUP_NOTHING_NEW));
        return;
    case CLIENT_BACKUP_BROUGHT:
        room(job, out, size);
        return;
    case CLIENT_BACKUP_FAILED:
        failure(self, out, size);
        return;
    default:
        out[0] = '\0';
    }
}

/* ---- Drawing ---- */

static void draw_head(const backup_layout *l)
{
    const app_colours *c = l->view->colours;
    char words[OS_PATH_SIZE];
    app_rect at = l->column;
    bool failed = l->stage == CLIENT_BACKUP_FAILED,
         done = l->stage == CLIENT_BACKUP_BROUGHT || l->stage == CLIENT_BACKUP_WRITTEN;
    int x = at.x, icon = 26;
    if (!l->self->job && !l->self->failed)
        return;
    if (failed || done) {
        app_view_icon(l->view, x, at.y + 16 - icon / 2, icon,
                      failed ? APP_ICON_WARN : APP_ICON_TICK, failed ? c->bounded : c->good);
        x += icon + 10;
    }
    app_view_line(l->view, APP_ALIGN_LEFT, x, at.y + 16, at.x + at.w - x, APP_TYPE_SCREEN_TITLE,
                  c->text, app_text(heading_of(l)));
    subtitle(l, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y + 46, at.w, APP_TYPE_LABEL, c->text2, words);
}

/* What is said where nothing of a kind is new. */
static app_text_id none_of(const backup_layout *l, const backup_row *row)
{
    if (row->file == GAME_FILE_GAMES)
        return APP_TEXT_BACKUP_YOURS_STAYS;
    return l->stage == CLIENT_BACKUP_LOOKED ? APP_TEXT_BACKUP_NONE_NEW : APP_TEXT_BACKUP_NONE_ADDED;
}

/* "40 new", "40 added". A file that was written has nothing to compare. */
static void fresh_words(const backup_layout *l, const backup_row *row, char *out, size_t size)
{
    char count[32];
    app_words_count(row->fresh, count, sizeof count);
    if (l->stage == CLIENT_BACKUP_WRITTEN)
        out[0] = '\0';
    else if (row->fresh == 0)
        snprintf(out, size, "%s", app_text(none_of(l, row)));
    else if (row->file == GAME_FILE_SETTINGS)
        snprintf(out, size, "%s", app_text(APP_TEXT_BACKUP_REPLACED));
    else if (l->stage == CLIENT_BACKUP_LOOKED)
        app_textf(out, size, APP_TEXT_BACKUP_NEW, count);
    else
        app_textf(out, size, APP_TEXT_BACKUP_ADDED, count);
}

static void draw_row(const backup_layout *l, const backup_row *row)
{
    enum { FRESH = 116 }; /* for "9,999 added" */
    const app_colours *c = l->view->colours;
    char words[64];
    int right = l->column.x + l->column.w;
    app_view_text(l->view, APP_ALIGN_LEFT, l->column.x, row->y, APP_TYPE_LIST, c->text,
                  app_text(row->label));
    fresh_words(l, row, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT, right, row->y, APP_TYPE_LIST,
                  row->fresh > 0 ? c->good : c->text2, words);
    app_words_count(row->count, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_RIGHT,
                  l->stage == CLIENT_BACKUP_WRITTEN ? right : right - FRESH, row->y, APP_TYPE_LIST,
                  c->text, words);
}

static void draw_progress(const backup_layout *l)
{
    const client_backup *job = l->self->job;
    app_rect bar = l->track;
    app_view_well(l->view, bar, bar.h / 2);
    bar = (app_rect){bar.x + 2, bar.y + 2, bar.w - 4, bar.h - 4};
    if (job->total > 0)
        bar.w = (int)((double)bar.w * (double)job->done / (double)job->total);
    if (job->total > 0 && bar.w >= bar.h)
        app_shape_fill(l->view, bar, bar.h / 2, l->view->colours->good);
}

static void draw_settings(const backup_layout *l)
{
    const app_colours *c = l->view->colours;
    int x = l->settings.x, middle = l->settings.y + l->settings.h / 2;
    app_view_rule(l->view, x, l->settings.y, l->settings.w);
    app_view_text(l->view, APP_ALIGN_LEFT, x, middle - 11, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_BACKUP_SETTINGS));
    app_view_text(l->view, APP_ALIGN_LEFT, x, middle + 13, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_BACKUP_SETTINGS_NOTE));
}

void app_backup_draw(const void *layout)
{
    const backup_layout *l = layout;
    char words[APP_ERROR_SIZE * 2];
    app_bar_title(l->view, app_text(APP_TEXT_BACKUP), NULL, 80);
    if (l->slab.w > 0)
        app_view_slab(l->view, l->slab, 18);
    draw_head(l);
    for (int i = 0; i < l->row_count; i++)
        draw_row(l, &l->rows[i]);
    if (l->track.w > 0)
        draw_progress(l);
    if (l->settings.w > 0)
        draw_settings(l);
    app_backup_note(l->self, words, sizeof words);
    if (l->note > 0)
        app_view_paragraph(l->view, l->column.x, l->note, l->column.w, APP_TYPE_LABEL,
                           l->view->colours->text2, words, 6);
    app_page_draw(&l->self->page, &l->page);
}
