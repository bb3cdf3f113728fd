/* Files of networks: whatever is read is safe, and all kernels count the same by it. Each input is tried as it is, and
 * as the five numbers of a header and some bytes that are repeated until the file is as long as it must be, under the
 * checksum that fits. Only the smallest networks are made that way, so that hundreds of files are tried a second. */

#define XXH_INLINE_ALL
#include "base/rng.h"
#include "evaluators/network.h"
#include "scratch_file.h"
#include "values_bytes.h"

enum {
    NUMBERS = 20, /* bytes of the version, the side, the units, the shift and the bias */
    HEADER = VALUES_MAGIC + NUMBERS,
    MOST_SIDE = 5, /* of networks that are made long enough */
    MOST_UNITS = 64,
    MOST_BODY = 2 * (2 + 25 * 25) * MOST_UNITS,
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---- What a network that was read must be ---- */

/* A board in any order, whether it can be solved or not. */
static normalized_board random_board(int side, sw_rng *rng)
{
    normalized_board board = {.size = {side, side}, .cells = side * side};
    for (int cell = 0; cell < board.cells; cell++) {
        int other = (int)sw_rng_below(rng, (uint64_t)cell + 1);
        board.home[cell] = board.home[other];
        board.home[other] = (puzzle_tile)cell;
    }
    while (board.home[board.blank] != board.cells - 1)
        board.blank++;
    return board;
}

/* Makes a move by each kernel; all must come to the accumulator and the value of the board after it. */
static void require_move(network *read, normalized_board *board, int from)
{
    int16_t before[2 * NETWORK_MOST_UNITS], after[2 * NETWORK_MOST_UNITS],
        made[2 * NETWORK_MOST_UNITS];
    uint16_t code = solver_network_move_code(read, board->home[from], from, board->blank);
    solver_network_accumulate(read, board, before);
    solver_normalized_slide(board, from);
    solver_network_accumulate(read, board, after);
    int32_t value = solver_network_value(read, after);
    for (const network_kernel *const *kernel = solver_network_kernels(); *kernel; kernel++) {
        read->kernel = *kernel;
        solver_network_move(read, made, before, code);
        REQUIRE(memcmp(made, after, solver_network_sums(read) * sizeof *made) == 0);
        REQUIRE(solver_network_value_after(read, before, code) == value);
    }
}

static void require_sound(network *read, const unsigned char *data, size_t size)
{
    enum { MOVES = 8 };
    sw_rng rng = sw_rng_seed(XXH64(data, size, 0));
    normalized_board board = random_board(read->side, &rng);
    REQUIRE(solver_network_is_safe(read));
    REQUIRE(read->units > 0 && read->units <= NETWORK_MOST_UNITS &&
            read->units % NETWORK_UNIT_STEP == 0);
    REQUIRE(read->shift >= NETWORK_LEAST_SHIFT && read->shift <= NETWORK_MOST_SHIFT);
    REQUIRE(read->bias >= -NETWORK_MOST_BIAS && read->bias <= NETWORK_MOST_BIAS);
    for (int i = 0; i < MOVES; i++) {
        int from = solver_home_step(board.size, board.blank,
                                    (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
        if (from >= 0)
            require_move(read, &board, from);
    }
}

/* ---- Files ---- */

static void try_side(int side, const unsigned char *data, size_t size)
{
    network read;
    sw_error error = {0};
    sw_status status = solver_network_load(&read, side, scratch_path, &error);
    if (status != SW_OK) {
        REQUIRE(status == SW_BAD_INPUT && strstr(error.message, "a.network"));
        return;
    }
    REQUIRE(read.side == side);
    require_sound(&read, data, size);
    solver_network_deinit(&read);
}

static void try_file(const unsigned char *data, size_t size)
{
    scratch_write(data, size);
    for (int side = NETWORK_LEAST_SIDE; side <= MOST_SIDE; side++)
        try_side(side, data, size);
}

/* Returns the bytes between header and checksum that the numbers ask for, or few where a file would be too large. */
static size_t body_size(const uint8_t *numbers)
{
    enum { FEW = 64 };
    int64_t side = values_number_at(numbers + 4), units = values_number_at(numbers + 8);
    if (side < 0 || side > MOST_SIDE || units < 0 || units > MOST_UNITS)
        return FEW;
    return 2 * (size_t)((2 + side * side * side * side) * units);
}

static void try_as_numbers(const uint8_t *data, size_t size)
{
    static unsigned char file[HEADER + MOST_BODY + VALUES_CHECKSUM];
    size_t body = body_size(data), given = size - NUMBERS;
    memcpy(file, "SWNETWK\n", VALUES_MAGIC);
    memcpy(file + VALUES_MAGIC, data, NUMBERS);
    for (size_t i = 0; i < body; i++)
        file[HEADER + i] = given > 0 ? data[NUMBERS + i % given] : 0;
    try_file(file, values_add_checksum(file, HEADER + body));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("a.network");
    try_file(data, size);
    if (size >= NUMBERS)
        try_as_numbers(data, size);
    return 0;
}
