/* Level packs: whatever is accepted can be played, and a refusal names its line. */

#include "puzzle/level.h"
#include "puzzle/solvable.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

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
    puzzle_pack_deinit(&pack);
    return 0;
}
