/* Appending a level to a pack: as a whole or not at all, and what the file holds stays, but for the version in its
 * first line. The input is a line with the level's title, a line with the pack's, and the file. */

#include "game/levels.h"
#include "puzzle/goal.h"
#include "puzzle/move.h"
#include "scratch_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Takes a line off, cut to what a title has room for. */
static void take_line(const uint8_t **at, const uint8_t *end, char *out, size_t size)
{
    const uint8_t *stop = memchr(*at, '\n', (size_t)(end - *at));
    size_t length = (size_t)((stop ? stop : end) - *at);
    snprintf(out, size, "%.*s", (int)(length < size ? length : size - 1), (const char *)*at);
    *at = stop ? stop + 1 : end;
}

static char *read_scratch(size_t *size)
{
    static char text[PUZZLE_PACK_TEXT_MAX + 2];
    FILE *file = fopen(scratch_path, "rb");
    REQUIRE(file);
    *size = fread(text, 1, sizeof text - 1, file);
    text[*size] = '\0';
    fclose(file);
    return text;
}

static size_t first_line(const char *text, size_t size)
{
    const char *end = memchr(text, '\n', size);
    return end ? (size_t)(end - text) : size;
}

static void require_added(const uint8_t *before, size_t size, const puzzle_level *level)
{
    puzzle_pack old = {0}, pack;
    size_t length;
    const char *text = read_scratch(&length);
    size_t head = first_line(text, length), old_head = first_line((const char *)before, size);
    REQUIRE(length - head > size - old_head);
    REQUIRE(memcmp(text + head, before + old_head, size - old_head) == 0);
    REQUIRE(puzzle_pack_parse(&old, (const char *)before, size, NULL) == SW_OK);
    REQUIRE(puzzle_pack_parse(&pack, text, length, NULL) == SW_OK);
    REQUIRE(pack.count == old.count + 1);
    const puzzle_level *found = &pack.levels[pack.count - 1];
    REQUIRE(strcmp(found->id, level->id) == 0 && !puzzle_pack_find(&old, level->id));
    REQUIRE(puzzle_board_equal(&found->start, &level->start));
    puzzle_pack_deinit(&old);
    puzzle_pack_deinit(&pack);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const uint8_t *at = data, *end = data + size;
    char title[PUZZLE_LEVEL_TEXT_SIZE];
    puzzle_level level = {.par = 0};
    sw_error error = {0};
    take_line(&at, end, level.title, sizeof level.title);
    take_line(&at, end, title, sizeof title);
    REQUIRE(puzzle_goal_make(&level.goal, PUZZLE_GOAL_STANDARD, (puzzle_size){3, 2}, NULL) ==
            SW_OK);
    level.start = level.goal;
    REQUIRE(puzzle_move_apply(&level.start, PUZZLE_RIGHT));
    scratch_open("mine.txt");
    scratch_write(at, (size_t)(end - at));
    sw_status status = game_levels_add(scratch_folder, "mine", title, &level, NULL, 0, &error);
    if (status == SW_OK) {
        require_added(at, (size_t)(end - at), &level);
        return 0;
    }
    size_t length;
    const char *text = read_scratch(&length);
    REQUIRE(status == error.status && error.message[0] != '\0');
    REQUIRE(length == (size_t)(end - at) && memcmp(text, at, length) == 0);
    return 0;
}
