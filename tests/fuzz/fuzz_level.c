/* Level packs: whatever is accepted can be played and comes back from its own text, and a refusal
 * names its line. */

#include "puzzle/level.h"
#include "puzzle/solvable.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

enum { TEXT_LIMIT = 4 << 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_level(const puzzle_pack *pack, const puzzle_level *level)
{
    REQUIRE(level->id[0] != '\0' && level->title[0] != '\0');
    REQUIRE(puzzle_pack_find(pack, level->id) == level);
    REQUIRE(puzzle_size_valid(level->goal.size));
    REQUIRE(puzzle_size_equal(level->start.size, level->goal.size));
    REQUIRE(!puzzle_board_equal(&level->start, &level->goal));
    REQUIRE(puzzle_solvable(&level->start, &level->goal));
    REQUIRE((level->par > 0) == (level->par_proof != PUZZLE_PAR_NONE));
    REQUIRE(level->line > 1);
    REQUIRE(!strpbrk(level->picture, "/.\\"));
    size_t tiles = (size_t)puzzle_size_cells(level->goal.size) - 1;
    REQUIRE(level->word[0] == '\0' || (strlen(level->word) == tiles && level->picture[0] == '\0'));
}

static void require_same_level(const puzzle_level *a, const puzzle_level *b)
{
    REQUIRE(strcmp(a->id, b->id) == 0 && strcmp(a->title, b->title) == 0);
    REQUIRE(strcmp(a->author, b->author) == 0 && strcmp(a->picture, b->picture) == 0);
    REQUIRE(strcmp(a->word, b->word) == 0);
    REQUIRE(puzzle_board_equal(&a->start, &b->start) && puzzle_board_equal(&a->goal, &b->goal));
    REQUIRE(a->par == b->par && a->par_proof == b->par_proof);
    REQUIRE(a->par_metric == b->par_metric);
}

static void require_written_whole(const puzzle_pack *pack)
{
    sw_text text;
    puzzle_pack again;
    sw_text_init(&text, TEXT_LIMIT);
    puzzle_pack_format(pack, &text);
    REQUIRE(!text.failed);
    REQUIRE(puzzle_pack_parse(&again, text.data, text.length, NULL) == SW_OK);
    REQUIRE(strcmp(pack->title, again.title) == 0 && strcmp(pack->author, again.author) == 0);
    REQUIRE(pack->count == again.count);
    for (int i = 0; i < pack->count; i++)
        require_same_level(&pack->levels[i], &again.levels[i]);
    puzzle_pack_deinit(&again);
    sw_text_deinit(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    puzzle_pack pack = {.count = -1};
    sw_error error = {0};
    sw_status status = puzzle_pack_parse(&pack, (const char *)data, size, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.line >= 1 && error.message[0] != '\0');
        REQUIRE(pack.count == -1 && !pack.levels);
        return 0;
    }
    REQUIRE(pack.title[0] != '\0');
    REQUIRE(pack.count >= 1 && pack.count <= PUZZLE_PACK_MAX_LEVELS);
    for (int i = 0; i < pack.count; i++)
        require_level(&pack, &pack.levels[i]);
    require_written_whole(&pack);
    puzzle_pack_deinit(&pack);
    return 0;
}
