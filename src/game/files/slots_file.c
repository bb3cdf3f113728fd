/* The file of the games in the slots: read whole, written whole, and appended to. */
#include "files/slots_file.h"

#include "files/quarantine.h"
#include "format/checksum.h"
#include "game/kept/file_kinds.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>

sw_status game_slots_file_init(game_slots_file *out, const char *folder, sw_error *error)
{
    *out = (game_slots_file){0};
    sw_status status = game_file_path(out->path, sizeof out->path, GAME_FILE_GAMES, folder, error);
    if (status != SW_OK)
        return status;
    if (snprintf(out->newer, sizeof out->newer, "%s.new", out->path) >= (int)sizeof out->newer ||
        snprintf(out->temporary, sizeof out->temporary, "%s.tmp", out->path) >=
            (int)sizeof out->temporary)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    snprintf(out->folder, sizeof out->folder, "%s", folder);
    return SW_OK;
}

static void close_journal(game_slots_file *file)
{
    os_append_close(file->journal);
    file->journal = NULL;
}

void game_slots_file_deinit(game_slots_file *file)
{
    close_journal(file);
}

/* ---- Reading ---- */

static sw_status read_one(char *path, game_slots *out, bool *found, sw_error *error)
{
    sw_error reason = {0};
    char *text;
    size_t size;
    sw_status status = game_read_or_quarantine(&text, &size, path, GAME_SLOTS_FILE_MAX, error);
    *found = false;
    if (!text)
        return status;
    status = game_slots_parse(out, text, size, &reason);
    *found = status == SW_OK;
    free(text);
    if (status == SW_BAD_INPUT)
        return game_quarantine(path, &reason, error);
    return status == SW_OK ? SW_OK : game_fail_unread(path, &reason, error);
}

static bool is_unread(sw_status status)
{
    return status != SW_OK && status != SW_BAD_INPUT;
}

sw_status game_slots_file_read(game_slots_file *file, game_slots *out, bool *unsettled,
                               sw_error *error)
{
    bool found = false;
    *unsettled = false;
    if (file->path[0] == '\0')
        return SW_OK;
    sw_status newer = read_one(file->newer, out, unsettled, error);
    file->unread = is_unread(newer);
    if (*unsettled || file->unread)
        return newer;
    sw_error reason;
    sw_status older = read_one(file->path, out, &found, &reason);
    file->unread = is_unread(older);
    if (older != SW_OK && error)
        *error = reason;
    if (file->newer[0] == '\0')
        file->path[0] = '\0';
    return older != SW_OK ? older : newer;
}

/* ---- Writing ---- */

/* Grows by one with every command that is carried out. */
static uint64_t changes_of(const game_session *session)
{
    long long shown = game_session_hints(session) - session->hints[GAME_HINT_PLAY];
    return session->revision + (uint64_t)shown + (uint64_t)session->autos;
}

/* The journal is open on the new file only if all went well. */
static sw_status write_text(game_slots_file *file, const sw_text *text, sw_error *error)
{
    os_append *journal;
    sw_status status = os_folder_make(file->folder, error);
    if (status == SW_OK)
        status = os_file_remove(file->temporary, error);
    if (status == SW_OK)
        status = os_append_open(&journal, file->temporary, error);
    if (status != SW_OK)
        return status;
    status = os_append_write(journal, text->data, text->length, error);
    if (status == SW_OK)
        status = os_file_rename(file->temporary, file->newer, error);
    if (status == SW_OK) {
        file->journal = journal;
        return SW_OK;
    }
    os_append_close(journal);
    os_file_remove(file->temporary, NULL);
    return status;
}

static sw_status check_unread(game_slots_file *file, sw_error *error)
{
    sw_status status = game_check_unread(file->newer, error);
    if (status == SW_OK)
        status = game_check_unread(file->path, error);
    file->unread = status != SW_OK;
    return status;
}

sw_status game_slots_file_write(game_slots_file *file, const game_slots *slots, sw_error *error)
{
    if (file->unread && check_unread(file, error) != SW_OK)
        return SW_IO;
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_slots_format(slots, &text);
    close_journal(file);
    sw_status status = text.failed ? sw_fail(error, SW_LIMIT, "too long to be kept")
                                   : write_text(file, &text, error);
    file->sum = game_sum(GAME_SUM, text.data, text.length);
    file->lines = 0;
    file->changes = changes_of(&slots->current.session);
    sw_text_deinit(&text);
    return status;
}

static bool append_line(game_slots_file *file, const game_session *session, game_command command)
{
    char bytes[GAME_JOURNAL_LINE + 1];
    sw_text line;
    sw_text_init_in(&line, bytes, sizeof bytes);
    game_slots_line_format(&file->sum, command, session->time_ms, &line);
    return !line.failed && os_append_write(file->journal, line.data, line.length, NULL) == SW_OK;
}

/* The newer name first: the file may be settled in between. */
static bool has_journal(const game_slots_file *file)
{
    return file->journal && (os_append_is_at(file->journal, file->newer) ||
                             os_append_is_at(file->journal, file->path));
}

bool game_slots_file_append(game_slots_file *file, const game_slots *slots, game_command command)
{
    const game_session *session = &slots->current.session;
    uint64_t changes = changes_of(session);
    if (!has_journal(file))
        return false;
    if (changes == file->changes)
        return true;
    if (changes != file->changes + 1 || file->lines == GAME_JOURNAL_LINES)
        return false;
    file->changes++;
    file->lines++;
    return append_line(file, session, command);
}
