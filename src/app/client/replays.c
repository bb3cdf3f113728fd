/* Replays as text: to and from files and the clipboard. */
#include "client/replays.h"

#include "client/paste.h"
#include "game/save.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "holiday.replay:7: ...", or "line 7: ..." of a text that was in no file. */
static void describe(const sw_error *error, const char *name, char *out, unsigned size)
{
    if (name)
        sw_error_describe(error, name, out, size);
    else if (error->line > 0)
        snprintf(out, size, app_text(APP_TEXT_LINE), error->line, error->message);
    else
        snprintf(out, size, "%s", error->message);
}

static void tell_why(app *app, app_text_id text, const char *why)
{
    char words[OS_PATH_SIZE + SW_ERROR_SIZE];
    snprintf(words, sizeof words, app_text(text), why);
    app_notify(app, APP_ICON_WARN, words);
}

/* ---- Out ---- */

void app_replay_copy(app *app, const game_record *record)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    app_copy(app, &text, app_text(APP_TEXT_REPLAY_COPIED));
    sw_text_deinit(&text);
}

/* "slidewise-4x4-2026-11-20-1845.replay" in the documents, or the same with a number. */
static sw_status export_path(const game_record *record, char *out, size_t size, sw_error *error)
{
    char folder[OS_PATH_SIZE], day[OS_CLOCK_DAY_SIZE], stem[80];
    puzzle_size board = record->round.session.start.size;
    sw_status status = os_path_documents(folder, sizeof folder, error);
    if (status != SW_OK)
        return status;
    os_clock_day(record->date, day);
    snprintf(stem, sizeof stem, "slidewise-%dx%d-%.10s-%.2s%.2s", board.columns, board.rows, day,
             day + 11, day + 14);
    return os_file_free_path(out, size, folder, stem, ".replay", error);
}

void app_replay_export(app *app, const game_record *record)
{
    char path[OS_PATH_SIZE], words[OS_PATH_SIZE + 64];
    sw_error error;
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    sw_status status =
        text.failed ? sw_fail(&error, SW_NO_MEMORY, "%s", app_text(APP_TEXT_NO_MEMORY)) : SW_OK;
    if (status == SW_OK)
        status = export_path(record, path, sizeof path, &error);
    if (status == SW_OK)
        status = os_file_replace(path, text.data, text.length, &error);
    sw_text_deinit(&text);
    if (status != SW_OK) {
        tell_why(app, APP_TEXT_REPLAY_NOT_SAVED, error.message);
        return;
    }
    snprintf(words, sizeof words, app_text(APP_TEXT_SAVED_AS), path);
    app_notify(app, APP_ICON_TICK, words);
}

/* ---- In ---- */

static bool same_text(const game_record *a, const game_record *b)
{
    sw_text one, other;
    sw_text_init(&one, GAME_SAVE_LIMIT);
    sw_text_init(&other, GAME_SAVE_LIMIT);
    game_record_format(a, &one);
    game_record_format(b, &other);
    bool same = !one.failed && !other.failed && strcmp(one.data, other.data) == 0;
    sw_text_deinit(&one);
    sw_text_deinit(&other);
    return same;
}

static const game_archive_entry *find_id(const game_archive *archive, uint64_t id)
{
    for (size_t i = 0; i < archive->count; i++)
        if (archive->entries[i].id == id)
            return &archive->entries[i];
    return NULL;
}

/* True where the archive has this very game. */
static bool is_there(const app *app, const game_archive_entry *entry, const game_record *record)
{
    game_record other;
    if (game_archive_read(&other, game_store_replays(app->store), entry->name, NULL) != SW_OK)
        return false;
    bool same = same_text(record, &other);
    game_record_deinit(&other);
    return same;
}

/* The archive keeps one game of an id: another one that comes under the same gets its own. */
static uint64_t keep(app *app, const game_archive *archive, game_record *record)
{
    const game_archive_entry *entry = find_id(archive, record->round.id);
    if (entry && is_there(app, entry, record)) {
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_REPLAY_THERE));
        return entry->id;
    }
    if (game_store_is_second(app->store)) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SECOND_INSTANCE));
        return 0;
    }
    if (app->settings.replays == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_REPLAYS_OFF));
        return 0;
    }
    if (entry || record->round.id == 0)
        record->round.id = os_clock_seed();
    if (!game_store_keep_record(app->store, record, app->settings.replays)) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_REPLAY_NOT_KEPT));
        return 0;
    }
    app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_REPLAY_IMPORTED));
    return record->round.id;
}

/* `name` is of the file, or NULL. */
static uint64_t import_text(app *app, const game_archive *archive, const char *text, size_t length,
                            const char *name)
{
    sw_error error;
    game_record record;
    char why[OS_PATH_SIZE + SW_ERROR_SIZE];
    if (game_record_parse(&record, text, length, &error) != SW_OK) {
        describe(&error, name, why, sizeof why);
        tell_why(app, APP_TEXT_REPLAY_BAD, why);
        return 0;
    }
    uint64_t id = keep(app, archive, &record);
    game_record_deinit(&record);
    return id;
}

uint64_t app_replay_import_file(app *app, const game_archive *archive, const char *path)
{
    sw_error error;
    char *text;
    size_t length;
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    if (os_file_read(&text, &length, path, GAME_SAVE_LIMIT, &error) != SW_OK) {
        char why[OS_PATH_SIZE + SW_ERROR_SIZE];
        describe(&error, name, why, sizeof why);
        tell_why(app, APP_TEXT_REPLAY_BAD, why);
        return 0;
    }
    uint64_t id = import_text(app, archive, text, length, name);
    free(text);
    return id;
}

/* Text that was selected in a window may have other blanks around it and other line ends. */
static bool tidy_pasted(const char *text, sw_text *out)
{
    static const char blanks[] = " \t\r\n";
    const char *at = text + strspn(text, blanks);
    const char *end = text + strlen(text);
    sw_text_init(out, strlen(text) + 1);
    while (end > at && strchr(blanks, end[-1]))
        end--;
    for (; at < end; at++)
        if (*at != '\r')
            sw_text_add_char(out, *at);
    sw_text_add_char(out, '\n');
    return !out->failed;
}

static uint64_t import_pasted_text(app *app, const game_archive *archive, const char *text)
{
    sw_text tidy;
    uint64_t id = 0;
    if (tidy_pasted(text, &tidy))
        id = import_text(app, archive, tidy.data, tidy.length, NULL);
    else
        tell_why(app, APP_TEXT_REPLAY_BAD, app_text(APP_TEXT_NO_MEMORY));
    sw_text_deinit(&tidy);
    return id;
}

uint64_t app_replay_import_pasted(app *app, const game_archive *archive)
{
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    uint64_t id = 0;
    if (!text || text[strspn(text, " \t\r\n")] == '\0')
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_REPLAY_NOTHING));
    else if (app_paste_path(text, path, sizeof path))
        id = app_replay_import_file(app, archive, path);
    else
        id = import_pasted_text(app, archive, text);
    SDL_free(text);
    return id;
}
