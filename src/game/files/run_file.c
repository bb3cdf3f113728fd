/* The file of the run in play. */
#include "files/run_file.h"

#include "base/day.h"
#include "files/quarantine.h"
#include "format/journal.h"
#include "format/save_words.h"
#include "os/file.h"
#include "run/run_text.h"

#include <stdio.h>
#include <stdlib.h>

sw_status game_run_file_init(game_run_file *out, const char *folder, sw_error *error)
{
    *out = (game_run_file){0};
    return os_path_join(out->folder, sizeof out->folder, folder, "runs", error);
}

void game_run_file_close(game_run_file *file)
{
    os_append_close(file->journal);
    file->journal = NULL;
    file->path[0] = '\0';
}

static sw_status find_path(const game_run_file *file, const game_challenge *challenge,
                           char out[OS_PATH_SIZE], sw_error *error)
{
    char name[GAME_CHALLENGE_TEXT], day[SW_DAY_SIZE];
    const char *mode = game_rules_of(challenge->mode)->name;
    if (file->folder[0] == '\0')
        return sw_fail(error, SW_NOT_FOUND, "there is no folder to keep it in");
    if (challenge->mode == GAME_MODE_DAILY) {
        sw_day_format(challenge->day, day);
        snprintf(name, sizeof name, "%s-%s.save", mode, day);
    } else {
        snprintf(name, sizeof name, "%s.save", mode);
    }
    return os_path_join(out, OS_PATH_SIZE, file->folder, name, error);
}

bool game_run_file_exists(const game_run_file *file, const game_challenge *challenge)
{
    char path[OS_PATH_SIZE];
    return find_path(file, challenge, path, NULL) == SW_OK && os_file_exists(path);
}

bool game_run_file_peek(const game_run_file *file, game_challenge *challenge)
{
    char path[OS_PATH_SIZE], *text;
    size_t size;
    if (find_path(file, challenge, path, NULL) != SW_OK ||
        os_file_read(&text, &size, path, GAME_RUN_TEXT_LIMIT, NULL) != SW_OK)
        return false;
    sw_status status = game_run_head_parse(challenge, text, size);
    free(text);
    return status == SW_OK;
}

/* Under another name first, so that the file is whole at any moment. */
static sw_status begin_with(game_run_file *file, const char *text, size_t length, sw_error *error)
{
    char temporary[OS_PATH_SIZE];
    os_append *journal;
    sw_status status = os_path_join(temporary, sizeof temporary, file->folder, "new.tmp", error);
    if (status == SW_OK)
        status = os_folder_make(file->folder, error);
    if (status == SW_OK)
        status = os_file_remove(temporary, error);
    if (status == SW_OK)
        status = os_append_open(&journal, temporary, error);
    if (status != SW_OK)
        return status;
    status = os_append_write(journal, text, length, error);
    if (status == SW_OK)
        status = os_file_rename(temporary, file->path, error);
    if (status == SW_OK) {
        file->journal = journal;
        file->sum = game_save_sum(GAME_SAVE_SUM, text, length);
        return SW_OK;
    }
    os_append_close(journal);
    os_file_remove(temporary, NULL);
    return status;
}

sw_status game_run_file_begin(game_run_file *file, const game_run *run, sw_error *error)
{
    sw_text head;
    game_run_file_close(file);
    sw_status status = find_path(file, &run->challenge, file->path, error);
    if (status != SW_OK)
        return status;
    sw_text_init(&head, GAME_RUN_TEXT_LIMIT);
    game_run_head_format(run, &head);
    status = head.failed ? sw_fail(error, SW_NO_MEMORY, "not enough memory")
                         : begin_with(file, head.data, head.length, error);
    sw_text_deinit(&head);
    return status;
}

sw_status game_run_file_read(game_run_file *file, const game_challenge *challenge, game_run *out,
                             sw_error *error)
{
    char *text;
    size_t size, good;
    sw_error reason;
    game_run_file_close(file);
    sw_status status = find_path(file, challenge, file->path, error);
    if (status == SW_OK)
        status = game_read_or_quarantine(&text, &size, file->path, GAME_RUN_TEXT_LIMIT, error);
    if (status != SW_OK)
        return status;
    if (!text)
        return sw_fail(error, SW_NOT_FOUND, "no run was left");
    status = game_run_parse(out, text, size, &good, &reason);
    if (status == SW_BAD_INPUT)
        status = game_quarantine(file->path, &reason, error);
    else if (status == SW_OK)
        status = begin_with(file, text, good, error);
    else if (error)
        *error = reason;
    free(text);
    return status;
}

sw_status game_run_file_append(game_run_file *file, const game_run *run, game_run_command command,
                               sw_error *error)
{
    sw_text line;
    if (!file->journal || !os_append_is_at(file->journal, file->path))
        return sw_fail(error, SW_NOT_FOUND, "the file of the run is not there");
    sw_text_init(&line, GAME_JOURNAL_LINE);
    game_run_line_format(&file->sum, run, command, &line);
    sw_status status = line.failed ? sw_fail(error, SW_NO_MEMORY, "not enough memory")
                                   : os_append_write(file->journal, line.data, line.length, error);
    sw_text_deinit(&line);
    if (status != SW_OK) { /* what is torn stays the last line */
        os_append_close(file->journal);
        file->journal = NULL;
    }
    return status;
}

sw_status game_run_file_remove(game_run_file *file, sw_error *error)
{
    sw_status status = file->path[0] != '\0' ? os_file_remove(file->path, error) : SW_OK;
    game_run_file_close(file);
    return status;
}
