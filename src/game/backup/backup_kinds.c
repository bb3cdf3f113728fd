/* The kinds of files in a backup: their names, and the strict reader of each. */
#include "backup/backup_kinds.h"

#include "base/date.h"
#include "base/edited.h"
#include "base/reader.h"
#include "files/run_file.h"
#include "format/slots_text.h"
#include "game/record.h"
#include "game/save.h"
#include "game/settings.h"
#include "puzzle/level.h"
#include "run/run_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Names ---- */

static const char title[] = "slidewise-backup 1";

void game_backup_head_format(int64_t date, char out[GAME_BACKUP_HEAD_MAX])
{
    char text[SW_DATE_SIZE];
    sw_date_format(date, text);
    snprintf(out, GAME_BACKUP_HEAD_MAX, "%s\ndate %s\n", title, text);
}

sw_status game_backup_head_parse(int64_t *date, const char *text, size_t size, sw_error *error)
{
    sw_reader in = sw_reader_start(text, size, error);
    if (!sw_reader_has_title(title, text, size) || !sw_scan_line(&in.text, &in.line))
        return sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", title);
    if (!sw_reader_take(&in, "date") || !sw_scan_date(&in.line, date) || !sw_scan_done(&in.line) ||
        !sw_scan_done(&in.text))
        return sw_fail_at(error, SW_BAD_INPUT, 2, "expected the date, as 2026-11-20T18:45:02Z");
    return SW_OK;
}

void game_backup_entry_name(game_file file, const char *name, char out[GAME_BACKUP_NAME_MAX + 1])
{
    const char *kind = game_file_kinds[file].name;
    snprintf(out, GAME_BACKUP_NAME_MAX + 1, "%s%s%s", kind, name ? "/" : "", name ? name : "");
}

bool game_backup_entry_of(const char *entry, game_file *file, const char **name)
{
    for (int i = 0; i < GAME_FILES; i++) {
        const char *kind = game_file_kinds[i].name;
        size_t length = strlen(kind);
        *file = (game_file)i;
        *name = entry;
        if (!game_file_is_folder(*file) && strcmp(entry, kind) == 0)
            return true;
        *name = entry + length + 1;
        if (game_file_is_folder(*file) && strncmp(entry, kind, length) == 0 &&
            entry[length] == '/' && game_file_may_be_called(*file, *name))
            return true;
    }
    return false;
}

size_t game_backup_entries_max(void)
{
    size_t most = 1; /* the head */
    for (int i = 0; i < GAME_FILES; i++)
        most += game_file_kinds[i].count_max;
    return most;
}

/* ---- What goes into a backup ---- */

static sw_status fail_memory(sw_error *error)
{
    return sw_fail(error, SW_NO_MEMORY, "not enough memory");
}

/* Takes the text in the place of the data. */
static sw_status replace(char **data, size_t *size, sw_text *text, sw_error *error)
{
    if (text->failed) {
        sw_text_deinit(text);
        return fail_memory(error);
    }
    free(*data);
    *data = text->data;
    *size = text->length;
    return SW_OK;
}

/* Lines that are not understood become comments, as where the game itself writes them. */
static sw_status settle_settings(char **data, size_t *size, sw_error *error)
{
    game_settings settings;
    sw_text text;
    if (!sw_edited_is_text(*data, *size))
        return sw_fail(error, SW_BAD_INPUT, "this is no text");
    game_settings_parse(&settings, *data, *size, NULL);
    sw_text_init(&text, game_file_kinds[GAME_FILE_SETTINGS].size_max);
    game_settings_format(&settings, *data, &text);
    return replace(data, size, &text, error);
}

/* The games as they stand now, without their journal. */
static sw_status settle_games(char **data, size_t *size, sw_error *error)
{
    game_slots slots;
    sw_text text;
    sw_status status = game_slots_parse(&slots, *data, *size, error);
    if (status != SW_OK)
        return status;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_slots_format(&slots, &text);
    bool none = !slots.has_current && !slots.has_parked;
    game_slots_deinit(&slots);
    status = replace(data, size, &text, error);
    if (none)
        *size = 0;
    return status;
}

/* Without a last line that was torn. */
static sw_status settle_run(char **data, size_t *size, sw_error *error)
{
    game_run run;
    size_t good;
    sw_status status = game_run_parse(&run, *data, *size, &good, error);
    if (status != SW_OK)
        return status;
    game_run_deinit(&run);
    *size = good;
    return SW_OK;
}

/* The lines that are good. Which game was in the slots when results were wiped is true here alone. */
static sw_status settle_results(char **data, size_t *size, sw_error *error)
{
    game_results results;
    sw_error reason = {0};
    sw_text text;
    sw_status status = game_results_parse(&results, *data, *size, &reason);
    bool some = results.count > 0 || results.run_count > 0;
    if (status == SW_NO_MEMORY || (status != SW_OK && !some)) {
        game_results_deinit(&results);
        return sw_fail_again(error, &reason);
    }
    results.wiped = 0;
    sw_text_init(&text, game_file_kinds[GAME_FILE_RESULTS].size_max);
    game_results_format(&results, &text);
    game_results_deinit(&results);
    status = replace(data, size, &text, error);
    if (!some)
        *size = 0;
    return status;
}

sw_status game_backup_settle(game_file file, char **data, size_t *size, sw_error *error)
{
    switch (file) {
    case GAME_FILE_SETTINGS:
        return settle_settings(data, size, error);
    case GAME_FILE_GAMES:
        return settle_games(data, size, error);
    case GAME_FILE_RUNS:
        return settle_run(data, size, error);
    case GAME_FILE_RESULTS:
        return settle_results(data, size, error);
    default:
        return SW_OK;
    }
}

/* ---- What is read from one ---- */

static sw_status check_settings(const char *data, size_t size, sw_error *error)
{
    game_settings settings;
    if (!sw_edited_is_text(data, size))
        return sw_fail(error, SW_BAD_INPUT, "this is no text");
    return game_settings_parse(&settings, data, size, error);
}

static sw_status check_games(const char *data, size_t size, sw_error *error)
{
    game_slots slots;
    sw_status status = game_slots_parse(&slots, data, size, error);
    if (status == SW_OK)
        game_slots_deinit(&slots);
    return status;
}

/* The file of a run is found by the name that its mode (and day) has. */
static sw_status check_run(const char *name, const char *data, size_t size, sw_error *error)
{
    game_run run;
    size_t good;
    char own[GAME_RUN_FILE_NAME];
    sw_status status = game_run_parse(&run, data, size, &good, error);
    if (status != SW_OK)
        return status;
    game_run_file_name(&run.challenge, own);
    game_run_deinit(&run);
    if (strcmp(own, name) != 0)
        return sw_fail(error, SW_BAD_INPUT, "the run in it belongs into %s", own);
    return SW_OK;
}

static sw_status check_results(const char *data, size_t size, sw_error *error)
{
    game_results results;
    sw_status status = game_results_parse(&results, data, size, error);
    game_results_deinit(&results);
    return status;
}

static sw_status check_replay(const char *data, size_t size, sw_error *error)
{
    game_record record;
    sw_status status = game_record_parse(&record, data, size, error);
    if (status == SW_OK)
        game_record_deinit(&record);
    return status;
}

static sw_status check_pack(const char *data, size_t size, sw_error *error)
{
    puzzle_pack pack;
    sw_status status = puzzle_pack_parse(&pack, data, size, error);
    if (status == SW_OK)
        puzzle_pack_deinit(&pack);
    return status == SW_UNSOLVABLE ? SW_BAD_INPUT : status;
}

sw_status game_backup_check(game_file file, const char *name, const char *data, size_t size,
                            const game_backup_home *home, sw_error *error)
{
    switch (file) {
    case GAME_FILE_SETTINGS:
        return check_settings(data, size, error);
    case GAME_FILE_CONTROLS:
        return home->controls(data, size, error);
    case GAME_FILE_GAMES:
        return check_games(data, size, error);
    case GAME_FILE_RUNS:
        return check_run(name, data, size, error);
    case GAME_FILE_RESULTS:
        return check_results(data, size, error);
    case GAME_FILE_REPLAYS:
        return check_replay(data, size, error);
    case GAME_FILE_PACKS:
        return check_pack(data, size, error);
    case GAME_FILE_PICTURES:
        return home->picture(data, size, error);
    }
    return sw_fail(error, SW_BAD_INPUT, "unknown");
}
