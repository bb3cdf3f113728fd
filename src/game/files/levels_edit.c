/* Levels of the player's own packs are changed and deleted, and the rest of their file stays as it is. */
#include "files/pack_file.h"
#include "game/levels.h"
#include "os/file.h"

#include <stdlib.h>
#include <string.h>

/* A pack as it stands in its file now. */
typedef struct pack_text {
    char path[OS_PATH_SIZE]; /* where a link leads: it stays one */
    puzzle_pack pack;
    char *text;
} pack_text;

static void close_pack(pack_text *file)
{
    puzzle_pack_deinit(&file->pack);
    free(file->text);
}

static sw_status open_pack(pack_text *out, const char *path, sw_error *error)
{
    *out = (pack_text){0};
    sw_status status = os_path_absolute(out->path, sizeof out->path, path, error);
    return status == SW_OK ? game_pack_read(&out->pack, &out->text, out->path, error) : status;
}

static const char *line_after(const char *at)
{
    size_t length = strcspn(at, "\n");
    return at + length + (at[length] == '\n');
}

static const char *line_at(const char *text, int number)
{
    for (int line = 1; line < number && *text != '\0'; line++)
        text = line_after(text);
    return text;
}

static bool is_entry(const char *line)
{
    line += strspn(line, " \t\r");
    return *line != '\0' && *line != '\n' && *line != '#';
}

/* From the level's first line to behind its last one. What comes after that, blank lines and comments,
 * belongs to the next level. */
typedef struct block {
    const char *begin, *end;
} block;

static block block_of(const pack_text *file, const puzzle_level *level)
{
    int at = (int)(level - file->pack.levels);
    const char *begin = line_at(file->text, level->line);
    const char *next = at + 1 < file->pack.count ? line_at(begin, level[1].line - level->line + 1)
                                                 : begin + strlen(begin);
    block found = {begin, begin};
    for (const char *line = begin; line < next; line = line_after(line))
        if (is_entry(line))
            found.end = line_after(line);
    return found;
}

/* Comments among the level's lines are the player's words, and go on behind the new ones. */
static void add_comments(sw_text *out, block old)
{
    for (const char *line = old.begin; line < old.end; line = line_after(line))
        if (!is_entry(line) && line[strspn(line, " \t\r")] == '#')
            sw_text_add_bytes(out, line, (size_t)(line_after(line) - line));
}

/* The file's text with `level` in the old one's place, or without that (NULL). */
static void write_text(sw_text *out, const pack_text *file, block old, const puzzle_level *level)
{
    const char *rest = old.end;
    sw_text_add_bytes(out, file->text, (size_t)(old.begin - file->text));
    if (level) {
        puzzle_level_format(level, out);
        add_comments(out, old);
    } else if (*rest == '\n') {
        rest++; /* the blank line that parted it from the next one */
    }
    sw_text_add(out, rest);
}

/* Only what can be read again touches the file. */
static sw_status replace_file(const pack_text *file, const sw_text *text, sw_error *error)
{
    sw_text settled;
    sw_text_init(&settled, PUZZLE_PACK_TEXT_MAX);
    sw_status status = game_pack_settle(&settled, text, error);
    if (status == SW_OK)
        status = os_file_replace(file->path, settled.data, settled.length, error);
    sw_text_deinit(&settled);
    return status;
}

static sw_status edit(const pack_text *file, const char *id, const puzzle_level *level,
                      sw_error *error)
{
    const puzzle_level *old = puzzle_pack_find(&file->pack, id);
    if (!old)
        return sw_fail(error, SW_NOT_FOUND, "the pack has no level '%s' any more", id);
    if (!level && file->pack.count == 1)
        return os_file_remove(file->path, error);
    sw_text text;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    write_text(&text, file, block_of(file, old), level);
    sw_status status = replace_file(file, &text, error);
    sw_text_deinit(&text);
    return status;
}

static sw_status edit_pack(const game_pack *pack, const char *id, const puzzle_level *level,
                           sw_error *error)
{
    pack_text file;
    sw_error reason;
    const char *slash = strrchr(pack->path, '/');
    if (!pack->own)
        return sw_fail(error, SW_BAD_INPUT, "the pack '%s' comes with the game", pack->name);
    sw_status status = open_pack(&file, pack->path, &reason);
    if (status == SW_OK)
        status = edit(&file, id, level, &reason);
    close_pack(&file);
    return status == SW_OK ? SW_OK
                           : sw_fail_in_file(error, slash ? slash + 1 : pack->path, &reason);
}

sw_status game_levels_replace(const game_pack *pack, const puzzle_level *level, sw_error *error)
{
    return edit_pack(pack, level->id, level, error);
}

sw_status game_levels_remove(const game_pack *pack, const char *id, sw_error *error)
{
    return edit_pack(pack, id, NULL, error);
}
