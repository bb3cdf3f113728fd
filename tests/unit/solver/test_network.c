#include "network.h"
#include "network_code.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "../os/scratch.h"

enum { SIDE = 4, HEADER = 24, CHECKSUM = 8, BOARDS = 300 };

static int below(sw_rng *rng, int reach)
{
    return (int)sw_rng_below(rng, 2 * (uint64_t)reach + 1) - reach;
}

/* Weights drawn from all that the numbers can hold, of the first layer from `first` either way. */
static network random_network(int side, int first, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    network net;
    assert_int_equal(network_init(&net, side), SW_OK);
    for (size_t i = 0; i < network_first_count(side); i++)
        net.first[i] = (int16_t)below(&rng, first);
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        net.first_bias[i] = (int16_t)below(&rng, 1024);
    for (int four = 0; four < NETWORK_FOURS; four++)
        for (int unit = 0; unit < NETWORK_SECOND; unit++)
            for (int i = 0; i < 4; i++)
                net.second[four][unit][i] = (int8_t)sw_rng_next(&rng);
    for (int i = 0; i < NETWORK_SECOND; i++) {
        net.second_bias[i] = below(&rng, 100000);
        net.third[i] = (int16_t)sw_rng_next(&rng);
    }
    net.third_bias = below(&rng, 10000000);
    return net;
}

static home_board random_board(int side, sw_rng *rng)
{
    home_board board;
    puzzle_board goal = oracle_goal((puzzle_size){side, side}, side * side - 1);
    puzzle_board start = puzzle_scramble(&goal, rng);
    home_board_init(&board, &start, &goal);
    return board;
}

static int clip(long number)
{
    return number < 0 ? 0 : number > 127 ? 127 : (int)number;
}

/* The value by its definition, one unit at a time, from the board itself; sums of the first layer
 * wrap around as 16 bits do. */
static int slow_value(const network *net, const home_board *board)
{
    long hidden[NETWORK_HIDDEN], value = net->third_bias;
    int cells = net->side * net->side;
    for (int i = 0; i < NETWORK_HIDDEN; i++) {
        hidden[i] = net->first_bias[i];
        for (int cell = 0; cell < cells; cell++)
            if (board->home[cell] != cells - 1)
                hidden[i] += net->first[(board->home[cell] * cells + cell) * NETWORK_HIDDEN + i];
        hidden[i] = clip((int16_t)hidden[i] >> 3);
    }
    for (int unit = 0; unit < NETWORK_SECOND; unit++) {
        long sum = net->second_bias[unit];
        for (int i = 0; i < NETWORK_HIDDEN; i++)
            sum += hidden[i] * net->second[i / 4][unit][i % 4];
        value += (long)clip(sum >> 6) * net->third[unit];
    }
    return (int)(value >> 9);
}

static void a_value_is_what_its_definition_says(void **state)
{
    (void)state;
    for (int side = 2; side <= NETWORK_MAX_SIDE; side++) {
        network net = random_network(side, side % 2 ? 200 : 32767, (uint64_t)side);
        sw_rng rng = sw_rng_seed(9);
        for (int i = 0; i < 20; i++) {
            home_board board = random_board(side, &rng);
            network_sum sum;
            network_start(&net, &board, &sum);
            assert_int_equal(network_value(&net, &sum), slow_value(&net, &board));
        }
        network_deinit(&net);
    }
}

/* Small first weights leave units between their clips, large ones make sums wrap around. */
static void every_instruction_set_gives_the_same_values(void **state)
{
    (void)state;
    assert_non_null(network_code_here(0));
    for (int first = 50; first <= 32767; first *= 25) {
        network net = random_network(5, first, 77);
        sw_rng rng = sw_rng_seed(10);
        for (int i = 0; i < BOARDS; i++) {
            home_board board = random_board(5, &rng);
            int expected = slow_value(&net, &board);
            network_sum sum;
            network_start(&net, &board, &sum);
            for (int which = 0; network_code_here(which); which++)
                assert_int_equal(network_code_here(which)->value(&net, sum.unit), expected);
        }
        network_deinit(&net);
    }
}

static void the_largest_numbers_keep_every_sum_right(void **state)
{
    (void)state;
    const int signs[] = {-1, 1};
    for (int i = 0; i < 2; i++) {
        network net = random_network(SIDE, 0, 1);
        sw_rng rng = sw_rng_seed(1);
        home_board board = random_board(SIDE, &rng);
        memset(net.second, signs[i] < 0 ? -128 : 127, NETWORK_FOURS * sizeof *net.second);
        for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
            net.first_bias[unit] = INT16_MAX;
        for (int unit = 0; unit < NETWORK_SECOND; unit++) {
            net.second_bias[unit] = signs[i] * ((1 << 30) - 1);
            net.third[unit] = INT16_MIN;
        }
        net.third_bias = signs[i] * ((1 << 30) - 1);
        network_sum sum;
        network_start(&net, &board, &sum);
        for (int which = 0; network_code_here(which); which++)
            assert_int_equal(network_code_here(which)->value(&net, sum.unit),
                             slow_value(&net, &board));
        network_deinit(&net);
    }
}

static void a_moved_sum_is_that_of_the_moved_board(void **state)
{
    (void)state;
    network net = random_network(SIDE, 3000, 5);
    sw_rng rng = sw_rng_seed(3);
    home_board board = random_board(SIDE, &rng);
    network_sum sum, after, expected;
    network_start(&net, &board, &sum);
    for (int i = 0; i < BOARDS; i++) {
        int to = board.blank,
            from = home_step(board.size, to, (puzzle_move)(sw_rng_next(&rng) % 4));
        if (from < 0)
            continue;
        int home = board.home[from];
        home_board_slide(&board, from);
        network_start(&net, &board, &expected);
        for (int which = 0; network_code_here(which); which++) {
            const network_code *code = network_code_here(which);
            net.code = code;
            assert_int_equal(network_child_value(&net, &sum, home, from, to),
                             slow_value(&net, &board));
            memset(&after, 0, sizeof after);
            network_move(&net, &sum, home, from, to, &after);
            assert_memory_equal(&after, &expected, sizeof after);
        }
        sum = after;
    }
    network_deinit(&net);
}

static char *saved(scratch *own, const network *net, size_t *size)
{
    char *bytes = malloc(1 << 20);
    assert_int_equal(network_save(net, scratch_path(own, "net"), NULL), SW_OK);
    FILE *file = fopen(own->path, "rb");
    assert_non_null(file);
    *size = fread(bytes, 1, 1 << 20, file);
    fclose(file);
    return bytes;
}

static void write_bytes(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void check_refused(const char *path, sw_status status, const char *reason)
{
    network net = {.side = -1};
    sw_error error;
    char wanted[1024];
    assert_int_equal(network_load(&net, path, &error), status);
    assert_int_equal(net.side, -1);
    snprintf(wanted, sizeof wanted, "%s: %s", path, reason);
    assert_memory_equal(error.message, wanted, strlen(wanted));
    assert_int_equal(network_load(&net, path, NULL), status);
}

static void a_saved_network_is_read_number_for_number(void **state)
{
    scratch *own = *state;
    network net = random_network(3, 32767, 8), read;
    assert_int_equal(network_save(&net, scratch_path(own, "net"), NULL), SW_OK);
    assert_int_equal(network_load(&read, own->path, NULL), SW_OK);
    assert_int_equal(read.side, net.side);
    assert_memory_equal(read.first, net.first, network_first_count(3) * sizeof *net.first);
    assert_memory_equal(read.second, net.second, NETWORK_FOURS * sizeof *net.second);
    assert_memory_equal(read.first_bias, net.first_bias, sizeof net.first_bias);
    assert_memory_equal(read.second_bias, net.second_bias, sizeof net.second_bias);
    assert_memory_equal(read.third, net.third, sizeof net.third);
    assert_int_equal(read.third_bias, net.third_bias);
    network_deinit(&read);
    network_deinit(&net);
}

/* Byte by byte as docs/FORMATS.md has it. */
static void the_file_is_laid_out_as_documented(void **state)
{
    scratch *own = *state;
    network net = random_network(2, 100, 8);
    const unsigned char header[HEADER] = "SWVALUE\n\1\0\0\0\2\0\0\0\0\1\0\0\40\0\0";
    const size_t first = 3 * 4 * 256, second = HEADER + 2 * first + 2 * 256, biases = second + 8192;
    size_t size;
    net.first[first - 1] = -2;
    net.second[1][2][3] = -3;
    net.second_bias[0] = -0x01020304;
    net.third[31] = 0x0506;
    net.third_bias = 0x0708090a;
    char *bytes = saved(own, &net, &size);
    assert_int_equal(size, biases + 4 * 32 + 2 * 32 + 4 + CHECKSUM);
    assert_memory_equal(bytes, header, HEADER);
    assert_memory_equal(bytes + HEADER + 2 * first - 2, "\xfe\xff", 2);
    assert_int_equal(bytes[second + 32 * 4 + 2 * 4 + 3], -3);
    assert_memory_equal(bytes + biases, "\xfc\xfc\xfd\xfe", 4);
    assert_memory_equal(bytes + size - CHECKSUM - 6, "\6\5\x0a\x09\x08\x07", 6);
    free(bytes);
    network_deinit(&net);
}

static void any_flipped_byte_is_refused(void **state)
{
    scratch *own = *state;
    network net = random_network(2, 100, 8), read;
    size_t size;
    char *bytes = saved(own, &net, &size);
    for (size_t i = 0; i < size; i += i < HEADER || i + 16 > size ? 1 : 97) {
        bytes[i] ^= 0x10;
        write_bytes(own->path, bytes, size);
        bytes[i] ^= 0x10;
        check_refused(own->path, SW_BAD_INPUT, "");
    }
    write_bytes(own->path, bytes, size);
    assert_int_equal(network_load(&read, own->path, NULL), SW_OK);
    network_deinit(&read);
    free(bytes);
    network_deinit(&net);
}

static void a_file_of_any_other_length_is_refused(void **state)
{
    scratch *own = *state;
    network net = random_network(2, 100, 8);
    size_t size;
    char *bytes = saved(own, &net, &size);
    for (size_t length = 0; length < size; length += length < 2 * HEADER ? 1 : 997) {
        write_bytes(own->path, bytes, length);
        check_refused(own->path, SW_BAD_INPUT, "");
    }
    bytes[size] = 0;
    write_bytes(own->path, bytes, size + 1);
    check_refused(own->path, SW_BAD_INPUT, "15077 bytes long, not 15076");
    free(bytes);
    network_deinit(&net);
}

static void what_is_refused_says_why(void **state)
{
    scratch *own = *state;
    network net = random_network(2, 100, 8);
    size_t size;
    check_refused(scratch_path(own, "none"), SW_NOT_FOUND, "");
    check_refused(own->folder, SW_IO, "");
    scratch_write(own, "text", "1,2,3/4,5,6/7,8,0 and some more text, so that it is long enough");
    check_refused(own->path, SW_BAD_INPUT, "no network of learned values");
    char *bytes = saved(own, &net, &size);
    bytes[8] = 2;
    write_bytes(own->path, bytes, size);
    check_refused(own->path, SW_BAD_INPUT, "version 2 of the format, not 1");
    bytes[8] = 1;
    bytes[12] = NETWORK_MAX_SIDE + 1;
    write_bytes(own->path, bytes, size);
    check_refused(own->path, SW_BAD_INPUT, "a network of another size than any in use");
    bytes[12] = 2;
    bytes[size / 2] ^= 1;
    write_bytes(own->path, bytes, size);
    check_refused(own->path, SW_BAD_INPUT, "damaged: the checksum does not fit");
    net.third_bias = -(1 << 30);
    assert_int_equal(network_save(&net, own->path, NULL), SW_OK);
    check_refused(own->path, SW_BAD_INPUT, "a bias is out of range");
    free(bytes);
    network_deinit(&net);
}

static void a_path_that_cannot_be_written_is_named(void **state)
{
    scratch *own = *state;
    network net = random_network(2, 100, 8);
    sw_error error;
    assert_int_equal(network_save(&net, scratch_path(own, "no/net"), &error), SW_IO);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    network_deinit(&net);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_value_is_what_its_definition_says),
        cmocka_unit_test(every_instruction_set_gives_the_same_values),
        cmocka_unit_test(the_largest_numbers_keep_every_sum_right),
        cmocka_unit_test(a_moved_sum_is_that_of_the_moved_board),
        TEST(a_saved_network_is_read_number_for_number),
        TEST(the_file_is_laid_out_as_documented),
        TEST(any_flipped_byte_is_refused),
        TEST(a_file_of_any_other_length_is_refused),
        TEST(what_is_refused_says_why),
        TEST(a_path_that_cannot_be_written_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
