/* The file of the run in play. */
#include "files/run_file.h"

#include "base/day.h"
#include "files/quarantine.h"
#include "format/checksum.h"
#include "format/journal.h"
#include "game/kept/file_kinds.h"
#include "os/file.h"
#include "os/reader.h"
#include "run/run_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sw_status game_run_file_init(game_run_file *out, const char *folder, sw_error *error)
{
    *out = (game_run_file){0};
    sw_text_init(&out->text, GAME_RUN_TEXT_LIMIT);
    return folder ? game_file_path(out->folder, sizeof out->folder, GAME_FILE_RUNS, folder, error)
                  : SW_OK;
}

static void close_journal(game_run_file *file)
{
    os_append_close(file->journal);
    file->journal = NULL;
}

/* No run is in play, and none waits in memory. */
static void let_go(game_run_file *file)
{
    close_journal(file);
    sw_text_deinit(&file->text);
    sw_text_init(&file->text, GAME_RUN_TEXT_LIMIT);
    file->path[0] = '\0';
    file->written = 0;
    file->torn = file->ours = false;
}

void game_run_file_deinit(game_run_file *file)
{
    let_go(file);
}

void game_run_file_name(const game_challenge *challenge, char out[GAME_RUN_FILE_NAME])
{
    char day[SW_DAY_SIZE];
    const char *mode = game_rules_of(challenge->mode)->name;
    if (game_rules_of(challenge->mode)->of_day) {
        sw_day_format(challenge->day, day);
        snprintf(out, GAME_RUN_FILE_NAME, "%s-%s.save", mode, day);
    } else {
        snprintf(out, GAME_RUN_FILE_NAME, "%s.save", mode);
    }
}

static sw_status find_path(const game_run_file *file, const game_challenge *challenge,
                           char out[OS_PATH_SIZE], sw_error *error)
{
    char name[GAME_RUN_FILE_NAME];
    if (file->folder[0] == '\0')
        return sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
    game_run_file_name(challenge, name);
    return os_path_join(out, OS_PATH_SIZE, file->folder, name, error);
}

/* ---- What was left ---- */

/* A run that was left while it could not be written. */
static bool holds(const game_run_file *file, const char *path)
{
    return file->text.length > file->written && strcmp(file->path, path) == 0;
}

bool game_run_file_exists(const game_run_file *file, const game_challenge *challenge)
{
    char path[OS_PATH_SIZE];
    return find_path(file, challenge, path, NULL) == SW_OK &&
           (holds(file, path) || os_file_exists(path));
}

/* Up to so many bytes: the head is shorter, and what stands behind it may be long. */
static sw_status read_beginning(const char *path, char *out, size_t size, size_t *length)
{
    os_reader file;
    sw_status status = os_reader_open(&file, path, NULL);
    if (status != SW_OK)
        return status;
    status = os_reader_read(&file, out, size, length, NULL);
    os_reader_close(&file);
    return status;
}

bool game_run_file_peek(const game_run_file *file, game_challenge *challenge)
{
    char path[OS_PATH_SIZE], head[GAME_RUN_HEAD_LIMIT];
    size_t length;
    if (find_path(file, challenge, path, NULL) != SW_OK)
        return false;
    if (holds(file, path))
        return game_run_head_parse(challenge, file->text.data, file->text.length) == SW_OK;
    return read_beginning(path, head, sizeof head, &length) == SW_OK &&
           game_run_head_parse(challenge, head, length) == SW_OK;
}

/* ---- Writing ---- */

/* Under another name first, so that the file is whole at any moment. What is replaced was safe from a power cut,
 * and so is the new one then. */
static sw_status make(game_run_file *file, bool replaces, sw_error *error)
{
    char temporary[OS_PATH_SIZE];
    os_append *journal;
    const sw_text *text = &file->text;
    sw_status status = os_path_join(temporary, sizeof temporary, file->folder, "new.tmp", error);
    if (status == SW_OK)
        status = os_folder_make(file->folder, error);
    if (status == SW_OK)
        status = os_file_remove(temporary, error);
    if (status == SW_OK)
        status = os_append_open(&journal, temporary, error);
    if (status != SW_OK)
        return status;
    status = os_append_write(journal, text->data, text->length, error);
    if (status == SW_OK && replaces)
        status = os_file_sync(temporary, error);
    if (status == SW_OK)
        status = os_file_rename(temporary, file->path, error);
    if (status == SW_OK) {
        file->journal = journal;
        return SW_OK;
    }
    os_append_close(journal);
    os_file_remove(temporary, NULL);
    return status;
}

/* The whole text. Whatever else has the name is left alone. */
static sw_status write_all(game_run_file *file, sw_error *error)
{
    sw_status status = SW_OK;
    bool replaces = file->ours && os_file_exists(file->path);
    if (!file->ours)
        status = game_check_unread(file->path, error);
    if (status == SW_OK)
        status = make(file, replaces, error);
    if (status == SW_OK) {
        file->ours = true;
        memcpy(file->made, file->path, sizeof file->made);
    }
    return status;
}

/* Rewrites the file where another program has shortened or replaced it. */
static bool has_journal(const game_run_file *file)
{
    return file->journal && os_append_is_at(file->journal, file->path) &&
           (!file->torn || os_append_cut(file->journal, file->written, NULL) == SW_OK);
}

static sw_status write_rest(game_run_file *file, sw_error *error)
{
    return os_append_write(file->journal, file->text.data + file->written,
                           file->text.length - file->written, error);
}

static sw_status catch_up(game_run_file *file, sw_error *error)
{
    if (file->path[0] == '\0')
        return sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
    if (!has_journal(file))
        close_journal(file);
    sw_status status = file->journal ? write_rest(file, error) : write_all(file, error);
    file->torn = status != SW_OK;
    if (status == SW_OK)
        file->written = file->text.length;
    return status;
}

/* ---- The run in play ---- */

/* Another run: the last try for one that was left. */
static void change_to(game_run_file *file, const char *path)
{
    game_run_file_leave(file, NULL);
    let_go(file);
    snprintf(file->path, sizeof file->path, "%s", path);
}

static sw_status fail_memory(game_run_file *file, sw_error *error)
{
    let_go(file);
    return sw_fail(error, SW_NO_MEMORY, "not enough memory");
}

sw_status game_run_file_begin(game_run_file *file, const game_run *run, sw_error *error)
{
    char path[OS_PATH_SIZE];
    sw_status status = find_path(file, &run->challenge, path, error);
    change_to(file, status == SW_OK ? path : "");
    game_run_head_format(run, &file->text);
    if (file->text.failed)
        return fail_memory(file, error);
    file->sum = game_sum(GAME_SUM, file->text.data, file->text.length);
    return status == SW_OK ? catch_up(file, error) : status;
}

/* Goes on with the first `good` bytes of the text, which are what is good of the file. */
static sw_status go_on_with(game_run_file *file, const char *path, const char *text, size_t good,
                            sw_error *error)
{
    change_to(file, path);
    sw_text_add_bytes(&file->text, text, good);
    if (file->text.failed)
        return fail_memory(file, error);
    file->sum = game_sum(GAME_SUM, text, good);
    file->written = good;
    file->torn = file->ours = true;
    if (os_append_open(&file->journal, path, NULL) != SW_OK)
        file->journal = NULL; /* whether it can be replaced is seen with the next command */
    return SW_OK;
}

static sw_status take_text(game_run_file *file, char *path, const char *text, size_t size,
                           game_run *out, sw_error *error)
{
    size_t good;
    sw_error reason;
    game_run run = {0};
    sw_status status = game_run_parse(&run, text, size, &good, &reason);
    if (status == SW_BAD_INPUT)
        return game_quarantine(path, &reason, error);
    if (status == SW_OK)
        status = go_on_with(file, path, text, good, &reason);
    if (status == SW_OK) {
        *out = run;
        return SW_OK;
    }
    game_run_deinit(&run);
    return game_fail_unread(path, &reason, error);
}

sw_status game_run_file_read(game_run_file *file, const game_challenge *challenge, game_run *out,
                             sw_error *error)
{
    char path[OS_PATH_SIZE], *text;
    size_t size, good;
    sw_status status = find_path(file, challenge, path, error);
    if (status != SW_OK)
        return status;
    if (holds(file, path))
        return game_run_parse(out, file->text.data, file->text.length, &good, error);
    status = game_read_or_quarantine(&text, &size, path, GAME_RUN_TEXT_LIMIT, error);
    if (status != SW_OK)
        return status;
    if (!text)
        return sw_fail(error, SW_NOT_FOUND, "no run was left");
    status = take_text(file, path, text, size, out, error);
    free(text);
    return status;
}

bool game_run_file_reserve(game_run_file *file)
{
    return sw_text_reserve(&file->text, GAME_JOURNAL_LINE);
}

sw_status game_run_file_append(game_run_file *file, const game_run *run, game_run_command command,
                               sw_error *error)
{
    game_run_line_format(&file->sum, run, command, &file->text);
    if (file->text.failed)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    return catch_up(file, error);
}

sw_status game_run_file_leave(game_run_file *file, sw_error *error)
{
    bool waits = file->text.length > file->written;
    sw_status status = waits ? catch_up(file, error) : SW_OK;
    if (status == SW_OK)
        let_go(file);
    return status;
}

sw_status game_run_file_remove(game_run_file *file, sw_error *error)
{
    sw_status status = file->ours ? os_file_remove(file->path, error) : SW_OK;
    let_go(file);
    return status;
}
