/* Levels and packs that come into the player's folder. */

#include "base/utf8.h"
#include "files/pack_file.h"
#include "game/levels.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A name leaves room for "-" and the number that makes it unique. */
enum { NAME_MAX_LENGTH = PUZZLE_LEVEL_ID_SIZE - 1 - 12, NAMES_MAX = 1000 };

/* Writes what the next character gives a name: itself where it is a letter or digit of ASCII, in lower
 * case, or, with `any_letters`, anything beyond ASCII but control characters; otherwise "-". Returns
 * the number of bytes. */
static size_t take_letter(const char **at, bool any_letters, char out[4])
{
    enum { LAST_CONTROL = 0x9F };
    const char *begin = *at;
    uint32_t code = sw_utf8_next(at);
    size_t size = (size_t)(*at - begin);
    if (any_letters && code > LAST_CONTROL && code != SW_UTF8_MALFORMED) {
        memcpy(out, begin, size);
        return size;
    }
    if (code >= 'A' && code <= 'Z')
        code += 'a' - 'A';
    bool plain = (code >= 'a' && code <= 'z') || (code >= '0' && code <= '9');
    out[0] = plain ? (char)code : '-';
    return 1;
}

/* "The corner, again" becomes "the-corner-again". Where nothing is left, the name is `otherwise`. */
static void make_name(char out[PUZZLE_LEVEL_ID_SIZE], const char *text, bool any_letters,
                      const char *otherwise)
{
    size_t length = 0;
    for (const char *at = text; *at != '\0';) {
        char letter[4];
        size_t size = take_letter(&at, any_letters, letter);
        if (letter[0] == '-' && (length == 0 || out[length - 1] == '-'))
            continue;
        if (length + size > NAME_MAX_LENGTH)
            break;
        memcpy(out + length, letter, size);
        length += size;
    }
    while (length > 0 && out[length - 1] == '-')
        length--;
    out[length] = '\0';
    if (length == 0)
        snprintf(out, PUZZLE_LEVEL_ID_SIZE, "%s", otherwise);
}

/* The name itself, then "name-2" and so on. */
static void number_name(char out[PUZZLE_LEVEL_ID_SIZE], const char *name, int number)
{
    if (number == 1)
        snprintf(out, PUZZLE_LEVEL_ID_SIZE, "%.*s", NAME_MAX_LENGTH, name);
    else
        snprintf(out, PUZZLE_LEVEL_ID_SIZE, "%.*s-%d", NAME_MAX_LENGTH, name, number);
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Reports what was wrong with a file: its name, the line, the reason. */
static sw_status fail_file(sw_error *error, const char *path, const sw_error *reason)
{
    return sw_fail_in_file(error, file_name(path), reason);
}

static sw_status copy_path(char *out, size_t size, const char *path, sw_error *error)
{
    if (out && (size_t)snprintf(out, size, "%s", path) >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    return SW_OK;
}

static sw_status pack_path(char out[OS_PATH_SIZE], const char *folder, const char *name,
                           sw_error *error)
{
    char file[PUZZLE_LEVEL_ID_SIZE + sizeof GAME_PACK_ENDING];
    snprintf(file, sizeof file, "%s" GAME_PACK_ENDING, name);
    return os_path_join(out, OS_PATH_SIZE, folder, file, error);
}

static sw_status write_pack(const char *folder, const char *path, const char *text, size_t length,
                            sw_error *error)
{
    sw_error reason;
    if (os_folder_make(folder, &reason) != SW_OK)
        return fail_file(error, folder, &reason);
    if (os_file_replace(path, text, length, &reason) != SW_OK)
        return fail_file(error, path, &reason);
    return SW_OK;
}

static sw_status fail_full(sw_error *error, const char *name)
{
    return sw_fail(error, SW_LIMIT, "%d packs are called '%s' already", NAMES_MAX, name);
}

/* ---- Adding a level ---- */

/* The name of an own pack that has the title already, or NULL. */
static const char *pack_titled(const game_levels *levels, const char *title)
{
    for (int i = 0; i < levels->count; i++) {
        const game_pack *pack = &levels->packs[i];
        if (pack->own && pack->pack.count > 0 && strcmp(pack->pack.title, title) == 0)
            return pack->name;
    }
    return NULL;
}

sw_status game_levels_pack_name(const game_levels *levels, const char *own_folder,
                                const char *title, char out[PUZZLE_LEVEL_ID_SIZE], sw_error *error)
{
    char name[PUZZLE_LEVEL_ID_SIZE], path[OS_PATH_SIZE];
    const char *present = pack_titled(levels, title);
    if (present) {
        snprintf(out, PUZZLE_LEVEL_ID_SIZE, "%s", present);
        return SW_OK;
    }
    make_name(name, title, true, "my-levels");
    for (int number = 1; number <= NAMES_MAX; number++) {
        number_name(out, name, number);
        sw_status status = pack_path(path, own_folder, out, error);
        if (status != SW_OK)
            return status;
        if (!game_pack_is_bundled(out) && !os_file_exists(path))
            return SW_OK;
    }
    return fail_full(error, name);
}

/* A line break in a title would begin another line of the file. */
static bool is_one_line(const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7F)
            return false;
    return true;
}

/* A file that the player named may be called anything that leads to no other folder. */
static bool is_file_name(const char *name)
{
    return name[0] != '\0' && name[0] != '.' && !strchr(name, '/') && is_one_line(name) &&
           strlen(name) < PUZZLE_LEVEL_ID_SIZE;
}

static sw_status check_names(const char *pack_name, const char *pack_title,
                             const puzzle_level *level, sw_error *error)
{
    if (!is_file_name(pack_name))
        return sw_fail(error, SW_BAD_INPUT, "no pack can be called '%.60s'", pack_name);
    if (game_pack_is_bundled(pack_name))
        return sw_fail(error, SW_BAD_INPUT, "the pack '%s' comes with the game", pack_name);
    if (!is_one_line(pack_title) || !is_one_line(level->title) || !is_one_line(level->author))
        return sw_fail(error, SW_BAD_INPUT, "a title or a name is one line of text");
    return SW_OK;
}

/* The pack as it stands in the file, or a new one that has no level yet. */
static sw_status read_own_pack(puzzle_pack *pack, sw_text *text, const char *path,
                               const char *title, sw_error *error)
{
    sw_error reason;
    char *read;
    *pack = (puzzle_pack){0};
    if (!os_file_exists(path)) {
        sw_text_addf(text, "slidewise-levels %d\ntitle %s\n", PUZZLE_LEVELS_VERSION, title);
        return SW_OK;
    }
    if (game_pack_read(pack, &read, path, &reason) != SW_OK)
        return fail_file(error, path, &reason);
    sw_text_add(text, read);
    if (text->length > 0 && text->data[text->length - 1] != '\n')
        sw_text_add_char(text, '\n');
    free(read);
    return SW_OK;
}

static void make_id(puzzle_level *level, const puzzle_pack *pack)
{
    char name[PUZZLE_LEVEL_ID_SIZE];
    int number = 1;
    make_name(name, level->title, false, "level");
    do
        number_name(level->id, name, number++);
    while (puzzle_pack_find(pack, level->id));
}

/* Only what can be read again touches the file. */
static sw_status append_level(sw_text *out, const char *path, const char *pack_title,
                              puzzle_level *level, sw_error *error)
{
    puzzle_pack pack;
    sw_text text;
    sw_error reason;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    sw_status status = read_own_pack(&pack, &text, path, pack_title, error);
    if (status == SW_OK) {
        make_id(level, &pack);
        puzzle_pack_deinit(&pack);
        sw_text_add_char(&text, '\n');
        puzzle_level_format(level, &text);
        if (game_pack_settle(out, &text, &reason) != SW_OK)
            status = fail_file(error, path, &reason);
    }
    sw_text_deinit(&text);
    return status;
}

sw_status game_levels_add(const char *own_folder, const char *pack_name, const char *pack_title,
                          puzzle_level *level, char *path, size_t path_size, sw_error *error)
{
    char file[OS_PATH_SIZE];
    sw_status status = check_names(pack_name, pack_title, level, error);
    if (status == SW_OK)
        status = pack_path(file, own_folder, pack_name, error);
    if (status == SW_OK && os_file_exists(file))
        status = os_path_absolute(file, sizeof file, file, error); /* a link stays one */
    if (status == SW_OK)
        status = copy_path(path, path_size, file, error);
    if (status != SW_OK)
        return status;
    sw_text text;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    status = append_level(&text, file, pack_title, level, error);
    if (status == SW_OK)
        status = write_pack(own_folder, file, text.data, text.length, error);
    sw_text_deinit(&text);
    return status;
}

/* ---- Importing a pack ---- */

static bool holds(const char *path, const char *text, size_t length)
{
    char *other;
    size_t size;
    if (os_file_read(&other, &size, path, PUZZLE_PACK_TEXT_MAX, NULL) != SW_OK)
        return false;
    bool same = size == length && memcmp(other, text, length) == 0;
    free(other);
    return same;
}

/* Writes the text under the first number that is free, unless it is there already. */
static sw_status keep_text(const char *folder, const char *name, const char *text, size_t length,
                           char *kept, size_t kept_size, sw_error *error)
{
    for (int number = 1; number <= NAMES_MAX; number++) {
        char numbered[PUZZLE_LEVEL_ID_SIZE], path[OS_PATH_SIZE];
        number_name(numbered, name, number);
        if (game_pack_is_bundled(numbered))
            continue;
        sw_status status = pack_path(path, folder, numbered, error);
        if (status == SW_OK)
            status = copy_path(kept, kept_size, path, error);
        if (status != SW_OK || holds(path, text, length))
            return status;
        if (!os_file_exists(path))
            return write_pack(folder, path, text, length, error);
    }
    return fail_full(error, name);
}

/* "/downloads/More levels.txt" becomes "more-levels", and so does "More levels.slidewise". */
static void name_of_file(char out[PUZZLE_LEVEL_ID_SIZE], const char *path)
{
    char stem[OS_PATH_SIZE];
    snprintf(stem, sizeof stem, "%s", file_name(path));
    char *ending = strrchr(stem, '.');
    if (ending && ending > stem)
        *ending = '\0';
    make_name(out, stem, true, "pack");
}

sw_status game_levels_import(const char *own_folder, const char *path, const char *text,
                             size_t length, char *kept, size_t kept_size, sw_error *error)
{
    puzzle_pack pack;
    char name[PUZZLE_LEVEL_ID_SIZE];
    sw_error reason;
    if (puzzle_pack_parse(&pack, text, length, &reason) != SW_OK)
        return fail_file(error, path, &reason);
    puzzle_pack_deinit(&pack);
    name_of_file(name, path);
    return keep_text(own_folder, name, text, length, kept, kept_size, error);
}

sw_status game_levels_import_text(const char *own_folder, const char *text, char *kept,
                                  size_t kept_size, sw_error *error)
{
    puzzle_pack pack;
    char name[PUZZLE_LEVEL_ID_SIZE];
    size_t length = strlen(text);
    if (length > PUZZLE_PACK_TEXT_MAX)
        return sw_fail(error, SW_LIMIT, "a pack has at most %d bytes", PUZZLE_PACK_TEXT_MAX);
    sw_status status = puzzle_pack_parse(&pack, text, length, error);
    if (status != SW_OK)
        return status;
    make_name(name, pack.title, true, "pack");
    puzzle_pack_deinit(&pack);
    return keep_text(own_folder, name, text, length, kept, kept_size, error);
}
