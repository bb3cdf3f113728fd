/* What a file is that the game is given to open. */
#include "client/given.h"

#include "game/record.h"
#include "game/save.h"
#include "os/file.h"
#include "puzzle/level.h"

#include <stdlib.h>
#include <string.h>

static bool ends_with(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);
    return length > tail && strcmp(path + length - tail, ending) == 0;
}

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

static client_given kind_of(const char *path, const char *text)
{
    if (ends_with(path, ".replay") || begins_with(text, "slidewise-replay "))
        return CLIENT_GIVEN_REPLAY;
    bool is_pack = ends_with(path, ".slidewise") || ends_with(path, ".txt") ||
                   begins_with(text, "slidewise-levels ");
    return is_pack ? CLIENT_GIVEN_PACK : CLIENT_GIVEN_PICTURE;
}

static sw_status try_replay(const char *text, size_t size, sw_error *error)
{
    game_record record;
    sw_status status = game_record_parse(&record, text, size, error);
    if (status == SW_OK)
        game_record_deinit(&record);
    return status;
}

static sw_status try_pack(const char *text, size_t size, sw_error *error)
{
    puzzle_pack pack;
    sw_status status = puzzle_pack_parse(&pack, text, size, error);
    if (status == SW_OK)
        puzzle_pack_deinit(&pack);
    return status;
}

static sw_status try_text(client_given kind, const char *text, size_t size, sw_error *error)
{
    switch (kind) {
    case CLIENT_GIVEN_REPLAY:
        return try_replay(text, size, error);
    case CLIENT_GIVEN_PACK:
        return try_pack(text, size, error);
    default:
        return SW_OK;
    }
}

sw_status client_given_read(client_given *out, const char *path, sw_error *error)
{
    sw_error reason;
    char *text = NULL;
    size_t size;
    sw_status status = os_file_read(&text, &size, path, GAME_SAVE_LIMIT, &reason);
    *out = kind_of(path, text ? text : "");
    if (status == SW_BAD_INPUT && *out == CLIENT_GIVEN_PICTURE)
        return SW_OK; /* a large one */
    if (status == SW_NOT_FOUND)
        return sw_fail(error, SW_NOT_FOUND,
                       "'%.40s' is neither a verb nor an option nor a file (--help names them)",
                       path);
    if (status == SW_OK)
        status = try_text(*out, text, size, &reason);
    free(text);
    return status == SW_OK ? SW_OK : sw_fail_in_file(error, path, &reason);
}
