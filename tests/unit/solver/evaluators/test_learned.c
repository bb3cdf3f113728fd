#include "evaluators/learned.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "../../os/scratch.h"

enum { SIDE = 4, HEADER = 20, CHECKSUM = 8, MOST_BYTES = 1 << 16 };

static int below(sw_rng *rng, int reach)
{
    return (int)sw_rng_below(rng, 2 * (uint64_t)reach + 1) - reach;
}

/* Weights drawn from all that they may be. */
static learned random_values(int side, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    learned values;
    assert_int_equal(solver_learned_init(&values, side), SW_OK);
    values.bias = below(&rng, 1 << 20);
    for (size_t i = 0; i < solver_learned_count(side); i++)
        values.weight[i] = (int16_t)below(&rng, LEARNED_MOST_WEIGHT);
    solver_learned_prepare(&values);
    return values;
}

static normalized_board random_board(int side, sw_rng *rng)
{
    normalized_board board;
    puzzle_board goal = oracle_goal((puzzle_size){side, side}, side * side - 1);
    puzzle_board start = puzzle_scramble(&goal, rng);
    solver_normalized_init(&board, &start, &goal);
    return board;
}

/* ---- Values ---- */

/* As docs/FORMATS.md orders the weights: counted one after the other. */
static int slow_value(const learned *values, const normalized_board *board)
{
    int cells = board->cells, sum = values->bias;
    const int16_t *weight = values->weight;
    for (int first = 0; first < cells - 1; first++)
        for (int second = first + 1; second < cells - 1; second++)
            for (int cell = 0; cell < cells; cell++)
                for (int other = 0; other < cells; other++, weight++)
                    if (board->home[cell] == first && board->home[other] == second)
                        sum += *weight;
    assert_ptr_equal(weight, values->weight + solver_learned_count(values->side));
    return sum;
}

CLAIM(a_value_sums_the_weights_of_all_pairs)
{
    for (int side = LEARNED_LEAST_SIDE; side <= LEARNED_MOST_SIDE; side++) {
        learned values = random_values(side, (uint64_t)side);
        sw_rng rng = sw_rng_seed(9);
        for (int i = 0; i < 3; i++) {
            normalized_board board = random_board(side, &rng);
            assert_int_equal(solver_learned_value(&values, &board), slow_value(&values, &board));
        }
        solver_learned_deinit(&values);
    }
}

static void list_homes(const normalized_board *board, uint8_t *homes)
{
    for (int cell = 0; cell < board->cells; cell++)
        homes[cell] = (uint8_t)board->home[cell];
}

CLAIM(a_change_is_the_difference_of_two_values)
{
    for (int side = LEARNED_LEAST_SIDE; side <= LEARNED_MOST_SIDE; side++) {
        learned values = random_values(side, (uint64_t)side);
        sw_rng rng = sw_rng_seed(3);
        normalized_board board = random_board(side, &rng);
        for (int i = 0; i < 2000; i++) {
            int to = board.blank;
            int from =
                solver_home_step(board.size, to, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
            uint8_t homes[LEARNED_MOST_SIDE * LEARNED_MOST_SIDE];
            if (from < 0)
                continue;
            int home = board.home[from], before = solver_learned_value(&values, &board);
            list_homes(&board, homes);
            solver_normalized_slide(&board, from);
            assert_int_equal(solver_learned_change(&values, homes, home, from, to),
                             solver_learned_value(&values, &board) - before);
        }
        solver_learned_deinit(&values);
    }
}

CLAIM(the_greatest_weights_keep_every_change_right)
{
    learned values = random_values(SIDE, 1);
    sw_rng rng = sw_rng_seed(1);
    for (size_t i = 0; i < solver_learned_count(SIDE); i++)
        values.weight[i] = sw_rng_below(&rng, 2) ? LEARNED_MOST_WEIGHT : -LEARNED_MOST_WEIGHT;
    solver_learned_prepare(&values);
    for (int i = 0; i < 200; i++) {
        normalized_board board = random_board(SIDE, &rng);
        int to = board.blank, from = to % SIDE ? to - 1 : to + 1, home = board.home[from];
        int before = solver_learned_value(&values, &board);
        uint8_t homes[SIDE * SIDE];
        list_homes(&board, homes);
        solver_normalized_slide(&board, from);
        assert_int_equal(solver_learned_change(&values, homes, home, from, to),
                         solver_learned_value(&values, &board) - before);
    }
    solver_learned_deinit(&values);
}

/* ---- Files ---- */

/* The bytes of a file. */
typedef struct content {
    unsigned char data[MOST_BYTES];
    size_t size;
} content;

static content saved(scratch *own, const learned *values)
{
    content found;
    assert_int_equal(solver_learned_save(values, scratch_path(own, "values"), NULL), SW_OK);
    FILE *file = fopen(own->path, "rb");
    assert_non_null(file);
    found.size = fread(found.data, 1, sizeof found.data, file);
    assert_in_range(found.size, HEADER + CHECKSUM, sizeof found.data - 1);
    fclose(file);
    return found;
}

static void write_bytes(const char *path, const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void check_refused(const char *path, sw_status status, const char *reason)
{
    learned values = {.side = -1};
    sw_error error;
    char wanted[1024];
    assert_int_equal(solver_learned_load(&values, path, &error), status);
    assert_int_equal(error.status, status);
    assert_int_equal(values.side, -1);
    assert_null(values.weight);
    snprintf(wanted, sizeof wanted, "%s: %s", path, reason);
    if (*reason)
        assert_string_equal(error.message, wanted);
    else
        assert_memory_equal(error.message, wanted, strlen(wanted));
    assert_int_equal(solver_learned_load(&values, path, NULL), status);
}

CLAIM_WITH(saved_values_are_read_number_for_number, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    for (int side = LEARNED_LEAST_SIDE; side <= LEARNED_MOST_SIDE; side++) {
        learned values = random_values(side, 8), read;
        assert_int_equal(solver_learned_save(&values, scratch_path(own, "values"), NULL), SW_OK);
        assert_int_equal(solver_learned_load(&read, own->path, NULL), SW_OK);
        size_t cells = (size_t)(side * side), rows = (cells - 1) * (size_t)values.edges;
        assert_int_equal(read.side, side);
        assert_int_equal(read.bias, values.bias);
        assert_int_equal(read.edges, 2 * side * (side - 1));
        assert_memory_equal(read.weight, values.weight, 2 * solver_learned_count(side));
        assert_memory_equal(read.change, values.change, 2 * rows * cells * cells);
        solver_learned_deinit(&read);
        solver_learned_deinit(&values);
    }
}

/* Byte by byte as docs/FORMATS.md has it. */
CLAIM_WITH(the_file_is_laid_out_as_documented, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8);
    const size_t weights = 15 * 14 / 2 * 16 * 16;
    values.bias = -2;
    values.weight[0] = 0x0102;
    values.weight[weights - 1] = -3;
    content file = saved(own, &values);
    assert_int_equal(file.size, HEADER + 2 * weights + CHECKSUM);
    assert_memory_equal(file.data, "SWVALUE\n\2\0\0\0\4\0\0\0\xfe\xff\xff\xff\2\1", HEADER + 2);
    assert_memory_equal(file.data + file.size - CHECKSUM - 2, "\xfd\xff", 2);
    solver_learned_deinit(&values);
}

CLAIM_WITH(any_flipped_byte_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8), read;
    content file = saved(own, &values);
    for (size_t i = 0; i < file.size; i += i < HEADER || i + 16 > file.size ? 1 : 397) {
        file.data[i] ^= 0x10;
        write_bytes(own->path, file.data, file.size);
        file.data[i] ^= 0x10;
        check_refused(own->path, SW_BAD_INPUT, "");
    }
    write_bytes(own->path, file.data, file.size);
    assert_int_equal(solver_learned_load(&read, own->path, NULL), SW_OK);
    solver_learned_deinit(&read);
    solver_learned_deinit(&values);
}

CLAIM_WITH(a_file_of_any_other_length_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8);
    content file = saved(own, &values);
    for (size_t size = 0; size < file.size; size += size < 2 * HEADER ? 1 : 997) {
        write_bytes(own->path, file.data, size);
        check_refused(own->path, SW_BAD_INPUT, "");
    }
    write_bytes(own->path, file.data, file.size - 1);
    check_refused(own->path, SW_BAD_INPUT, "53787 bytes long, not 53788");
    file.data[file.size] = 0;
    write_bytes(own->path, file.data, file.size + 1);
    check_refused(own->path, SW_BAD_INPUT, "53789 bytes long, not 53788");
    solver_learned_deinit(&values);
}

CLAIM_WITH(what_is_refused_says_why, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8);
    check_refused(scratch_path(own, "none"), SW_NOT_FOUND, "");
    check_refused(own->folder, SW_IO, "");
    scratch_write(own, "text", "1,2,3/4,5,6/7,8,0 and some more text, so that it is long enough");
    check_refused(own->path, SW_BAD_INPUT, "no file of learned values");
    content file = saved(own, &values), other = file;
    other.data[8] = 1;
    write_bytes(own->path, other.data, file.size);
    check_refused(own->path, SW_BAD_INPUT, "version 1 of the format, not 2");
    for (int i = 0; i < 2; i++) {
        other = file;
        other.data[12] = i ? LEARNED_MOST_SIDE + 1 : LEARNED_LEAST_SIDE - 1;
        write_bytes(own->path, other.data, file.size);
        check_refused(own->path, SW_BAD_INPUT, "for boards of a size that none are known for");
    }
    other = file;
    other.data[file.size / 2] ^= 1;
    write_bytes(own->path, other.data, file.size);
    check_refused(own->path, SW_BAD_INPUT, "damaged: the checksum does not fit");
    solver_learned_deinit(&values);
}

/* Saved with a checksum that fits. */
CLAIM_WITH(numbers_out_of_range_are_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8), read;
    const int ends[] = {-1, 1};
    scratch_path(own, "values");
    for (int i = 0; i < 2; i++) {
        values.bias = ends[i] * (1 << 20);
        values.weight[1000] = (int16_t)(ends[i] * LEARNED_MOST_WEIGHT);
        assert_int_equal(solver_learned_save(&values, own->path, NULL), SW_OK);
        assert_int_equal(solver_learned_load(&read, own->path, NULL), SW_OK);
        solver_learned_deinit(&read);
        values.bias += ends[i];
        assert_int_equal(solver_learned_save(&values, own->path, NULL), SW_OK);
        check_refused(own->path, SW_BAD_INPUT, "the bias is out of range");
        values.bias = 0;
        values.weight[1000] = (int16_t)(values.weight[1000] + ends[i]);
        assert_int_equal(solver_learned_save(&values, own->path, NULL), SW_OK);
        check_refused(own->path, SW_BAD_INPUT, "a weight is out of range");
        values.weight[1000] = 0;
    }
    solver_learned_deinit(&values);
}

CLAIM_WITH(a_path_that_cannot_be_written_is_named, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    learned values = random_values(SIDE, 8);
    sw_error error;
    assert_int_not_equal(solver_learned_save(&values, scratch_path(own, "no/values"), &error),
                         SW_OK);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    solver_learned_deinit(&values);
}
