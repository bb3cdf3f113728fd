/* The level packs that can be played, read from the two folders that hold them. */
#include "game/levels.h"

#include "base/utf8.h"
#include "files/pack_file.h"
#include "os/atomic_file.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The bundled packs in the order of play; others come behind. */
static const char *const order[] = {"first-steps", "shapes", "words", "goals",
                                    "pictures",    "hard",   "big"};
enum { ORDERED = sizeof order / sizeof order[0] };

static int place_of(const char *name)
{
    int place = 0;
    while (place < ORDERED && strcmp(order[place], name) != 0)
        place++;
    return place;
}

bool game_pack_is_bundled(const char *name)
{
    return place_of(name) < ORDERED;
}

sw_status game_pack_read(puzzle_pack *out, char **text, const char *path, sw_error *error)
{
    char *read;
    size_t length;
    sw_status status = os_file_read(&read, &length, path, PUZZLE_PACK_TEXT_MAX, error);
    if (status != SW_OK)
        return status;
    status = puzzle_pack_parse(out, read, length, error);
    if (status == SW_OK && text)
        *text = read;
    else
        free(read);
    return status;
}

static void add_in_version(sw_text *out, int version, const sw_text *text)
{
    sw_text_clear(out);
    sw_text_addf(out, "slidewise-levels %d", version);
    sw_text_add(out, text->data + strcspn(text->data, "\r\n"));
    out->failed = out->failed || text->failed;
}

sw_status game_pack_settle(sw_text *out, const sw_text *text, sw_error *error)
{
    puzzle_pack pack;
    add_in_version(out, PUZZLE_LEVELS_VERSION, text); /* all that there is may stand in it */
    if (out->failed)
        return sw_fail(error, SW_LIMIT, "the pack would be too long");
    sw_status status = puzzle_pack_parse(&pack, out->data, out->length, error);
    if (status != SW_OK)
        return status;
    add_in_version(out, puzzle_levels_version(pack.levels, pack.count), text);
    puzzle_pack_deinit(&pack);
    return SW_OK;
}

/* ---- Loading ---- */

static bool is_pack_file(const char *file)
{
    size_t length = strlen(file), ending = strlen(GAME_PACK_ENDING);
    return file[0] != '.' && length > ending &&
           strcmp(file + length - ending, GAME_PACK_ENDING) == 0;
}

/* False where the name cannot be said in full: it is then cut, and its odd bytes become '?'. */
static bool take_name(char out[PUZZLE_LEVEL_ID_SIZE], const char *file)
{
    size_t length = strlen(file) - strlen(GAME_PACK_ENDING);
    bool whole = length < PUZZLE_LEVEL_ID_SIZE && sw_utf8_valid(file, length);
    for (size_t i = 0; i < length; i++)
        whole = whole && (unsigned char)file[i] >= ' ' && file[i] != 0x7F;
    snprintf(out, PUZZLE_LEVEL_ID_SIZE, "%.*s", (int)length, file);
    for (char *at = out; !whole && *at != '\0'; at++)
        if (*at < ' ' || *at > '~')
            *at = '?';
    return whole;
}

static const game_pack *find_pack(const game_levels *levels, const char *name, size_t length)
{
    for (int i = 0; i < levels->count; i++) {
        const game_pack *pack = &levels->packs[i];
        bool hidden = pack->own && pack->pack.count == 0;
        if (!hidden && strlen(pack->name) == length && memcmp(pack->name, name, length) == 0)
            return pack;
    }
    return NULL;
}

static sw_status read_pack(const game_levels *levels, game_pack *pack, const char *folder,
                           const char *file, sw_error *error)
{
    sw_status status = os_path_join(pack->path, sizeof pack->path, folder, file, error);
    if (status != SW_OK)
        return status;
    if (!take_name(pack->name, file))
        return sw_fail(error, SW_BAD_INPUT, "a pack's name is plain text of at most %d bytes",
                       PUZZLE_LEVEL_ID_SIZE - 1);
    const game_pack *other = find_pack(levels, pack->name, strlen(pack->name));
    if (pack->own && other && !other->own)
        return sw_fail(error, SW_BAD_INPUT, "a pack that comes with the game has this name");
    return game_pack_read(&pack->pack, NULL, pack->path, error);
}

/* A pack that cannot be used is added all the same, with what is wrong with it. */
static sw_status add_pack(game_levels *levels, const char *folder, const char *file, bool own,
                          sw_error *error)
{
    size_t count = (size_t)levels->count + 1;
    game_pack *packs = realloc(levels->packs, count * sizeof *packs);
    if (!packs)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the level packs");
    levels->packs = packs;
    game_pack *pack = &packs[levels->count];
    *pack = (game_pack){.own = own};
    read_pack(levels, pack, folder, file, &pack->problem);
    levels->count++;
    return SW_OK;
}

static sw_status read_folder(game_levels *levels, const char *folder, bool own, sw_error *error)
{
    char **names;
    size_t count;
    sw_status status = os_folder_list(&names, &count, folder, error);
    if (status != SW_OK)
        return status;
    int most = levels->count + GAME_FOLDER_PACKS_MAX;
    for (size_t i = 0; i < count && status == SW_OK; i++) {
        if (!is_pack_file(names[i]))
            continue;
        if (levels->count == most)
            status = sw_fail(error, SW_LIMIT, "only the first %d packs in it are listed",
                             GAME_FOLDER_PACKS_MAX);
        else
            status = add_pack(levels, folder, names[i], own, error);
    }
    os_folder_free(names, count);
    return status;
}

static int by_order_of_play(const void *a, const void *b)
{
    const game_pack *left = a, *right = b;
    int difference = place_of(left->name) - place_of(right->name);
    return difference != 0 ? difference : strcmp(left->name, right->name);
}

static sw_status read_own_folder(game_levels *levels, const char *folder, sw_error *error)
{
    os_atomic_file_tidy(folder); /* before what a killed program left is looked at */
    sw_status status = read_folder(levels, folder, true, &levels->problem);
    if (status == SW_NO_MEMORY)
        return sw_fail_again(error, &levels->problem);
    if (status == SW_NOT_FOUND)
        levels->problem = (sw_error){0};
    return SW_OK;
}

sw_status game_levels_load(game_levels *out, const char *bundled, const char *own, sw_error *error)
{
    game_levels levels = {0};
    sw_status status = read_folder(&levels, bundled, false, error);
    if (status == SW_OK && levels.count > 0)
        qsort(levels.packs, (size_t)levels.count, sizeof *levels.packs, by_order_of_play);
    if (status == SW_OK && own)
        status = read_own_folder(&levels, own, error);
    if (status == SW_OK)
        *out = levels;
    else
        game_levels_deinit(&levels);
    return status;
}

void game_levels_deinit(game_levels *levels)
{
    for (int i = 0; i < levels->count; i++)
        puzzle_pack_deinit(&levels->packs[i].pack);
    free(levels->packs);
    *levels = (game_levels){0};
}

/* ---- Names ---- */

const puzzle_level *game_levels_find(const game_levels *levels, const char *name, int *pack_at,
                                     int *level_at)
{
    const char *slash = strchr(name, '/');
    const game_pack *pack = slash ? find_pack(levels, name, (size_t)(slash - name)) : NULL;
    const puzzle_level *level = pack ? puzzle_pack_find(&pack->pack, slash + 1) : NULL;
    if (!level)
        return NULL;
    if (pack_at)
        *pack_at = (int)(pack - levels->packs);
    if (level_at)
        *level_at = (int)(level - pack->pack.levels);
    return level;
}

void game_levels_name(const game_pack *pack, const puzzle_level *level, char *out, size_t size)
{
    snprintf(out, size, "%s/%s", pack->name, level->id);
}
