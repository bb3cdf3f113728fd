#define XXH_INLINE_ALL
#include "live_pages.h"
#include "oracle.h"
#include "patterns/pattern_file.h"
#include "patterns/pattern_pool.h"
#include "solver/cache.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include "claims.h"

#include "../../os/scratch.h"

/* The table of tiles 1, 2 and 3 of 3x4 with the blank's home in the last cell: a header of 56 bytes,
 * and a word for each of its blocks. */
enum { HOMES = 0x7, BLANK_HOME = 11, HEADER = 56, MOST_BYTES = 1 << 14 };
static const puzzle_size size = {3, 4};
static const char name[] = "3x4-3-7-ff8.swpt";

static pattern_space space;
static pattern known; /* as it is made */

static int make_table(void **state)
{
    (void)state;
    pattern_making making = {.threads = 1};
    return solver_pattern_space_init(&space, size, 3, &making.stop) == SW_OK &&
                   solver_pattern_init(&known, &space, HOMES, BLANK_HOME, &making) == SW_OK
               ? 0
               : -1;
}

static int drop_table(void **state)
{
    (void)state;
    solver_pattern_deinit(&known);
    solver_pattern_space_deinit(&space);
    return 0;
}

/* The bytes of a file. */
typedef struct content {
    unsigned char data[MOST_BYTES];
    size_t size;
} content;

static content read_file(const char *path)
{
    content found;
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    found.size = fread(found.data, 1, sizeof found.data, file);
    assert_in_range(found.size, HEADER + 1, sizeof found.data - 1);
    fclose(file);
    return found;
}

static void write_file(const char *path, const content *wanted)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(wanted->data, 1, wanted->size, file), wanted->size);
    assert_int_equal(fclose(file), 0);
}

static solver_file save(const char *folder)
{
    solver_file about;
    assert_int_equal(solver_pattern_file_save(&known, folder, NULL, &about, NULL), SW_OK);
    assert_string_equal(about.name, name);
    assert_int_equal(about.bytes, HEADER + solver_pattern_bytes(&known));
    return about;
}

static sw_status load(pattern *out, const char *folder)
{
    const atomic_bool stop = false;
    return solver_pattern_file_load(out, &space, HOMES, BLANK_HOME, folder, &stop);
}

static void check_refused(const char *folder)
{
    pattern table;
    assert_int_equal(load(&table, folder), SW_NOT_FOUND);
    assert_null(table.bits);
}

static void check_loaded(const char *folder)
{
    pattern table;
    assert_int_equal(load(&table, folder), SW_OK);
    assert_ptr_equal(table.space, known.space);
    assert_int_equal(table.homes, known.homes);
    assert_int_equal(table.outside, known.outside);
    assert_int_equal(table.home_block, known.home_block);
    assert_int_equal(table.dark, known.dark);
    assert_int_equal(table.words, known.words);
    assert_memory_equal(table.bits, known.bits, solver_pattern_bytes(&known));
    solver_pattern_deinit(&table);
}

CLAIM_WITH(a_saved_table_is_read_bit_for_bit, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    check_refused(own->folder);
    assert_true(save(own->folder).written);
    check_loaded(own->folder);
    assert_false(save(own->folder).written);
    check_refused(scratch_path(own, "other"));
}

CLAIM_WITH(the_folder_is_made_where_it_is_missing, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char folder[sizeof own->path];
    snprintf(folder, sizeof folder, "%s", scratch_path(own, "cache/slidewise/tables"));
    assert_true(save(folder).written);
    check_loaded(folder);
}

/* The layout that docs/FORMATS.md describes. */
CLAIM_WITH(the_header_says_what_the_table_depends_on, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    uint16_t shape[2];
    uint32_t numbers[5], version[2];
    uint64_t bytes;
    assert_memory_equal(file.data, "SWTABLE\n", 8);
    memcpy(version, file.data + 8, sizeof version);
    memcpy(shape, file.data + 16, sizeof shape);
    memcpy(numbers, file.data + 20, sizeof numbers);
    memcpy(&bytes, file.data + 40, sizeof bytes);
    assert_int_equal(version[0], 1);
    assert_int_equal(version[1], 0x01020304);
    assert_int_equal(shape[0], 3);
    assert_int_equal(shape[1], 4);
    assert_int_equal(numbers[0], 3);
    assert_int_equal(numbers[1], 0x007);
    assert_int_equal(numbers[2], 0xff8);
    assert_int_equal(numbers[3], space.blocks);
    assert_int_equal(numbers[4], 1); /* 3! orders */
    assert_int_equal(bytes, space.blocks * 8);
    assert_int_equal(file.size, HEADER + bytes);
}

/* A file of version 1 has these bits and this sum on every machine of this byte order. Where the
 * numbering of states or the meaning of a bit has changed, so must the version. */
CLAIM_WITH(the_version_stands_for_the_bits, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    uint64_t sum;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    memcpy(&sum, file.data + 48, sizeof sum);
    assert_true(sum == UINT64_C(0x078c7f4c7de0a743)); /* by xxhsum -H3, byte 49 to 56 left out */
}

CLAIM_WITH(any_flipped_bit_is_noticed, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    for (size_t bit = 0; bit < file.size * 8; bit += bit < (HEADER + 8) * 8 ? 1 : 101) {
        file.data[bit / 8] ^= (unsigned char)(1 << bit % 8);
        write_file(scratch_path(own, name), &file);
        check_refused(own->folder);
        file.data[bit / 8] ^= (unsigned char)(1 << bit % 8);
    }
    write_file(scratch_path(own, name), &file);
    check_loaded(own->folder);
}

CLAIM_WITH(a_file_of_any_other_length_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    for (size_t size_now = 0; size_now <= file.size + 9;
         size_now += size_now < HEADER + 9 ? 1 : 7) {
        content other = file;
        other.size = size_now == file.size ? size_now + 1 : size_now;
        memset(other.data + file.size, 0, sizeof other.data - file.size);
        write_file(scratch_path(own, name), &other);
        check_refused(own->folder);
    }
}

/* What is not a table's file does not even hold a reader up. */
CLAIM_WITH(what_is_no_file_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver_file about;
    sw_error error;
    assert_int_equal(mkdir(scratch_path(own, name), 0700), 0);
    check_refused(own->folder);
    assert_int_equal(solver_pattern_file_save(&known, own->folder, NULL, &about, &error), SW_IO);
    assert_non_null(strstr(error.message, name));
    assert_int_equal(rmdir(own->path), 0);
    assert_int_equal(mkfifo(own->path, 0600), 0);
    alarm(5);
    check_refused(own->folder);
    alarm(0);
}

CLAIM_WITH(the_file_of_another_table_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    pattern other;
    solver_file about;
    pattern_making making = {.threads = 1};
    assert_int_equal(solver_pattern_init(&other, &space, 0x00b, BLANK_HOME, &making), SW_OK);
    assert_int_equal(solver_pattern_file_save(&other, own->folder, NULL, &about, NULL), SW_OK);
    solver_pattern_deinit(&other);
    content file = read_file(scratch_path(own, about.name));
    write_file(scratch_path(own, name), &file);
    check_refused(own->folder);
    assert_int_equal(solver_pattern_file_look(own->folder, name).state, SOLVER_FILE_DAMAGED);
}

CLAIM_WITH(what_is_not_to_be_trusted_is_written_anew, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    file.data[file.size - 1] ^= 1;
    write_file(scratch_path(own, name), &file);
    assert_true(save(own->folder).written);
    check_loaded(own->folder);
}

CLAIM_WITH(a_folder_that_cannot_be_written_is_named, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver_file about;
    sw_error error;
    char folder[sizeof own->path], wanted[2 * sizeof own->path];
    scratch_write(own, "file", "");
    snprintf(folder, sizeof folder, "%s", scratch_path(own, "file/tables"));
    assert_int_equal(solver_pattern_file_save(&known, folder, NULL, &about, &error), SW_IO);
    snprintf(wanted, sizeof wanted, "%s: cannot make the folder: ", folder);
    assert_memory_equal(error.message, wanted, strlen(wanted));
    assert_int_equal(solver_pattern_file_save(&known, "/proc", NULL, &about, &error), SW_IO);
    snprintf(wanted, sizeof wanted, "/proc/%s: cannot write beside it: ", name);
    assert_memory_equal(error.message, wanted, strlen(wanted));
}

CLAIM_WITH(what_is_stopped_leaves_nothing, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    atomic_bool stop = true;
    solver_file about;
    solver_file *files;
    size_t count, pages = live_pages();
    assert_int_equal(solver_pattern_file_save(&known, own->folder, &stop, &about, NULL),
                     SW_CANCELLED);
    assert_int_equal(solver_cache_list(&files, &count, own->folder, NULL), SW_OK);
    assert_int_equal(count, 0);
    save(own->folder);
    pattern table;
    assert_int_equal(
        solver_pattern_file_load(&table, &space, HOMES, BLANK_HOME, own->folder, &stop),
        SW_CANCELLED);
    assert_null(table.bits);
    assert_int_equal(live_pages(), pages);
}

/* What is read counts as made at one stroke; what cannot be read is made. */
CLAIM_WITH(a_pool_reads_what_its_folder_has, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    pattern_loan loan;
    save(own->folder);
    for (int damaged = 0; damaged < 2; damaged++) {
        pattern_making making = {.threads = 1};
        if (damaged)
            assert_int_equal(truncate(scratch_path(own, name), HEADER), 0);
        pattern_pool *pool = solver_pattern_pool_create(NULL);
        assert_true(solver_pattern_pool_set_folder(pool, own->folder));
        assert_int_equal(solver_pattern_pool_borrow(pool, size, HOMES, BLANK_HOME, &making, &loan),
                         SW_OK);
        assert_memory_equal(loan.table->bits, known.bits, solver_pattern_bytes(&known));
        uint64_t all = (uint64_t)space.blocks * (uint64_t)space.orders;
        assert_int_equal(atomic_load(&making.states), damaged ? all - 1 : all); /* less the goal */
        solver_pattern_pool_return(pool, loan.table);
        solver_pattern_pool_destroy(pool);
    }
}

static solver_claim *claim_in(solver **out, const char *folder, const puzzle_board *goal)
{
    assert_int_equal(solver_create(out, NULL), SW_OK);
    assert_true(solver_set_cache(*out, folder));
    solver_claim *claim = solver_claim_tables(*out, goal);
    assert_non_null(claim);
    assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
    return claim;
}

CLAIM_WITH(a_claim_saves_its_tables_once, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    puzzle_board goal = oracle_goal((puzzle_size){3, 4}, 11);
    for (int time = 0; time < 2; time++) {
        solver *solving;
        solver_file files[SOLVER_MOST_FILES], *listed;
        int count;
        size_t there;
        uint64_t bytes = 0;
        solver_claim *claim = claim_in(&solving, own->folder, &goal);
        assert_int_equal(solver_claim_save(claim, NULL, files, &count, NULL), SW_OK);
        assert_in_range(count, 1, SOLVER_MOST_FILES);
        assert_int_equal(solver_cache_list(&listed, &there, own->folder, NULL), SW_OK);
        assert_int_equal(there, count);
        for (int i = 0; i < count; i++) {
            assert_int_equal(files[i].written, time == 0);
            assert_int_equal(listed[i].state, SOLVER_FILE_GOOD);
            bytes += listed[i].bytes - HEADER;
        }
        assert_int_equal(bytes, solver_claim_state(claim).bytes);
        free(listed);
        solver_claim_drop(claim);
        solver_destroy(solving);
    }
}

CLAIM_WITH(boards_without_tables_have_nothing_to_save, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    puzzle_board goal = oracle_goal((puzzle_size){6, 6}, 0);
    solver *solving;
    solver_file files[SOLVER_MOST_FILES];
    int count = 1;
    solver_claim *claim = claim_in(&solving, own->folder, &goal);
    assert_int_equal(solver_claim_save(claim, NULL, files, &count, NULL), SW_OK);
    assert_int_equal(count, 0);
    solver_claim_drop(claim);
    solver_destroy(solving);
}

CLAIM_WITH(files_are_told_apart, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver_file *files;
    size_t count;
    save(own->folder);
    content file = read_file(scratch_path(own, name));
    write_file(scratch_path(own, "3x4-3-7-ff8.swpt.tmp-1-0"), &file);
    write_file(scratch_path(own, "renamed.swpt"), &file);
    file.data[8]++;
    write_file(scratch_path(own, "version.swpt"), &file);
    scratch_write(own, "empty.swpt", "");
    scratch_write(own, "text.txt", "");
    scratch_write(own, ".swpt", "");
    assert_int_equal(solver_cache_list(&files, &count, own->folder, NULL), SW_OK);
    const struct {
        const char *name;
        solver_file_state state;
    } wanted[] = {
        {name, SOLVER_FILE_GOOD},
        {"3x4-3-7-ff8.swpt.tmp-1-0", SOLVER_FILE_UNFINISHED},
        {"empty.swpt", SOLVER_FILE_DAMAGED},
        {"renamed.swpt", SOLVER_FILE_DAMAGED},
        {"version.swpt", SOLVER_FILE_STALE},
    };
    assert_int_equal(count, sizeof wanted / sizeof *wanted);
    for (size_t i = 0; i < count; i++) {
        assert_string_equal(files[i].name, wanted[i].name);
        assert_int_equal(files[i].state, wanted[i].state);
        assert_int_equal(files[i].bytes, i == 2 ? 0 : file.size);
    }
    free(files);
}

CLAIM_WITH(clearing_removes_tables_and_nothing_else, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    size_t files;
    uint64_t bytes;
    save(own->folder);
    scratch_write(own, "empty.swpt", "");
    scratch_write(own, "text.txt", "");
    assert_int_equal(solver_cache_clear(own->folder, &files, &bytes, NULL), SW_OK);
    assert_int_equal(files, 2);
    assert_int_equal(bytes, HEADER + solver_pattern_bytes(&known));
    assert_int_not_equal(access(scratch_path(own, name), F_OK), 0);
    assert_int_equal(access(scratch_path(own, "text.txt"), F_OK), 0);
    assert_int_equal(solver_cache_clear(own->folder, &files, &bytes, NULL), SW_OK);
    assert_int_equal(files + bytes, 0);
    assert_int_equal(solver_cache_clear(scratch_path(own, "no"), &files, &bytes, NULL), SW_OK);
    assert_int_equal(files + bytes, 0);
}

/* ---- Files with a right checksum and wrong bits ---- */

typedef void damage(unsigned char *bits, size_t bytes);

static void zero(unsigned char *bits, size_t bytes)
{
    memset(bits, 0, bytes);
}

static void invert(unsigned char *bits, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        bits[i] ^= 0xff;
}

static void scatter(unsigned char *bits, size_t bytes)
{
    sw_rng rng = sw_rng_seed(11);
    for (size_t i = 0; i < bytes; i++)
        bits[i] = (unsigned char)sw_rng_below(&rng, 256);
}

static void forge(const char *path, damage *damage)
{
    FILE *file = fopen(path, "rb+");
    unsigned char *data = malloc(1 << 20);
    assert_true(file && data);
    size_t bytes = fread(data, 1, 1 << 20, file);
    assert_in_range(bytes, HEADER + 1, (1 << 20) - 1);
    damage(data + HEADER, bytes - HEADER);
    XXH3_state_t *sum = XXH3_createState();
    assert_non_null(sum);
    XXH3_64bits_reset(sum);
    XXH3_64bits_update(sum, data, HEADER - 8);
    XXH3_64bits_update(sum, data + HEADER, bytes - HEADER);
    uint64_t right = XXH3_64bits_digest(sum);
    XXH3_freeState(sum);
    memcpy(data + HEADER - 8, &right, 8);
    rewind(file);
    assert_int_equal(fwrite(data, 1, bytes, file), bytes);
    assert_int_equal(fclose(file), 0);
    free(data);
}

static damage *const damages[] = {zero, invert, scatter};
enum { DAMAGES = sizeof damages / sizeof *damages };

/* Every file in the folder gets wrong bits under a right checksum. */
static void forge_all(scratch *own, damage *damage)
{
    solver_file *files;
    size_t count;
    assert_int_equal(solver_cache_list(&files, &count, own->folder, NULL), SW_OK);
    for (size_t i = 0; i < count; i++)
        forge(scratch_path(own, files[i].name), damage);
    free(files);
    assert_int_equal(solver_cache_list(&files, &count, own->folder, NULL), SW_OK);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(files[i].state, SOLVER_FILE_GOOD);
    free(files);
    assert_true(count > 0);
}

CLAIM_WITH(a_walk_down_wrong_bits_ends, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    int broken = 0;
    alarm(20);
    for (int i = 0; i < DAMAGES; i++) {
        pattern table;
        const uint32_t far = (1u << 9) | (1u << 10) | (1u << 11);
        save(own->folder);
        forge_all(own, damages[i]);
        assert_int_equal(load(&table, own->folder), SW_OK);
        for (int order = 0; order < 3; order++)
            broken += solver_pattern_distance(&table, far, (tile_order)(2 << 3 * order), 0) < 0;
        solver_pattern_deinit(&table);
        assert_int_equal(unlink(scratch_path(own, name)), 0);
    }
    alarm(0);
    assert_true(broken > 0);
}

static puzzle_board hard_board(const puzzle_board *goal)
{
    sw_rng rng = sw_rng_seed(5);
    return puzzle_scramble(goal, &rng);
}

/* With any method: the answer is the right one, though every file is wrong. */
static void check_solved(const char *folder, const solver_request *request, size_t length)
{
    solver *solving;
    solver_answer answer;
    solver_claim *claim = claim_in(&solving, folder, &request->goal);
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    assert_int_equal(answer.path.length, length);
    solver_answer_deinit(&answer);
    assert_int_equal(solver_claim_wait(claim, NULL), SW_OK); /* they are made anew */
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    assert_int_equal(answer.path.length, length);
    assert_memory_equal(answer.heuristic, "pattern databases", strlen("pattern databases"));
    solver_answer_deinit(&answer);
    solver_claim_drop(claim);
    solver_destroy(solving);
}

static size_t right_length(const char *folder, const solver_request *request)
{
    solver *solving;
    solver_answer answer;
    solver_file files[SOLVER_MOST_FILES];
    int count;
    solver_claim *claim = claim_in(&solving, folder, &request->goal);
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    size_t length = answer.path.length;
    solver_answer_deinit(&answer);
    assert_int_equal(solver_claim_save(claim, NULL, files, &count, NULL), SW_OK);
    solver_claim_drop(claim);
    solver_destroy(solving);
    return length;
}

CLAIM_WITH(wrong_tables_are_dropped_and_made_anew, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    puzzle_board goal = oracle_goal((puzzle_size){3, 4}, 11);
    solver_request request = {
        .start = hard_board(&goal), .goal = goal, .engine = SOLVER_OPTIMAL, .threads = 1};
    size_t length = right_length(own->folder, &request);
    assert_true(length > 20);
    alarm(60);
    for (int method = 0; method < 2; method++) {
        request.method.algorithm = method ? SOLVER_IDASTAR : SOLVER_ANY_ALGORITHM;
        request.method.heuristic = method ? SOLVER_PATTERN_DATABASE : SOLVER_ANY_HEURISTIC;
        forge_all(own, zero);
        check_solved(own->folder, &request, length);
    }
    alarm(0);
}

static void *look(void *data)
{
    solver_file *about = data;
    char folder[sizeof about->name];
    snprintf(folder, sizeof folder, "%s", about->name);
    *about = solver_pattern_file_look(folder, name);
    return NULL;
}

/* Some systems give a thread 128 KB, and its callers have frames there, too. */
CLAIM_WITH(a_file_is_read_on_a_small_stack, scratch_setup, scratch_teardown)
{
    enum { STACK = 1 << 16 };
    scratch *own = *state;
    pthread_t thread;
    pthread_attr_t small;
    solver_file about = {.state = SOLVER_FILE_DAMAGED};
    if (ORACLE_STRIDE > 1)
        skip(); /* a sanitizer needs a larger one itself */
    save(own->folder);
    snprintf(about.name, sizeof about.name, "%s", own->folder);
    assert_int_equal(pthread_attr_init(&small), 0);
    assert_int_equal(pthread_attr_setstacksize(&small, STACK), 0);
    assert_int_equal(pthread_create(&thread, &small, look, &about), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(pthread_attr_destroy(&small), 0);
    assert_int_equal(about.state, SOLVER_FILE_GOOD);
}

CLAIMS_WITH(make_table, drop_table)
