/* Files of tables: a table that is read from one has no walk to the goal that does not end, and what
 * has another header or checksum is not there. Each input is tried as a file, and as changes of a good
 * one, in threes of bytes: the place, from 0 to 65,535, and what the byte there is changed by. These
 * are tried with the checksum as it was and as it must be, which no chance would find. */

#define XXH_INLINE_ALL
#include "base/rng.h"
#include "patterns/pattern_file.h"
#include "scratch_file.h"

#include <xxhash.h>

enum { HOMES = 0x7, BLANK_HOME = 11, HEADER = 56, SUMMED = 48, MOST_BYTES = 1 << 14 };
static const char name[] = "3x4-3-7-ff8.swpt";

static pattern_space space;
static unsigned char good[MOST_BYTES];
static size_t good_size;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The table of tiles 1, 2 and 3 of 3x4. */
static void make_good(void)
{
    pattern_making making = {.threads = 1};
    pattern table;
    solver_file about;
    scratch_open(name);
    REQUIRE(solver_pattern_space_init(&space, (puzzle_size){3, 4}, 3, &making.stop) == SW_OK);
    REQUIRE(solver_pattern_init(&table, &space, HOMES, BLANK_HOME, &making) == SW_OK);
    REQUIRE(solver_pattern_file_save(&table, scratch_folder, NULL, &about, NULL) == SW_OK);
    REQUIRE(strcmp(about.name, name) == 0);
    solver_pattern_deinit(&table);
    FILE *file = fopen(scratch_path, "rb");
    REQUIRE(file);
    good_size = fread(good, 1, sizeof good, file);
    REQUIRE(good_size > HEADER && good_size < sizeof good);
    fclose(file);
}

/* From a few states, which the table's own bits choose. */
static void walk(const pattern *table)
{
    enum { WALKS = 12 };
    sw_rng rng = sw_rng_seed(XXH3_64bits(table->bits, solver_pattern_bytes(table)));
    for (int i = 0; i < WALKS; i++) {
        cell_set set = HOMES;
        for (uint64_t steps = sw_rng_below(&rng, 220); steps > 0; steps--)
            set = solver_cell_set_next(set);
        uint32_t rank = (uint32_t)sw_rng_below(&rng, (uint64_t)space.orders);
        int blank = (int)sw_rng_below(&rng, (uint64_t)space.cells);
        if (set >> blank & 1)
            continue;
        int moves = solver_pattern_distance(table, set, solver_pattern_order(&space, rank), blank);
        REQUIRE(moves == PATTERN_BROKEN || (moves >= 0 && moves <= PATTERN_MOST_DISTANCE));
    }
}

static bool try_file(const unsigned char *data, size_t size)
{
    pattern table;
    atomic_bool stop = false;
    scratch_write(data, size);
    solver_file about = solver_pattern_file_look(scratch_folder, name);
    sw_status status =
        solver_pattern_file_load(&table, &space, HOMES, BLANK_HOME, scratch_folder, &stop);
    REQUIRE(status == SW_OK || status == SW_NOT_FOUND);
    REQUIRE(status != SW_OK || about.state == SOLVER_FILE_GOOD);
    REQUIRE(about.bytes == size);
    if (status == SW_OK)
        walk(&table);
    solver_pattern_deinit(&table);
    return status == SW_OK;
}

static void try_as_changes(const uint8_t *data, size_t size)
{
    unsigned char changed[MOST_BYTES];
    memcpy(changed, good, good_size);
    for (size_t i = 0; i + 2 < size; i += 3)
        changed[(size_t)(data[i] | data[i + 1] << 8) % good_size] ^= data[i + 2];
    bool is_good = memcmp(changed, good, good_size) == 0;
    REQUIRE(try_file(changed, good_size) == is_good);
    XXH3_state_t sum;
    XXH3_64bits_reset(&sum);
    XXH3_64bits_update(&sum, changed, SUMMED);
    XXH3_64bits_update(&sum, changed + HEADER, good_size - HEADER);
    uint64_t digest = XXH3_64bits_digest(&sum);
    memcpy(changed + SUMMED, &digest, sizeof digest);
    REQUIRE(try_file(changed, good_size) == (memcmp(changed, good, SUMMED) == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (good_size == 0)
        make_good();
    try_file(data, size);
    try_as_changes(data, size);
    return 0;
}
