/* Replays as text: to and from files, and from what was pasted; and those that go. */
#include "client/replays.h"

#include "client/export.h"
#include "game/save.h"
#include "os/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Out ---- */

/* "slidewise-4x4-2026-11-20-1845.replay" */
void client_replay_export(client *client, const game_record *record)
{
    char day[OS_CLOCK_DAY_SIZE], stem[80];
    puzzle_size board = record->round.session.start.size;
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    os_clock_day(record->date, day);
    snprintf(stem, sizeof stem, "slidewise-%dx%d-%.10s-%.2s%.2s", board.columns, board.rows, day,
             day + 11, day + 14);
    client_export(client, &text, stem, ".replay");
    sw_text_deinit(&text);
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

static const game_replay_entry *find_id(const game_replays *replays, uint64_t id)
{
    for (size_t i = 0; i < replays->count; i++)
        if (replays->entries[i].id == id)
            return &replays->entries[i];
    return NULL;
}

/* True where this very game is among the replays. */
static bool is_there(const client *client, const game_replay_entry *entry,
                     const game_record *record)
{
    game_record other;
    if (game_replays_read(&other, game_store_replays(client->store), entry->name, NULL) != SW_OK)
        return false;
    bool same = same_text(record, &other);
    game_record_deinit(&other);
    return same;
}

/* Of an id one replay is kept: another one that comes under the same gets its own. */
static uint64_t keep(client *client, const game_replays *replays, game_record *record)
{
    const game_replay_entry *entry = find_id(replays, record->round.id);
    if (entry && is_there(client, entry, record)) {
        client_say(client, CLIENT_SAYS_REPLAY_THERE);
        return entry->id;
    }
    if (game_store_is_second(client->store)) {
        client_say(client, CLIENT_SAYS_SECOND);
        return 0;
    }
    if (client->settings.replays == 0) {
        client_say(client, CLIENT_SAYS_REPLAYS_OFF);
        return 0;
    }
    if (entry || record->round.id == 0)
        record->round.id = os_clock_seed();
    if (!game_store_keep_record(client->store, record, client->settings.replays)) {
        client_say(client, CLIENT_SAYS_REPLAY_NOT_KEPT);
        return 0;
    }
    client_say(client, CLIENT_SAYS_REPLAY_IMPORTED);
    return record->round.id;
}

static uint64_t import_text(client *client, const game_replays *replays, const char *text,
                            size_t length)
{
    sw_error error;
    game_record record;
    if (game_record_parse(&record, text, length, &error) != SW_OK) {
        client_say_facts(client, CLIENT_SAYS_REPLAY_BAD, NULL, &error);
        return 0;
    }
    uint64_t id = keep(client, replays, &record);
    game_record_deinit(&record);
    return id;
}

uint64_t client_replay_import_file(client *client, const game_replays *replays,
                                   const client_given_file *file)
{
    sw_error error = file->error;
    game_record record;
    const char *slash = strrchr(file->path, '/');
    if (file->kind == CLIENT_GIVEN_REPLAY && file->status == SW_OK) {
        record = file->record; /* which stays the file's: only its id may become another */
        return keep(client, replays, &record);
    }
    if (file->kind != CLIENT_GIVEN_REPLAY && file->status == SW_OK)
        game_record_parse(&record, "", 0, &error); /* it is none, and this says so */
    client_say_facts(client, CLIENT_SAYS_REPLAY_BAD, slash ? slash + 1 : file->path, &error);
    return 0;
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

static uint64_t import_pasted_text(client *client, const game_replays *replays, const char *text)
{
    sw_text tidy;
    uint64_t id = 0;
    if (tidy_pasted(text, &tidy))
        id = import_text(client, replays, tidy.data, tidy.length);
    else
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    sw_text_deinit(&tidy);
    return id;
}

uint64_t client_replay_import_pasted(client *client, const game_replays *replays, const char *text)
{
    if (!text || text[strspn(text, " \t\r\n")] == '\0') {
        client_say(client, CLIENT_SAYS_REPLAY_NONE);
        return 0;
    }
    return import_pasted_text(client, replays, text);
}

/* ---- Away ---- */

sw_status client_replay_trim(client *client, size_t limit, size_t *removed, sw_error *error)
{
    const game_replays *replays;
    *removed = 0;
    game_store_flush(client->store);
    sw_status status = game_store_list_replays(client->store, &replays, error);
    for (size_t i = limit; status == SW_OK && i < replays->count; i++) {
        status =
            game_replays_remove(game_store_replays(client->store), replays->entries[i].name, error);
        *removed += status == SW_OK;
    }
    return status;
}
