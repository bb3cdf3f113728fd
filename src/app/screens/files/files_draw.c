/* Draws the list of files. */
#include "screens/files/files.h"

#include "base/utf8.h"
#include "os/clock.h"
#include "ui/bar.h"

#include <stdio.h>
#include <string.h>

static const app_text_id titles[APP_FILE_KINDS] = {
    APP_TEXT_FILES_OPEN_PICTURE, APP_TEXT_FILES_OPEN_PACK, APP_TEXT_FILES_OPEN_REPLAY,
    APP_TEXT_BACKUP_BRING};
static const app_text_id missing[APP_FILE_KINDS] = {
    APP_TEXT_FILES_NO_PICTURES, APP_TEXT_FILES_NO_PACKS, APP_TEXT_FILES_NO_REPLAYS,
    APP_TEXT_FILES_NO_BACKUPS};
static const app_icon icons[APP_FILE_KINDS] = {APP_ICON_PICTURE, APP_ICON_LEVELS, APP_ICON_THEATRE,
                                               APP_ICON_LAYERS};

/* "812 B", "14 kB", "3.4 MB": in thousands, as desktops tell it. */
static void size_words(uint64_t size, char *out, size_t room)
{
    if (size < 1000)
        app_textf(out, room, APP_TEXT_FILES_BYTES, (int)size);
    else if (size < 1000000)
        app_textf(out, room, APP_TEXT_FILES_KILOBYTES, (int)(size / 1000));
    else if (size < UINT64_C(1000000000000))
        app_textf(out, room, APP_TEXT_FILES_MEGABYTES, (int)(size / 1000000),
                  (int)(size / 100000 % 10));
    else
        out[0] = '\0';
}

/* Size and date, where there is room. Returns where the name has to end. */
static int draw_columns(const files_layout *l, const client_file *file, app_rect row)
{
    enum { DATE = 150, SIZE = 90, DATED = 560, SIZED = 380 };
    const app_colours *c = l->view->colours;
    char words[48];
    int right = row.x + row.w - 14, y = row.y + row.h / 2;
    if (row.w >= DATED) {
        os_clock_day(file->date, words);
        if (file->date != 0)
            app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, c->text2, words);
        right -= DATE;
    }
    if (row.w >= SIZED) {
        size_words(file->size, words, sizeof words);
        if (!file->folder && file->date != 0)
            app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, c->text2, words);
        right -= SIZE;
    }
    return right;
}

/* A name that is too long loses its middle: its end tells what it is. */
static void draw_name(const files_layout *l, int x, int y, int room, const char *name)
{
    enum { END = 12 };
    char begin[256];
    app_colour colour = l->view->colours->text;
    size_t end = strlen(name);
    for (int i = 0; i < END; i++)
        end = sw_utf8_before(name, end);
    int tail = app_view_text_width(l->view, APP_TYPE_LIST, name + end);
    if (app_view_text_width(l->view, APP_TYPE_LIST, name) <= room || tail >= room) {
        app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, APP_TYPE_LIST, colour, name);
        return;
    }
    snprintf(begin, sizeof begin, "%.*s", (int)end, name);
    x += app_view_line(l->view, APP_ALIGN_LEFT, x, y, room - tail, APP_TYPE_LIST, colour, begin);
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LIST, colour, name + end);
}

static void draw_row(const void *of, int index, app_rect row)
{
    const files_layout *l = of;
    const app_colours *c = l->view->colours;
    const client_file *file = client_files_row(&l->self->files, index);
    char name[256];
    int size = 22, x = row.x + 12, y = row.y + row.h / 2;
    if (!file)
        return;
    app_grid_draw_row(&l->self->page.grids[0], l->view, index, row);
    client_file_words(file->name, name, sizeof name);
    app_view_icon(l->view, x, y - size / 2, size,
                  file->folder ? APP_ICON_FOLDER : icons[l->self->kind],
                  file->folder ? c->persimmon_text : c->text2);
    x += size + 12;
    int right = draw_columns(l, file, row);
    draw_name(l, x, y, right - 12 - x, name);
}

/* What is said in an empty list; NULL: nothing. */
static const char *reason(const files_layout *l)
{
    enum { SOON_MS = 250 };
    if (l->self->job)
        return l->view->now - l->self->since < SOON_MS ? NULL : app_text(APP_TEXT_FILES_READING);
    return app_text(l->self->files.count > 0 ? APP_TEXT_FILES_NOT_FOUND : missing[l->self->kind]);
}

static void draw_list(const files_layout *l)
{
    const app_colours *c = l->view->colours;
    const char *words = l->self->files.shown_count == 0 ? reason(l) : NULL;
    app_rect list = l->page.grids[0].window;
    if (words)
        app_view_paragraph(l->view, list.x + 14, list.y + 24, list.w - 28, APP_TYPE_LIST, c->text2,
                           words, 3);
    app_page_draw_grid(&l->self->page, &l->page, 0, draw_row, l);
}

void app_files_draw(const void *layout)
{
    const files_layout *l = layout;
    app_bar_title(l->view, app_text(titles[l->self->kind]), NULL, 80);
    draw_list(l);
    app_page_draw(&l->self->page, &l->page);
}
