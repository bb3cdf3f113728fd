/* Tests the evaluators that beams share: what they are made of, how they are borrowed, and beams that they lead. */
#include "core/progress.h"
#include "engines/beam/beam.h"
#include "engines/beam/beam_search.h"
#include "oracle.h"
#include "solver/prepare.h"
#include "solver_parts.h"

#include "base/rng.h"
#include "os/thread.h"
#include "puzzle/scramble.h"

#include <time.h>

#include "claims.h"

#include "../../os/scratch.h"

static const puzzle_size size = {5, 5}, oblong_size = {5, 4}, large_size = {9, 9};
static const char network_name[] = "5x5.network", nearby_name[] = "nearby.values";

static int16_t small_weight(sw_rng *rng)
{
    return (int16_t)((int)sw_rng_below(rng, 5) - 2);
}

/* Makes a network of small weights that mean nothing: they turn the beam, and do not lead it astray. */
static network small_network(void)
{
    enum { UNITS = 64, BIAS = 10 * NETWORK_VALUE_UNIT };
    sw_rng rng = sw_rng_seed(4);
    network made;
    assert_int_equal(solver_network_init(&made, size.columns, UNITS), SW_OK);
    made.bias = BIAS;
    for (int i = 0; i < made.cells * made.cells * UNITS; i++)
        made.weight[i] = (int16_t)(small_weight(&rng) * 4);
    for (int i = 0; i < UNITS; i++) {
        made.out[i] = small_weight(&rng);
        made.first[i] = (int16_t)sw_rng_below(&rng, 100);
    }
    solver_network_prepare(&made);
    return made;
}

static nearby small_values(puzzle_size shape)
{
    sw_rng rng = sw_rng_seed(4);
    nearby made;
    assert_int_equal(solver_nearby_init(&made, shape), SW_OK);
    for (size_t i = 0; i < solver_nearby_count(); i++)
        made.weight[i] = small_weight(&rng);
    solver_nearby_prepare(&made);
    return made;
}

static void save_network(scratch *own)
{
    network made = small_network();
    assert_int_equal(solver_network_save(&made, scratch_path(own, network_name), NULL), SW_OK);
    solver_network_deinit(&made);
}

static void save_nearby(scratch *own)
{
    nearby made = small_values(large_size);
    assert_int_equal(solver_nearby_save(&made, scratch_path(own, nearby_name), NULL), SW_OK);
    solver_nearby_deinit(&made);
}

static evaluators *shared_of(const char *folder)
{
    evaluators *shared = solver_evaluators_create(NULL);
    assert_true(shared && solver_evaluators_set_folder(shared, folder));
    return shared;
}

static const evaluator *borrowed(evaluators *shared, puzzle_size shape)
{
    const evaluator *found = NULL;
    assert_int_equal(solver_evaluators_borrow(shared, shape, SOLVER_BUDGET_LEFT, NULL, &found),
                     SW_OK);
    assert_non_null(found);
    assert_true(puzzle_size_equal(found->size, shape));
    return found;
}

/* Every board with a goal of its own: the blank's home anywhere. */
static void check_solves(solver *solving)
{
    tables *shared = solver_shared_tables(solving);
    sw_rng rng = sw_rng_seed(7);
    puzzle_path paths[2] = {{0}};
    for (int i = 0; i<8; i += ORACLE_STRIDE> 1 ? 3 : 1) {
        puzzle_board any = oracle_goal(size, 24), goal = puzzle_scramble(&any, &rng);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        normalized_board board;
        solver_normalized_init(&board, &start, &goal);
        for (int threads = 1; threads <= 2; threads++) {
            solver_request request = {.threads = threads};
            solver_progress progress = {0};
            search_watch watch;
            puzzle_path *found = &paths[threads - 1];
            solver_watch_init(&watch, &request, &progress, 0);
            assert_int_equal(solver_beam_solve(shared, &board, 500, 2000, threads, &watch, found),
                             SW_OK);
            assert_true(puzzle_path_leads(found, &start, &goal));
        }
        assert_int_equal(paths[0].length, paths[1].length);
        assert_memory_equal(paths[0].moves, paths[1].moves, paths[0].length);
    }
    puzzle_path_deinit(&paths[0]);
    puzzle_path_deinit(&paths[1]);
}

/* ---- Learned values ---- */

static solver *solver_with(const char *folder)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_values(solving, folder));
    return solving;
}

static evaluators *evaluators_of(solver *solving)
{
    return solver_tables_evaluators(solver_shared_tables(solving));
}

CLAIM_WITH(a_network_alone_leads_where_there_is_one, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    sw_error error;
    save_network(own);
    solver *solving = solver_with(own->folder);
    const evaluator *found = borrowed(evaluators_of(solving), size);
    assert_true(solver_evaluator_has_network(found));
    assert_false(solver_evaluator_has_nearby(found));
    assert_int_equal(found->network.bias, 10 * EVALUATOR_UNIT);
    solver_evaluators_return(evaluators_of(solving), found);
    assert_int_equal(solver_check_values(solving, size, &error), SW_OK);
    check_solves(solving);
    solver_destroy(solving);
}

CLAIM_WITH(tiles_near_each_other_alone_lead_everywhere_else, scratch_setup, scratch_teardown)
{
    static const puzzle_size sizes[] = {{2, 2}, {4, 4}, {5, 4}, {6, 5}, {9, 9}, {12, 2}, {32, 32}};
    scratch *own = *state;
    sw_error error;
    save_nearby(own);
    solver *solving = solver_with(own->folder);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const evaluator *found = borrowed(evaluators_of(solving), sizes[i]);
        assert_false(solver_evaluator_has_network(found));
        assert_true(solver_evaluator_has_nearby(found));
        assert_true(puzzle_size_equal(found->nearby.size, sizes[i]));
        solver_evaluators_return(evaluators_of(solving), found);
        assert_int_equal(solver_check_values(solving, sizes[i], &error), SW_OK);
    }
    solver_destroy(solving);
}

CLAIM(squares_from_5_to_8_have_a_network_and_all_others_and_8x8_tiles_near_each_other)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++) {
            puzzle_size shape = {columns, rows};
            bool has_network = columns == rows && columns >= 5 && columns <= 8;
            assert_int_equal(solver_evaluators_units(shape) > 0, has_network);
            assert_int_equal(solver_evaluators_have_nearby(shape), !has_network || columns == 8);
        }
}

CLAIM(the_files_that_ship_are_good)
{
    solver *solving = solver_with(VALUES);
    for (int columns = PUZZLE_MIN_SIDE; columns <= 10; columns++)
        for (int rows = columns; rows <= 10; rows += ORACLE_STRIDE > 1 ? 5 : 1) {
            sw_error error;
            if (solver_check_values(solving, (puzzle_size){columns, rows}, &error) != SW_OK)
                fail_msg("%dx%d: %s", columns, rows, error.message);
        }
    solver_destroy(solving);
}

/* ---- Nodes ---- */

/* The board of a node, by its view. */
static normalized_board board_of(const evaluator *evaluator, const beam_node *node,
                                 puzzle_size shape)
{
    normalized_board board = {
        .size = shape, .cells = puzzle_size_cells(shape), .blank = node->blank};
    for (int cell = 0; cell < board.cells; cell++)
        board.home[cell] =
            (puzzle_tile)solver_evaluator_home(evaluator, solver_beam_node_view(node), cell);
    assert_int_equal(board.home[board.blank], board.cells - 1);
    return board;
}

/* Adds the values of the parts up as evaluator.h says. bound: the Manhattan distance. */
static int32_t slow_value(const evaluator *evaluator, const normalized_board *board, int32_t bound)
{
    home_way ways[PUZZLE_MAX_CELLS];
    int16_t accumulator[2 * NETWORK_MOST_UNITS];
    int64_t share = evaluator->nearby_share, sum = 0;
    solver_ways_look(board, ways);
    assert_int_equal(solver_ways_distance(board->cells, ways), bound);
    if (share > 0)
        sum += share * solver_nearby_value(&evaluator->nearby, ways);
    if (share < EVALUATOR_SHARES) {
        solver_network_accumulate(&evaluator->network, board, accumulator);
        sum += (EVALUATOR_SHARES - share) *
               (bound * EVALUATOR_UNIT + solver_network_value(&evaluator->network, accumulator));
    }
    return (int32_t)(sum / EVALUATOR_SHARES);
}

static void check_node(const evaluator *evaluator, const beam_search *search, int number,
                       puzzle_size shape)
{
    const beam_node *node = solver_beam_search_node(search, number);
    normalized_board board = board_of(evaluator, node, shape);
    uint64_t room[PUZZLE_MAX_CELLS] = {0};
    int16_t accumulator[2 * NETWORK_MOST_UNITS];
    evaluator_view *view = (evaluator_view *)room;
    const evaluator_view *kept = solver_beam_node_view(node);
    evaluator_start looks = solver_evaluator_look(evaluator, &board, view, accumulator);
    assert_true(node->key == solver_beam_search_key(search, &board));
    assert_int_equal(node->bound, looks.bound);
    assert_int_equal(node->value, looks.value);
    assert_int_equal(node->value, slow_value(evaluator, &board, node->bound));
    assert_int_equal(kept->near, view->near);
    assert_memory_equal(kept->ways, view->ways, (size_t)board.cells * sizeof *view->ways);
}

/* All is kept up to date from layer to layer; by two threads, too. */
static void check_nodes(const evaluator *evaluator, puzzle_size shape)
{
    enum { NODES = 600, LAYERS = ORACLE_STRIDE > 1 ? 25 : 40 }; /* so many that both threads work */
    sw_rng rng = sw_rng_seed(3);
    puzzle_board goal = oracle_goal(shape, puzzle_size_cells(shape) - 1);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_request request = {.threads = 2};
    solver_progress progress = {0};
    search_watch watch;
    solver_normalized_init(&board, &start, &goal);
    solver_watch_init(&watch, &request, &progress, 0);
    beam_search *search = solver_beam_search_create(evaluator, &board, NODES, 2000, 2);
    assert_non_null(search);
    for (int layer = 0; layer < LAYERS; layer++) {
        assert_int_equal(solver_beam_search_layer(search), layer);
        for (int i = 0; i < solver_beam_search_count(search); i++)
            check_node(evaluator, search, i, shape);
        assert_int_equal(solver_beam_search_advance(search, &watch), BEAM_ON);
    }
    assert_int_equal(solver_beam_search_count(search), NODES);
    solver_beam_search_destroy(search);
}

CLAIM_WITH(a_beam_s_nodes_are_valued_as_their_boards_are, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save_network(own);
    save_nearby(own);
    evaluators *shared = shared_of(own->folder);
    const puzzle_size shapes[] = {size, oblong_size, large_size};
    for (int i = 0; i < 3; i++) {
        const evaluator *found = borrowed(shared, shapes[i]);
        assert_int_equal(solver_evaluator_has_network(found), i == 0);
        check_nodes(found, shapes[i]);
        solver_evaluators_return(shared, found);
    }
    solver_evaluators_destroy(shared);
}

CLAIM(so_they_are_where_a_network_and_tiles_near_each_other_have_a_share_each)
{
    for (int share = 1; share < EVALUATOR_SHARES; share += 31) {
        evaluator both;
        network network = small_network();
        nearby values = small_values(size);
        solver_evaluator_init(&both, size, &values, &network, share);
        assert_true(solver_evaluator_has_network(&both) && solver_evaluator_has_nearby(&both));
        assert_int_equal(both.nearby_share, share);
        check_nodes(&both, size);
        solver_evaluator_deinit(&both);
    }
}

/* ---- Missing and damaged files ---- */

CLAIM(values_are_wanted_for_boards_of_17_cells_and_more)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            assert_int_equal(solver_wants_values((puzzle_size){columns, rows}),
                             columns * rows >= 17);
}

/* Checks that the message begins with that. */
static void check_message(solver *solving, puzzle_size shape, sw_status status, const char *message)
{
    sw_error error;
    assert_int_equal(solver_check_values(solving, shape, &error), status);
    assert_memory_equal(error.message, message, strlen(message));
}

/* Checks that no layered beam is there for boards of the size. */
static void check_no_beam(solver *solving, puzzle_size shape)
{
    tables *shared = solver_shared_tables(solving);
    const evaluator *found = NULL;
    sw_rng rng = sw_rng_seed(7);
    puzzle_board goal = oracle_goal(shape, 0), start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_request request = {.threads = 1};
    solver_progress progress = {0};
    search_watch watch;
    puzzle_path path = {0};
    assert_int_equal(
        solver_evaluators_borrow(evaluators_of(solving), shape, SOLVER_BUDGET_LEFT, NULL, &found),
        SW_NOT_FOUND);
    assert_null(found);
    assert_int_equal(solver_beam_fitness(shared, shape), BEAM_UNFIT);
    solver_normalized_init(&board, &start, &goal);
    solver_watch_init(&watch, &request, &progress, 0);
    assert_int_equal(solver_beam_solve(shared, &board, 500, 2000, 1, &watch, &path), SW_NOT_FOUND);
    assert_int_equal(path.length, 0);
    assert_int_equal(watch.expanded, 0);
    puzzle_path_deinit(&path);
}

/* What a beam takes is reckoned by the units that its size may have. */
CLAIM_WITH(a_network_of_more_units_than_there_is_room_for_is_refused, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    network large;
    sw_error error;
    int units = solver_evaluators_units(size) + NETWORK_UNIT_STEP;
    assert_int_equal(solver_network_init(&large, size.columns, units), SW_OK);
    assert_int_equal(solver_network_save(&large, scratch_path(own, network_name), NULL), SW_OK);
    solver_network_deinit(&large);
    solver *solving = solver_with(own->folder);
    assert_int_equal(solver_check_values(solving, size, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "network: 160 units; there is room for 128"));
    check_no_beam(solving, size);
    solver_destroy(solving);
}

CLAIM(without_a_folder_there_is_no_layered_beam)
{
    static const char message[] = "no folder with learned values";
    solver *solving = solver_with(NULL);
    check_message(solving, size, SW_NOT_FOUND, message);
    check_message(solving, oblong_size, SW_NOT_FOUND, message);
    check_no_beam(solving, size);
    check_no_beam(solving, oblong_size);
    solver_destroy(solving);
}

CLAIM_WITH(without_a_file_there_is_no_layered_beam, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver *solving = solver_with(own->folder);
    check_message(solving, size, SW_NOT_FOUND, scratch_path(own, network_name));
    check_message(solving, oblong_size, SW_NOT_FOUND, scratch_path(own, nearby_name));
    check_no_beam(solving, size);
    check_no_beam(solving, oblong_size);
    solver_destroy(solving);
}

/* Checks that tiles near each other lead in place of the network. */
static void check_without_network(solver *solving)
{
    const evaluator *found = borrowed(evaluators_of(solving), size);
    assert_false(solver_evaluator_has_network(found));
    assert_true(solver_evaluator_has_nearby(found));
    solver_evaluators_return(evaluators_of(solving), found);
    assert_int_equal(solver_beam_fitness(solver_shared_tables(solving), size), BEAM_MAY_FAIL);
    check_solves(solving);
}

CLAIM_WITH(without_a_network_s_file_tiles_near_each_other_lead, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save_nearby(own);
    solver *solving = solver_with(own->folder);
    check_message(solving, size, SW_NOT_FOUND, scratch_path(own, network_name));
    check_without_network(solving);
    solver_destroy(solving);
}

/* Damages the file named last, and returns what is said of it. */
static const char *damaged(scratch *own)
{
    static char message[600];
    FILE *file = fopen(own->path, "rb+");
    assert_non_null(file);
    assert_int_equal(fseek(file, 5000, SEEK_SET), 0);
    assert_int_equal(fwrite("damage", 1, 6, file), 6);
    assert_int_equal(fclose(file), 0);
    snprintf(message, sizeof message, "%s: damaged: the checksum does not fit", own->path);
    return message;
}

CLAIM_WITH(a_damaged_network_is_named_and_done_without, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save_nearby(own);
    save_network(own);
    const char *message = damaged(own);
    solver *solving = solver_with(own->folder);
    check_message(solving, size, SW_BAD_INPUT, message);
    check_without_network(solving);
    solver_destroy(solving);
}

CLAIM_WITH(where_all_files_are_damaged_there_is_no_layered_beam, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver *solving = solver_with(own->folder);
    save_network(own);
    check_message(solving, size, SW_BAD_INPUT, damaged(own));
    save_nearby(own);
    check_message(solving, oblong_size, SW_BAD_INPUT, damaged(own));
    check_no_beam(solving, size);
    check_no_beam(solving, oblong_size);
    solver_destroy(solving);
}

/* ---- Sharing ---- */

CLAIM(an_evaluator_is_made_once_and_kept)
{
    const puzzle_size sizes[] = {{4, 5}, {5, 4}, {6, 6}};
    evaluators *shared = shared_of(VALUES);
    const evaluator *first = borrowed(shared, size), *others[3];
    assert_ptr_equal(borrowed(shared, size), first);
    for (int i = 0; i < 3; i++)
        others[i] = borrowed(shared, sizes[i]);
    for (int i = 0; i < 3; i++)
        solver_evaluators_return(shared, others[i]);
    solver_evaluators_return(shared, first);
    assert_ptr_equal(borrowed(shared, size), first); /* still lent to the second */
    solver_evaluators_return(shared, first);
    solver_evaluators_return(shared, first);
    assert_ptr_equal(borrowed(shared, size), first);
    solver_evaluators_return(shared, first);
    solver_evaluators_destroy(shared);
}

/* One of two threads that want the same evaluator. */
typedef struct borrower {
    evaluators *shared;
    puzzle_size size;
    solver_progress progress;
    sw_status status;
    const evaluator *found;
} borrower;

static void borrow(void *data)
{
    borrower *self = data;
    self->status = solver_evaluators_borrow(self->shared, self->size, SOLVER_BUDGET_LEFT,
                                            &self->progress, &self->found);
}

static void pause_us(long us)
{
    const struct timespec time = {.tv_nsec = us * 1000};
    nanosleep(&time, NULL);
}

/* Whoever of the two makes the evaluator, at whatever moment: returns whether it was cancelled. */
static bool cancel_one_of_two(int cancelled, long after_us)
{
    evaluators *shared = shared_of(VALUES);
    const puzzle_size large = {7, 7};
    borrower both[2] = {{.shared = shared, .size = large}, {.shared = shared, .size = large}};
    os_thread threads[2];
    for (int i = 0; i < 2; i++)
        assert_int_equal(os_thread_start(&threads[i], borrow, &both[i], NULL), SW_OK);
    pause_us(after_us);
    solver_progress_cancel(&both[cancelled].progress);
    for (int i = 0; i < 2; i++)
        os_thread_join(threads[i]);
    const borrower *other = &both[1 - cancelled];
    assert_int_equal(other->status, SW_OK);
    assert_int_equal(other->found->network.side, 7);
    solver_evaluators_return(shared, other->found);
    bool was_cancelled = both[cancelled].status == SW_CANCELLED;
    if (!was_cancelled) {
        assert_int_equal(both[cancelled].status, SW_OK);
        assert_ptr_equal(both[cancelled].found, other->found);
        solver_evaluators_return(shared, other->found);
    }
    solver_evaluators_destroy(shared);
    return was_cancelled;
}

/* Making takes a few milliseconds: it is tried until one of the two had to wait, and was cancelled. */
CLAIM(cancelling_one_borrower_leaves_the_evaluator_to_the_other)
{
    enum { STEP_US = 100, STEPS = 12, MOST_TIMES = 600 };
    int times = ORACLE_STRIDE > 1 ? 4 : STEPS, cancelled = 0;
    for (int i = 0; i < times || (cancelled == 0 && i < MOST_TIMES); i++)
        cancelled += cancel_one_of_two(i % 2, i % STEPS * STEP_US);
    assert_true(cancelled > 0);
}

/* The values are read while the second borrower comes: what the first one reads of the evaluator's entry
 * meanwhile nobody may write any more. A thread sanitizer looks on. */
CLAIM_WITH(an_evaluator_that_is_being_made_is_not_written_by_others, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    save_network(own);
    for (int i = 0; i < 4; i++) {
        evaluators *shared = shared_of(own->folder);
        borrower both[2] = {{.shared = shared, .size = size}, {.shared = shared, .size = size}};
        os_thread threads[2];
        for (int j = 0; j < 2; j++)
            assert_int_equal(os_thread_start(&threads[j], borrow, &both[j], NULL), SW_OK);
        for (int j = 0; j < 2; j++)
            os_thread_join(threads[j]);
        assert_int_equal(both[0].status, SW_OK);
        assert_ptr_equal(both[0].found, both[1].found);
        assert_true(solver_evaluator_has_network(both[0].found));
        for (int j = 0; j < 2; j++)
            solver_evaluators_return(shared, both[j].found);
        solver_evaluators_destroy(shared);
    }
}
