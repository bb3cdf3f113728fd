/* What a file is that the game is given to open. */
#include "client/given.h"

#include "game/save.h"
#include "os/file.h"
#include "os/reader.h"
#include "puzzle/level.h"

#include <stdio.h>
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
    if (ends_with(path, ".zip") || begins_with(text, "PK\3\4"))
        return CLIENT_GIVEN_BACKUP;
    bool is_pack = ends_with(path, ".slidewise") || ends_with(path, ".txt") ||
                   begins_with(text, "slidewise-levels ");
    return is_pack ? CLIENT_GIVEN_PACK : CLIENT_GIVEN_PICTURE;
}

enum { HEAD = 32 };

/* The first bytes, as a text; "" where they cannot be read. */
static sw_status read_head(char head[HEAD + 1], const char *path, sw_error *error)
{
    os_reader file;
    size_t got = 0;
    sw_status status = os_reader_open(&file, path, error);
    if (status == SW_OK) {
        status = os_reader_read(&file, head, HEAD, &got, error);
        os_reader_close(&file);
    }
    head[status == SW_OK ? got : 0] = '\0';
    return status;
}

void client_given_open(client_given_file *out, const char *path)
{
    char head[HEAD + 1];
    *out = (client_given_file){.text = NULL};
    snprintf(out->path, sizeof out->path, "%s", path);
    out->status = read_head(head, path, &out->error);
    out->kind = kind_of(path, head);
    if (out->kind == CLIENT_GIVEN_PICTURE || out->kind == CLIENT_GIVEN_BACKUP ||
        out->status != SW_OK)
        return;
    bool pack = out->kind == CLIENT_GIVEN_PACK;
    size_t limit = pack ? PUZZLE_PACK_TEXT_MAX : GAME_SAVE_LIMIT;
    out->status = os_file_read(&out->text, &out->size, path, limit, &out->error);
    if (out->status != SW_OK || pack)
        return;
    out->status = game_record_parse(&out->record, out->text, out->size, &out->error);
    free(out->text);
    out->text = NULL;
}

void client_given_deinit(client_given_file *file)
{
    if (file->kind == CLIENT_GIVEN_REPLAY && file->status == SW_OK)
        game_record_deinit(&file->record);
    free(file->text);
    *file = (client_given_file){.status = SW_NOT_FOUND};
}

/* A pack is read here for its faults alone: whoever opens it parses it. */
static sw_status try_pack(const client_given_file *file, sw_error *error)
{
    puzzle_pack pack;
    sw_status status = puzzle_pack_parse(&pack, file->text, file->size, error);
    if (status == SW_OK)
        puzzle_pack_deinit(&pack);
    return status;
}

sw_status client_given_read(client_given *out, const char *path, sw_error *error)
{
    client_given_file file;
    if (!os_file_exists(path))
        return sw_fail(error, SW_NOT_FOUND,
                       "'%.40s' is neither a verb nor an option nor a file (--help names them)",
                       path);
    client_given_open(&file, path);
    *out = file.kind;
    sw_error reason = file.error;
    sw_status status = file.status;
    if (status == SW_OK && file.kind == CLIENT_GIVEN_PACK)
        status = try_pack(&file, &reason);
    client_given_deinit(&file);
    return status == SW_OK ? SW_OK : sw_fail_in_file(error, path, &reason);
}
