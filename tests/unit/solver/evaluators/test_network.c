/* Tests the network that leads a layered beam: its values, what moves change, its loops, and its file. */
#include "evaluators/evaluators.h"
#include "evaluators/network.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "claims.h"

#include "../../os/scratch.h"

enum {
    SIDE = 4, /* of the files that are looked at byte by byte */
    UNITS = 32,
    HEADER = 28,
    CHECKSUM = 8,
    NUMBERS = (2 + 16 * 16) * UNITS, /* of 16 bits in such a file */
    FILE_BYTES = HEADER + 2 * NUMBERS + CHECKSUM,
    MOST_OUT = 66052, /* of a network's weights `out` with one sign, all together */
};

static int below(sw_rng *rng, int reach)
{
    return (int)sw_rng_below(rng, 2 * (uint64_t)reach + 1) - reach;
}

static network made(int side, int units)
{
    network self;
    assert_int_equal(solver_network_init(&self, side, units), SW_OK);
    return self;
}

static int16_t *weight_at(const network *self, int cell, int home, int unit)
{
    return &self->weight[((size_t)cell * (size_t)self->cells + (size_t)home) * (size_t)self->units +
                         (size_t)unit];
}

/* Draws the weights of a unit. Every third unit gets weights as large as a safe network may have, whose sums are
 * nearly always cut; the sums of all others are mostly between the ends. */
static void draw_unit(network *self, int unit, sw_rng *rng)
{
    int first = below(rng, 200), reach = 15;
    if (unit % 3 == 0)
        reach = (INT16_MAX - abs(first)) / self->cells;
    self->first[unit] = (int16_t)first;
    self->out[unit] = (int16_t)below(rng, MOST_OUT / self->units);
    for (int cell = 0; cell < self->cells; cell++)
        for (int home = 0; home < self->cells; home++)
            *weight_at(self, cell, home, unit) = (int16_t)below(rng, reach);
}

static network random_network(int side, int units, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    network self = made(side, units);
    for (int unit = 0; unit < units; unit++)
        draw_unit(&self, unit, &rng);
    self.shift = NETWORK_LEAST_SHIFT + (int)sw_rng_below(&rng, 8);
    self.bias = below(&rng, NETWORK_MOST_BIAS);
    solver_network_prepare(&self);
    assert_true(solver_network_is_safe(&self));
    return self;
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

static int diagonal(int side, int cell)
{
    return cell % side * side + cell / side;
}

static normalized_board mirrored(const normalized_board *board)
{
    int side = board->size.columns;
    normalized_board out = *board;
    for (int cell = 0; cell < board->cells; cell++)
        out.home[diagonal(side, cell)] = (puzzle_tile)diagonal(side, board->home[cell]);
    out.blank = diagonal(side, board->blank);
    return out;
}

/* Returns what the units add up to that see this board. */
static int64_t slow_half(const network *self, const normalized_board *board)
{
    int64_t total = 0;
    for (int unit = 0; unit < self->units; unit++) {
        int64_t sum = self->first[unit];
        for (int cell = 0; cell < self->cells; cell++)
            sum += *weight_at(self, cell, board->home[cell], unit);
        assert_true(sum >= INT16_MIN && sum <= INT16_MAX);
        sum = sum < 0 ? 0 : sum > 255 ? 255 : sum;
        total += sum * sum / 4 * self->out[unit];
    }
    return total;
}

/* Computes a value by the formula in network.h, in numbers that cannot overflow. */
static int64_t slow_value(const network *self, const normalized_board *board)
{
    normalized_board other = mirrored(board);
    int64_t total = slow_half(self, board) + slow_half(self, &other);
    int64_t part = (int64_t)1 << self->shift, rest = (total % part + part) % part;
    return self->bias + (total - rest) / part;
}

static int32_t value_of(const network *self, const normalized_board *board)
{
    int16_t accumulator[2 * NETWORK_MOST_UNITS];
    solver_network_accumulate(self, board, accumulator);
    return solver_network_value(self, accumulator);
}

/* The shapes of networks that most tests look at. */
static const int shapes[][2] = {{4, 32},  {4, 256}, {5, 64},  {6, 96},
                                {7, 128}, {8, 160}, {9, 224}, {10, 256}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

CLAIM(a_value_is_what_the_formula_says)
{
    for (int i = 0; i < SHAPES; i++) {
        network self = random_network(shapes[i][0], shapes[i][1], (uint64_t)i);
        sw_rng rng = sw_rng_seed(9);
        assert_int_equal(solver_network_sums(&self), 2 * shapes[i][1]);
        for (int j = 0; j < 20; j++) {
            normalized_board board = random_board(shapes[i][0], &rng);
            assert_int_equal(value_of(&self, &board), slow_value(&self, &board));
        }
        solver_network_deinit(&self);
    }
}

CLAIM(a_board_and_its_mirror_image_have_the_same_value)
{
    for (int i = 0; i < SHAPES; i++) {
        network self = random_network(shapes[i][0], shapes[i][1], (uint64_t)i);
        sw_rng rng = sw_rng_seed(8);
        for (int j = 0; j < 20; j++) {
            normalized_board board = random_board(shapes[i][0], &rng), other = mirrored(&board);
            assert_int_equal(value_of(&self, &board), value_of(&self, &other));
        }
        solver_network_deinit(&self);
    }
}

CLAIM(a_network_begins_with_nothing_but_zeros)
{
    network self = made(5, UNITS);
    sw_rng rng = sw_rng_seed(1);
    normalized_board board = random_board(5, &rng);
    assert_true(solver_network_is_safe(&self));
    solver_network_prepare(&self);
    assert_int_equal(value_of(&self, &board), 0);
    self.bias = -77;
    assert_int_equal(value_of(&self, &board), -77);
    solver_network_deinit(&self);
}

/* ---- Moves ---- */

/* Walks with each kernel; every move is made from one accumulator to another, or within one. */
static void check_walk(network *self, int moves, uint64_t seed)
{
    int16_t all[2][2 * NETWORK_MOST_UNITS], again[2 * NETWORK_MOST_UNITS];
    size_t bytes = solver_network_sums(self) * sizeof **all;
    for (const network_kernel *const *kernel = solver_network_kernels(); *kernel; kernel++) {
        sw_rng rng = sw_rng_seed(seed);
        normalized_board board = random_board(self->side, &rng);
        int here = 0;
        self->kernel = *kernel;
        solver_network_accumulate(self, &board, all[here]);
        for (int i = 0; i < moves; i++) {
            int to = board.blank;
            int from =
                solver_home_step(board.size, to, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
            if (from < 0)
                continue;
            uint16_t code = solver_network_move_code(self, board.home[from], from, to);
            int32_t value = solver_network_value_after(self, all[here], code);
            int there = (int)sw_rng_below(&rng, 2);
            solver_network_fetch_rows(self, code);
            solver_network_move(self, all[there], all[here], code);
            here = there;
            solver_normalized_slide(&board, from);
            solver_network_accumulate(self, &board, again);
            assert_memory_equal(all[here], again, bytes);
            assert_int_equal(value, solver_network_value(self, again));
            if (i % 16 == 0)
                assert_int_equal(value, slow_value(self, &board));
        }
    }
}

CLAIM(moves_lead_to_the_accumulator_and_the_value_from_scratch)
{
    for (int i = 0; i < SHAPES; i++) {
        network self = random_network(shapes[i][0], shapes[i][1], (uint64_t)i);
        check_walk(&self, 600, 3);
        solver_network_deinit(&self);
    }
}

/* Two cells side by side have all the weights, so that rows leave 16 bits and come round again. */
CLAIM(a_row_that_leaves_16_bits_is_right_all_the_same)
{
    for (int down = 0; down < 2; down++) {
        network self = random_network(SIDE, UNITS, 5);
        sw_rng rng = sw_rng_seed(6);
        const int cells[2] = {5, down ? 9 : 6}, most = INT16_MAX / 2;
        memset(self.first, 0, (size_t)self.units * sizeof *self.first);
        memset(self.weight, 0, (size_t)(16 * 16 * self.units) * sizeof *self.weight);
        for (int i = 0; i < 2 * 16 * self.units; i++) {
            int16_t drawn = (int16_t)(sw_rng_below(&rng, 2) ? most : -most);
            *weight_at(&self, cells[i % 2], i / 2 % 16, i / 32) = drawn;
        }
        solver_network_prepare(&self);
        assert_true(solver_network_is_safe(&self));
        check_walk(&self, 4000, 7);
        solver_network_deinit(&self);
    }
}

/* Each tile on each edge, both ways, has a code of its own. */
CLAIM(every_move_has_its_own_code)
{
    for (int side = NETWORK_LEAST_SIDE; side <= NETWORK_MOST_SIDE; side++) {
        network self = made(side, UNITS);
        int cells = side * side, count = 0;
        bool *met = calloc(UINT16_MAX + 1, sizeof *met);
        assert_non_null(met);
        for (int home = 0; home < cells - 1; home++)
            for (int from = 0; from < cells; from++)
                for (int move = 0; move < PUZZLE_MOVES; move++) {
                    int to = solver_home_step((puzzle_size){side, side}, from, (puzzle_move)move);
                    if (to < 0)
                        continue;
                    uint16_t code = solver_network_move_code(&self, home, from, to);
                    assert_false(met[code]);
                    met[code] = true;
                    count++;
                }
        assert_int_equal(count, (cells - 1) * 4 * side * (side - 1));
        assert_int_equal(2 * (cells - 1) * self.edges, count);
        for (int code = 0; code < count; code++)
            assert_true(met[code]);
        free(met);
        solver_network_deinit(&self);
    }
}

/* ---- Kernels ---- */

/* Numbers that a kernel reads and writes; nothing is aligned, and nothing beyond the units may be touched. */
enum { OFFSET = 3, GUARD = 32, ROOM = OFFSET + 2 * NETWORK_MOST_UNITS + GUARD };

typedef struct kernel_case {
    int16_t before[ROOM], rows[2][ROOM], weight[ROOM];
} kernel_case;

typedef int16_t draw_number(sw_rng *rng);

static int16_t draw_any(sw_rng *rng)
{
    return (int16_t)(uint16_t)sw_rng_below(rng, UINT16_MAX + 1);
}

static int16_t draw_small(sw_rng *rng)
{
    return (int16_t)below(rng, 300);
}

static int16_t draw_extreme(sw_rng *rng)
{
    static const int16_t numbers[] = {
        INT16_MIN, INT16_MIN + 1, -256, -255,          -1,       0, 1, 2, 254,
        255,       256,           257,  INT16_MAX - 1, INT16_MAX};
    return numbers[sw_rng_below(rng, sizeof numbers / sizeof *numbers)];
}

/* Draws weights whose products add up to 32 bits at most, in whatever order. extreme: a few are as large as 16 bits
 * let them be. */
static void draw_weights(kernel_case *out, int units, bool extreme, sw_rng *rng)
{
    for (int i = 0; i < ROOM; i++)
        out->weight[i] = (int16_t)(extreme ? 0 : below(rng, MOST_OUT / units));
    if (!extreme)
        return;
    for (int sign = 0; sign < 2; sign++)
        for (int i = 0; i < 2; i++)
            out->weight[OFFSET + (int)sw_rng_below(rng, (uint64_t)units)] =
                sign ? INT16_MIN : INT16_MAX;
}

static kernel_case draw_case(int units, draw_number *draw, sw_rng *rng)
{
    kernel_case out;
    for (int i = 0; i < ROOM; i++) {
        out.before[i] = draw(rng);
        out.rows[0][i] = draw(rng);
        out.rows[1][i] = draw(rng);
    }
    draw_weights(&out, units, draw == draw_extreme, rng);
    return out;
}

static network_rows rows_of(const kernel_case *from, bool minus)
{
    return (network_rows){{from->rows[0] + OFFSET, from->rows[1] + OFFSET}, minus};
}

static int16_t wrapped(int number)
{
    return (int16_t)(uint16_t)((unsigned)number & UINT16_MAX);
}

/* Checks one kernel by what network_kernel.h says of it. */
static void check_kernel(const network_kernel *kernel, const kernel_case *from, int units,
                         bool minus)
{
    int16_t wanted[ROOM], found[ROOM];
    int64_t sum = 0;
    memcpy(wanted, from->before, sizeof wanted);
    for (int i = 0; i < 2 * units; i++) {
        int row = from->rows[i / units][OFFSET + i % units];
        int16_t after = wrapped(from->before[OFFSET + i] + (minus ? -row : row));
        int64_t cut = after < 0 ? 0 : after > NETWORK_CLIP ? NETWORK_CLIP : after;
        wanted[OFFSET + i] = after;
        sum += (cut * cut >> 2) * from->weight[OFFSET + i % units];
    }
    memcpy(found, from->before, sizeof found);
    kernel->move(found + OFFSET, from->before + OFFSET, rows_of(from, minus), units);
    assert_memory_equal(found, wanted, sizeof found);
    memcpy(found, from->before, sizeof found);
    kernel->move(found + OFFSET, found + OFFSET, rows_of(from, minus), units);
    assert_memory_equal(found, wanted, sizeof found);
    assert_int_equal(
        kernel->sum(from->before + OFFSET, rows_of(from, minus), from->weight + OFFSET, units),
        sum);
}

CLAIM(all_kernels_give_the_same_numbers_to_the_bit)
{
    static draw_number *const draws[] = {draw_any, draw_small, draw_extreme};
    sw_rng rng = sw_rng_seed(12);
    for (int units = NETWORK_UNIT_STEP; units <= NETWORK_MOST_UNITS; units += NETWORK_UNIT_STEP)
        for (int i = 0; i < 60; i++) {
            kernel_case drawn = draw_case(units, draws[i % 3], &rng);
            for (const network_kernel *const *kernel = solver_network_kernels(); *kernel; kernel++)
                check_kernel(*kernel, &drawn, units, i / 3 % 2);
        }
}

/* Each unit is cut to the same number wherever it stands. */
CLAIM(every_sum_of_16_bits_is_cut_alike)
{
    kernel_case drawn = {.weight = {0}};
    for (int number = INT16_MIN; number <= INT16_MAX; number++) {
        int at = OFFSET + (number & (2 * UNITS - 1)), unit = at - OFFSET;
        drawn.before[at] = (int16_t)number;
        drawn.weight[OFFSET + unit % UNITS] = 1;
        for (const network_kernel *const *kernel = solver_network_kernels(); *kernel; kernel++) {
            int cut = number < 0 ? 0 : number > 255 ? 255 : number;
            assert_int_equal((*kernel)->sum(drawn.before + OFFSET, rows_of(&drawn, false),
                                            drawn.weight + OFFSET, UNITS),
                             cut * cut / 4);
        }
        drawn.before[at] = drawn.weight[OFFSET + unit % UNITS] = 0;
    }
}

CLAIM(the_last_kernel_is_taken_and_plain_c_is_the_first)
{
    const network_kernel *const *kernels = solver_network_kernels();
    int count = 0;
    assert_ptr_equal(kernels[0], &solver_network_plain);
    for (; kernels[count]; count++)
        assert_true(strlen(kernels[count]->name) > 0);
    assert_in_range(count, 2, 3);
    assert_ptr_equal(solver_network_kernel(), kernels[count - 1]);
    network self = made(SIDE, UNITS);
    assert_ptr_equal(self.kernel, kernels[count - 1]);
    solver_network_deinit(&self);
}

/* ---- What is safe ---- */

static void check_safe(const network *self, bool safe)
{
    if (solver_network_is_safe(self) != safe)
        fail_msg("side %d, %d units: should be %s", self->side, self->units,
                 safe ? "safe" : "refused");
}

/* Checks a number as it is, just safe, and one further from zero. */
static void check_edge(const network *self, int16_t *number)
{
    int16_t before = *number;
    check_safe(self, true);
    *number = (int16_t)(before < 0 ? before - 1 : before + 1);
    check_safe(self, false);
    *number = before;
}

/* For each cell its greatest weight counts, whatever the home, and the first number. */
CLAIM(accumulators_of_16_bits_are_safe_to_the_last_one)
{
    network self = made(SIDE, UNITS);
    sw_rng rng = sw_rng_seed(2);
    for (int unit = 0; unit < UNITS; unit++)
        for (int sign = -1; sign <= 1; sign += 2) {
            int rest = INT16_MAX - 500;
            self.first[unit] = (int16_t)(sign * 500);
            for (int cell = 0; cell < self.cells; cell++) {
                int most = cell + 1 < self.cells ? rest / 4 : rest;
                rest -= most;
                for (int home = 0; home < self.cells; home++)
                    *weight_at(&self, cell, home, unit) = (int16_t)below(&rng, most);
                *weight_at(&self, cell, (cell + unit) % self.cells, unit) = (int16_t)(sign * most);
            }
            check_edge(&self, &self.first[unit]);
            for (int cell = 0; cell < self.cells; cell++)
                check_edge(&self, weight_at(&self, cell, (cell + unit) % self.cells, unit));
        }
    solver_network_deinit(&self);
}

CLAIM(the_least_number_of_16_bits_is_not_safe_for_itself)
{
    network self = made(SIDE, UNITS);
    self.first[3] = -INT16_MAX;
    check_safe(&self, true);
    self.first[3] = INT16_MIN;
    check_safe(&self, false);
    self.first[3] = 0;
    *weight_at(&self, 15, 15, 31) = INT16_MIN;
    check_safe(&self, false);
    solver_network_deinit(&self);
}

/* 2 halves of MOST_OUT times 255 squared, a quarter of it, are just within 32 bits. */
CLAIM(sums_of_products_of_32_bits_are_safe_to_the_last_one)
{
    assert_in_range((int64_t)MOST_OUT * 2 * (255 * 255 / 4), 0, INT32_MAX);
    assert_in_range((int64_t)(MOST_OUT + 1) * 2 * (255 * 255 / 4), (int64_t)INT32_MAX + 1,
                    INT64_MAX);
    for (int units = UNITS; units <= NETWORK_MOST_UNITS; units *= 2) {
        network self = made(SIDE, units);
        int rest[2] = {MOST_OUT, MOST_OUT};
        for (int unit = 0; unit < units; unit++) {
            int sign = unit % 2, last = unit + 2 >= units;
            int share = last ? rest[sign] : rest[sign] / 4;
            rest[sign] -= share;
            self.out[unit] = (int16_t)(sign ? -share : share);
        }
        for (int unit = 0; unit < units; unit++)
            if (self.out[unit] != 0)
                check_edge(&self, &self.out[unit]);
        self.out[0] = 0; /* the other sign makes no room for this one */
        check_edge(&self, &self.out[1]);
        solver_network_deinit(&self);
    }
}

/* A network at the edge of what is safe counts right. */
CLAIM(the_largest_safe_network_counts_right)
{
    for (int sign = -1; sign <= 1; sign += 2) {
        network self = made(SIDE, UNITS);
        sw_rng rng = sw_rng_seed(4);
        for (int unit = 0; unit < UNITS; unit++) {
            self.first[unit] = (int16_t)(INT16_MAX % 16 * sign);
            self.out[unit] = (int16_t)(sign * (MOST_OUT / UNITS + (unit < MOST_OUT % UNITS)));
            for (int i = 0; i < 16 * 16; i++)
                *weight_at(&self, i / 16, i % 16, unit) =
                    (int16_t)(unit % 4 == 0 || sw_rng_below(&rng, 2) ? INT16_MAX / 16
                                                                     : -(INT16_MAX / 16));
        }
        check_edge(&self, &self.first[0]);
        check_edge(&self, &self.out[0]);
        solver_network_prepare(&self);
        check_walk(&self, 500, 11);
        solver_network_deinit(&self);
    }
}

/* ---- Files ---- */

/* The bytes of a file of SIDE and UNITS. */
typedef struct content {
    unsigned char data[FILE_BYTES + 1];
} content;

static content saved(scratch *own, const network *self)
{
    content found;
    assert_int_equal(solver_network_save(self, scratch_path(own, "network"), NULL), SW_OK);
    FILE *file = fopen(own->path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(found.data, 1, sizeof found.data, file), FILE_BYTES);
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

/* reason: the whole message behind the path; "" where another layer words it. */
static void check_refused(int side, const char *path, sw_status status, const char *reason)
{
    network self, before;
    sw_error error;
    char wanted[1024];
    memset(&self, 0x5a, sizeof self);
    before = self;
    assert_int_equal(solver_network_load(&self, side, path, &error), status);
    assert_int_equal(error.status, status);
    assert_memory_equal(&self, &before, sizeof self);
    snprintf(wanted, sizeof wanted, "%s: %s", path, reason);
    if (*reason)
        assert_string_equal(error.message, wanted);
    else
        assert_memory_equal(error.message, wanted, strlen(wanted));
    assert_int_equal(solver_network_load(&self, side, path, NULL), status);
    assert_memory_equal(&self, &before, sizeof self);
}

static void check_equal(const network *a, const network *b)
{
    size_t cells = (size_t)a->cells, units = (size_t)a->units;
    size_t rows = (cells - 1) * (size_t)a->edges;
    assert_int_equal(a->side, b->side);
    assert_int_equal(a->cells, b->cells);
    assert_int_equal(a->edges, b->edges);
    assert_int_equal(a->units, b->units);
    assert_int_equal(a->shift, b->shift);
    assert_int_equal(a->bias, b->bias);
    assert_memory_equal(a->out, b->out, 2 * units);
    assert_memory_equal(a->first, b->first, 2 * units);
    assert_memory_equal(a->weight, b->weight, 2 * cells * cells * units);
    assert_memory_equal(a->row, b->row, 2 * rows * units);
    assert_memory_equal(a->mirror, b->mirror, 2 * rows);
    assert_memory_equal(a->edge, b->edge, 2 * cells);
    assert_ptr_equal(a->kernel, b->kernel);
}

CLAIM_WITH(a_saved_network_is_read_number_for_number, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    for (int i = 0; i < SHAPES; i++) {
        network self = random_network(shapes[i][0], shapes[i][1], 8), read;
        assert_int_equal(solver_network_save(&self, scratch_path(own, "network"), NULL), SW_OK);
        assert_int_equal(solver_network_load(&read, shapes[i][0], own->path, NULL), SW_OK);
        check_equal(&read, &self);
        assert_int_equal(solver_network_bytes(&read), solver_network_bytes(&self));
        assert_true(solver_network_bytes(&self) <
                    solver_network_making(shapes[i][0], shapes[i][1]));
        solver_network_deinit(&read);
        solver_network_deinit(&self);
    }
}

static void put_number(unsigned char *at, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (unsigned char)(number >> 8 * i);
}

/* Builds the file byte by byte as docs/FORMATS.md has it. */
CLAIM_WITH(the_file_is_laid_out_as_documented, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8), read;
    unsigned char wanted[FILE_BYTES], *at = wanted;
    self.shift = 11;
    self.bias = -2;
    memcpy(wanted, "SWNETWK\n\1\0\0\0\4\0\0\0\x20\0\0\0\x0b\0\0\0\xfe\xff\xff\xff", HEADER);
    at += HEADER;
    for (int unit = 0; unit < UNITS; unit++, at += 2)
        put_number(at, (uint16_t)self.out[unit], 2);
    for (int unit = 0; unit < UNITS; unit++, at += 2)
        put_number(at, (uint16_t)self.first[unit], 2);
    for (int cell = 0; cell < 16; cell++)
        for (int home = 0; home < 16; home++)
            for (int unit = 0; unit < UNITS; unit++, at += 2)
                put_number(at, (uint16_t)*weight_at(&self, cell, home, unit), 2);
    put_number(at, XXH64(wanted, FILE_BYTES - CHECKSUM, 0), CHECKSUM);
    assert_ptr_equal(at + CHECKSUM, wanted + FILE_BYTES);
    content file = saved(own, &self);
    assert_memory_equal(file.data, wanted, FILE_BYTES);
    write_bytes(own->path, wanted, FILE_BYTES);
    assert_int_equal(solver_network_load(&read, SIDE, own->path, NULL), SW_OK);
    check_equal(&read, &self);
    solver_network_deinit(&read);
    solver_network_deinit(&self);
}

/* ---- Files that are refused ---- */

CLAIM_WITH(any_flipped_byte_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8), read;
    content file = saved(own, &self);
    for (size_t i = 0; i < FILE_BYTES; i += i < HEADER || i + 16 > FILE_BYTES ? 1 : 97) {
        file.data[i] ^= 0x10;
        write_bytes(own->path, file.data, FILE_BYTES);
        file.data[i] ^= 0x10;
        check_refused(SIDE, own->path, SW_BAD_INPUT, "");
    }
    write_bytes(own->path, file.data, FILE_BYTES);
    assert_int_equal(solver_network_load(&read, SIDE, own->path, NULL), SW_OK);
    solver_network_deinit(&read);
    solver_network_deinit(&self);
}

CLAIM_WITH(a_file_of_any_other_length_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8);
    content file = saved(own, &self);
    for (size_t size = 0; size < FILE_BYTES; size += size < 2 * HEADER ? 1 : 997) {
        write_bytes(own->path, file.data, size);
        check_refused(SIDE, own->path, SW_BAD_INPUT, "");
    }
    write_bytes(own->path, file.data, FILE_BYTES - 1);
    check_refused(SIDE, own->path, SW_BAD_INPUT, "16547 bytes long, not 16548");
    file.data[FILE_BYTES] = 0;
    write_bytes(own->path, file.data, FILE_BYTES + 1);
    check_refused(SIDE, own->path, SW_BAD_INPUT, "16549 bytes long, not 16548");
    solver_network_deinit(&self);
}

/* Writes the file with another number in its header, under the checksum that fits then. */
static void write_header(scratch *own, const content *from, int offset, int32_t number)
{
    content file = *from;
    put_number(file.data + offset, (uint32_t)number, 4);
    put_number(file.data + FILE_BYTES - CHECKSUM, XXH64(file.data, FILE_BYTES - CHECKSUM, 0),
               CHECKSUM);
    write_bytes(scratch_path(own, "network"), file.data, FILE_BYTES);
}

/* The numbers of the header, where they stand. */
enum { AT_VERSION = 8, AT_SIDE = 12, AT_UNITS = 16, AT_SHIFT = 20, AT_BIAS = 24 };

CLAIM_WITH(numbers_out_of_range_are_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8), read;
    content file = saved(own, &self);
    static const struct {
        int offset;
        int32_t number;
        const char *reason; /* NULL where the number is good */
    } cases[] = {
        {AT_VERSION, 0, "version 0 of the format, not 1"},
        {AT_VERSION, 2, "version 2 of the format, not 1"},
        {AT_VERSION, -1, "version -1 of the format, not 1"},
        {AT_SIDE, 3, "for boards of a size that none are known for"},
        {AT_SIDE, 11, "for boards of a size that none are known for"},
        {AT_SIDE, -4, "for boards of a size that none are known for"},
        {AT_SIDE, INT32_MAX, "for boards of a size that none are known for"},
        {AT_SIDE, 5, "16548 bytes long, not 40164"},
        {AT_SIDE, 10, "16548 bytes long, not 640164"},
        {AT_UNITS, 0, "0 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, 1, "1 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, 33, "33 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, 288, "288 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, -32, "-32 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, INT32_MIN, "-2147483648 units; wanted is a multiple of 32 up to 256"},
        {AT_UNITS, 256, "16548 bytes long, not 132132"},
        {AT_SHIFT, 7, "the shift is out of range"},
        {AT_SHIFT, 8, NULL},
        {AT_SHIFT, 24, NULL},
        {AT_SHIFT, 25, "the shift is out of range"},
        {AT_SHIFT, -8, "the shift is out of range"},
        {AT_BIAS, -(1 << 20) - 1, "the bias is out of range"},
        {AT_BIAS, -(1 << 20), NULL},
        {AT_BIAS, 1 << 20, NULL},
        {AT_BIAS, (1 << 20) + 1, "the bias is out of range"},
        {AT_BIAS, INT32_MIN, "the bias is out of range"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        write_header(own, &file, cases[i].offset, cases[i].number);
        if (cases[i].reason) {
            check_refused(SIDE, own->path, SW_BAD_INPUT, cases[i].reason);
            continue;
        }
        assert_int_equal(solver_network_load(&read, SIDE, own->path, NULL), SW_OK);
        solver_network_deinit(&read);
    }
    solver_network_deinit(&self);
}

CLAIM_WITH(what_is_no_network_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8);
    check_refused(SIDE, scratch_path(own, "none"), SW_NOT_FOUND, "");
    check_refused(SIDE, own->folder, SW_IO, "");
    scratch_write(own, "text", "1,2,3/4,5,6/7,8,0 and some more text, so that it is long enough");
    check_refused(SIDE, own->path, SW_BAD_INPUT,
                  "no file of learned values for boards of this size");
    check_refused(SIDE, VALUES "/nearby.values", SW_BAD_INPUT,
                  "no file of learned values for boards of this size");
    content file = saved(own, &self);
    file.data[FILE_BYTES / 2] ^= 1;
    write_bytes(own->path, file.data, FILE_BYTES);
    check_refused(SIDE, own->path, SW_BAD_INPUT, "damaged: the checksum does not fit");
    solver_network_deinit(&self);
}

CLAIM_WITH(a_network_for_another_side_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8);
    assert_int_equal(solver_network_save(&self, scratch_path(own, "network"), NULL), SW_OK);
    check_refused(5, own->path, SW_BAD_INPUT, "for boards of 4x4, not 5x5");
    check_refused(10, own->path, SW_BAD_INPUT, "for boards of 4x4, not 10x10");
    solver_network_deinit(&self);
}

/* Saves a network with a number as it is, which is read again, and with one further from zero, which is refused. */
static void check_saved_edge(scratch *own, const network *self, int16_t *number)
{
    network read;
    int16_t before = *number;
    assert_int_equal(solver_network_save(self, scratch_path(own, "network"), NULL), SW_OK);
    assert_int_equal(solver_network_load(&read, SIDE, own->path, NULL), SW_OK);
    solver_network_deinit(&read);
    *number = (int16_t)(before < 0 ? before - 1 : before + 1);
    assert_int_equal(solver_network_save(self, own->path, NULL), SW_OK);
    check_refused(SIDE, own->path, SW_BAD_INPUT,
                  "weights so large that sums of them could overflow");
    *number = before;
}

CLAIM_WITH(weights_that_could_overflow_are_refused, scratch_setup, scratch_teardown)
{
    network self = made(SIDE, UNITS);
    self.first[7] = INT16_MAX - 100;
    *weight_at(&self, 3, 4, 7) = -100;
    check_saved_edge(*state, &self, weight_at(&self, 3, 4, 7));
    check_saved_edge(*state, &self, &self.first[7]);
    self.out[0] = self.out[1] = -INT16_MAX;
    self.out[31] = -(MOST_OUT - 2 * INT16_MAX);
    check_saved_edge(*state, &self, &self.out[31]);
    solver_network_deinit(&self);
}

CLAIM_WITH(a_path_that_cannot_be_written_is_named, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    network self = random_network(SIDE, UNITS, 8);
    sw_error error;
    assert_int_not_equal(solver_network_save(&self, scratch_path(own, "no/network"), &error),
                         SW_OK);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    solver_network_deinit(&self);
}

/* ---- The files that ship ---- */

static void check_shipped(const char *name)
{
    char path[512];
    network self;
    sw_error error;
    int side = atoi(name);
    assert_true(solver_evaluators_units((puzzle_size){side, side}) > 0);
    snprintf(path, sizeof path, "%s/%s", VALUES, name);
    if (solver_network_load(&self, side, path, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_true(solver_network_is_safe(&self));
    check_walk(&self, 300, 13);
    solver_network_deinit(&self);
}

CLAIM(every_network_that_ships_is_read_and_safe)
{
    DIR *folder = opendir(VALUES);
    int shipped = 0, wanted = 0;
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (strstr(entry->d_name, ".network")) {
            check_shipped(entry->d_name);
            shipped++;
        }
    closedir(folder);
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            wanted += solver_evaluators_units((puzzle_size){columns, rows}) > 0;
    assert_int_equal(shipped, wanted);
    assert_int_equal(shipped, 4);
}
