/* Reads a level pack line by line. */
#include "puzzle/level.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/utf8.h"
#include "level_block.h"

#include <stdlib.h>
#include <string.h>

/* A pack while it is read: the levels so far, and the block whose lines are being collected. */
typedef struct pack_reader {
    int version;
    puzzle_block block;
    puzzle_pack pack;
    size_t capacity; /* of the pack's levels */
    sw_error *error;
} pack_reader;

static bool add_level(pack_reader *reader, const puzzle_level *level)
{
    puzzle_pack *pack = &reader->pack;
    if (!sw_array_reserve(&pack->levels, &reader->capacity, (size_t)pack->count + 1,
                          sizeof *pack->levels))
        return false;
    pack->levels[pack->count++] = *level;
    return true;
}

static sw_status finish_level(pack_reader *reader)
{
    puzzle_level level;
    sw_status status = puzzle_block_read(&reader->block, &level, reader->error);
    if (status == SW_OK && !add_level(reader, &level))
        status = sw_fail(reader->error, SW_NO_MEMORY, "no memory for the levels");
    return status;
}

static sw_status finish_header(pack_reader *reader)
{
    const puzzle_block *block = &reader->block;
    puzzle_pack *pack = &reader->pack;
    if (!puzzle_block_has(block, KEY_TITLE))
        return sw_fail_at(reader->error, SW_BAD_INPUT, 1, "the pack has no title");
    sw_status status =
        puzzle_block_copy(block, KEY_TITLE, pack->title, sizeof pack->title, reader->error);
    if (status == SW_OK && puzzle_block_has(block, KEY_AUTHOR))
        status =
            puzzle_block_copy(block, KEY_AUTHOR, pack->author, sizeof pack->author, reader->error);
    return status;
}

static sw_status finish_block(pack_reader *reader)
{
    return reader->block.is_level ? finish_level(reader) : finish_header(reader);
}

/* The rest of a line "level ID". */
static sw_status start_level(pack_reader *reader, sw_scan rest)
{
    sw_status status = finish_block(reader);
    if (status != SW_OK)
        return status;
    puzzle_block block = {.is_level = true, .version = reader->version, .line = rest.line};
    if (!sw_scan_token(&rest, block.id, sizeof block.id) || !sw_scan_done(&rest) ||
        !puzzle_name_valid(block.id))
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line,
                          "a level's id is 1 to %d of a to z, 0 to 9 and '-'",
                          PUZZLE_LEVEL_ID_SIZE - 1);
    const puzzle_level *other = puzzle_pack_find(&reader->pack, block.id);
    if (other)
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line,
                          "level '%s' is there already, in line %d", block.id, other->line);
    if (reader->pack.count == PUZZLE_PACK_MAX_LEVELS)
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line, "a pack has at most %d levels",
                          PUZZLE_PACK_MAX_LEVELS);
    reader->block = block;
    return SW_OK;
}

static sw_status take_value(pack_reader *reader, puzzle_key key, sw_scan value)
{
    puzzle_block *block = &reader->block;
    if (!block->is_level && key != KEY_TITLE && key != KEY_AUTHOR)
        return sw_fail_at(reader->error, SW_BAD_INPUT, value.line,
                          "%s belongs to a level: 'level ID' comes first", puzzle_key_name(key));
    if (puzzle_block_has(block, key))
        return sw_fail_at(reader->error, SW_BAD_INPUT, value.line,
                          "%s is there already, in line %d", puzzle_key_name(key),
                          block->values[key].line);
    block->values[key] = value;
    return SW_OK;
}

/* One line that is neither empty nor a comment, without the blanks around it. */
static sw_status read_entry(pack_reader *reader, sw_scan line)
{
    char word[16];
    puzzle_key key = KEY_TITLE;
    if (!sw_scan_token(&line, word, sizeof word))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "no key is as long as this");
    bool is_level = strcmp(word, "level") == 0;
    if (!is_level && !puzzle_key_find(word, &key))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "no key is called '%s'", word);
    sw_scan_blanks(&line);
    if (sw_scan_done(&line))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "%s has no value", word);
    return is_level ? start_level(reader, line) : take_value(reader, key, line);
}

static sw_status check_characters(const sw_scan *line, sw_error *error)
{
    uint32_t code;
    size_t length = (size_t)(line->end - line->at);
    for (size_t at = 0; at < length;) {
        at += sw_utf8_read(line->at + at, length - at, &code);
        if (code == SW_UTF8_MALFORMED)
            return sw_fail_at(error, SW_BAD_INPUT, line->line, "this is not UTF-8");
        if (sw_utf8_is_control(code) && code != '\t')
            return sw_fail_at(error, SW_BAD_INPUT, line->line, "U+%04X is a control character",
                              (unsigned)code);
    }
    return SW_OK;
}

static void trim(sw_scan *line)
{
    sw_scan_blanks(line);
    while (line->end > line->at && (line->end[-1] == ' ' || line->end[-1] == '\t'))
        line->end--;
}

static sw_status read_entries(pack_reader *reader, sw_scan *scan)
{
    sw_scan line;
    while (sw_scan_line(scan, &line)) {
        sw_status status = check_characters(&line, reader->error);
        trim(&line);
        if (status == SW_OK && !sw_scan_done(&line) && *line.at != '#')
            status = read_entry(reader, line);
        if (status != SW_OK)
            return status;
    }
    sw_status status = finish_block(reader);
    if (status == SW_OK && reader->pack.count == 0)
        status = sw_fail_at(reader->error, SW_BAD_INPUT, 1, "the pack has no level");
    return status;
}

static sw_status read_version(sw_scan *scan, int *out, sw_error *error)
{
    sw_scan line;
    int64_t version;
    if (!sw_scan_line(scan, &line) || !sw_scan_word(&line, "slidewise-levels") ||
        !sw_scan_char(&line, ' ') || !sw_scan_integer(&line, 1, INT32_MAX, &version) ||
        !sw_scan_done(&line))
        return sw_fail_at(error, SW_BAD_INPUT, 1,
                          "this is no level pack: its first line is not 'slidewise-levels 1'");
    if (version > PUZZLE_LEVELS_VERSION)
        return sw_fail_at(error, SW_BAD_INPUT, 1,
                          "the pack is of version %lld; only versions 1 to %d are known",
                          (long long)version, PUZZLE_LEVELS_VERSION);
    *out = (int)version;
    return SW_OK;
}

sw_status puzzle_pack_parse(puzzle_pack *out, const char *text, size_t length, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, length);
    pack_reader reader = {.error = error};
    sw_status status = read_version(&scan, &reader.version, error);
    if (status == SW_OK)
        status = read_entries(&reader, &scan);
    if (status == SW_OK)
        *out = reader.pack;
    else
        puzzle_pack_deinit(&reader.pack);
    return status;
}

void puzzle_pack_deinit(puzzle_pack *pack)
{
    free(pack->levels);
    *pack = (puzzle_pack){0};
}

const puzzle_level *puzzle_pack_find(const puzzle_pack *pack, const char *id)
{
    for (int i = 0; i < pack->count; i++)
        if (strcmp(pack->levels[i].id, id) == 0)
            return &pack->levels[i];
    return NULL;
}
