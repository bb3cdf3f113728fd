/* The file of results: one line is appended for each finished game. */
#include "files/results_file.h"

#include "base/reader.h"
#include "files/quarantine.h"
#include "game/kept/file_kinds.h"
#include "os/entries.h"
#include "os/file.h"
#include "results/results_text.h"

#include <stdio.h>
#include <stdlib.h>

enum { LINE_LIMIT = 1024 };

sw_status game_results_file_init(game_results_file *out, const char *folder, sw_error *error)
{
    *out = (game_results_file){0};
    sw_status status =
        game_file_path(out->path, sizeof out->path, GAME_FILE_RESULTS, folder, error);
    if (status == SW_OK)
        snprintf(out->folder, sizeof out->folder, "%s", folder);
    return status;
}

static void close_end(game_results_file *file)
{
    os_append_close(file->end);
    file->end = NULL;
}

void game_results_file_deinit(game_results_file *file)
{
    close_end(file);
}

static sw_status read_anothers(game_results_file *file, char **text, size_t *size, sw_error *error)
{
    sw_error reason;
    *text = NULL;
    *size = 0;
    sw_status status = os_file_read(text, size, file->path, GAME_RESULTS_FILE_MAX, &reason);
    if (status == SW_OK || status == SW_NOT_FOUND)
        return SW_OK;
    return sw_fail_because(error, status, &reason, "results.txt cannot be read");
}

static sw_status refuse(game_results_file *file, sw_error *error)
{
    sw_error reason;
    sw_fail_at(&reason, SW_BAD_INPUT, 1, "expected \"%s\"", game_results_title);
    if (!file->anothers)
        return game_quarantine(file->path, &reason, error);
    return sw_fail_because(error, SW_BAD_INPUT, &reason,
                           "results.txt is no file of results: line 1");
}

/* What stands there; *text is NULL where there is no file or one of another kind, which is then set
 * aside. */
static sw_status read_text(game_results_file *file, char **text, size_t *size, sw_error *error)
{
    sw_status status = file->anothers ? read_anothers(file, text, size, error)
                                      : game_read_or_quarantine(text, size, file->path,
                                                                GAME_RESULTS_FILE_MAX, error);
    if (!*text || *size == 0 || sw_reader_has_title(game_results_title, *text, *size))
        return status;
    free(*text);
    *text = NULL;
    return refuse(file, error);
}

sw_status game_results_file_read(game_results_file *file, game_results *out, sw_error *error)
{
    char *text;
    size_t size;
    sw_error reason;
    *out = (game_results){0};
    close_end(file); /* of what may have to be set aside */
    sw_status status = read_text(file, &text, &size, error);
    if (!text)
        return status;
    status = game_results_parse(out, text, size, &reason);
    free(text);
    game_results_sort(out);
    if (status == SW_BAD_INPUT)
        sw_fail_because(error, status, &reason, "line %d of results.txt is left out", reason.line);
    else if (status != SW_OK)
        sw_fail_because(error, status, &reason, "results.txt cannot be read");
    return status;
}

static sw_status not_saved(sw_error *error, sw_status status, const sw_error *reason)
{
    return sw_fail_because(error, status, reason, "results.txt was not saved");
}

/* What must stand before the next line: the title in a new file, and behind a line without an end a
 * mark that tells why it may be damaged. */
static sw_status add_beginning(game_results_file *file, sw_text *out, sw_error *error)
{
    char *text;
    size_t size;
    sw_status status = read_text(file, &text, &size, error);
    if (!text || size == 0)
        sw_text_addf(out, "%s\n", game_results_title);
    else if (text[size - 1] != '\n')
        sw_text_add(out, "\ntorn\n");
    free(text);
    return status;
}

/* A file that is too long would not be read again. */
static sw_status check_room(const game_results_file *file, size_t length, sw_error *error)
{
    uint64_t size = 0;
    int64_t date;
    os_entry_about(file->path, &size, &date);
    if (size + length > GAME_RESULTS_FILE_MAX)
        return sw_fail(error, SW_LIMIT, "it is full: %d MB at most", GAME_RESULTS_FILE_MAX >> 20);
    return SW_OK;
}

static sw_status write_end(game_results_file *file, const sw_text *text, sw_error *error)
{
    sw_error reason;
    sw_status status = os_folder_make(file->folder, &reason);
    if (status == SW_OK && text->failed)
        status = sw_fail(&reason, SW_NO_MEMORY, "not enough memory");
    if (status == SW_OK && !file->end)
        status = os_append_open(&file->end, file->path, &reason);
    if (status == SW_OK)
        status = check_room(file, text->length, &reason);
    if (status == SW_OK)
        status = os_append_write(file->end, text->data, text->length, &reason);
    if (status == SW_OK)
        return SW_OK;
    close_end(file); /* the next one looks at what is there now */
    return not_saved(error, status, &reason);
}

sw_status game_results_file_append(game_results_file *file, const sw_text *lines, sw_error *error)
{
    sw_status beginning = SW_OK;
    sw_text text;
    sw_text_init(&text, GAME_RESULTS_FILE_MAX);
    if (file->end && !os_append_is_at(file->end, file->path))
        close_end(file); /* somebody removed or replaced what it writes to */
    if (!file->end)
        beginning = add_beginning(file, &text, error);
    if (beginning != SW_OK && beginning != SW_BAD_INPUT) { /* unread: tried again with the next */
        sw_text_deinit(&text);
        return beginning;
    }
    sw_text_add_bytes(&text, lines->data, lines->length);
    text.failed = text.failed || lines->failed;
    sw_status status = file->path[0] != '\0' ? write_end(file, &text, error) : SW_OK;
    sw_text_deinit(&text);
    return status != SW_OK ? status : beginning;
}

/* Whether the game counted before; one that is still to be solved is to count. */
static bool has_counted(game_results_file *file, uint64_t id)
{
    game_results known;
    game_results_file_read(file, &known, NULL);
    bool has = game_results_find(&known, id) || known.wiped == id;
    game_results_deinit(&known);
    return has;
}

sw_status game_results_file_wipe(game_results_file *file, uint64_t in_slots, sw_error *error)
{
    sw_text text;
    sw_text_init(&text, LINE_LIMIT);
    sw_text_addf(&text, "%s\n", game_results_title);
    if (in_slots != 0 && has_counted(file, in_slots))
        game_results_wiped_format(in_slots, &text);
    close_end(file);
    sw_status status = text.failed ? sw_fail(error, SW_NO_MEMORY, "not enough memory")
                                   : os_folder_make(file->folder, error);
    if (status == SW_OK)
        status = os_file_replace(file->path, text.data, text.length, error);
    sw_text_deinit(&text);
    return status;
}
