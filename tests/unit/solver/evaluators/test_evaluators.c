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

static const puzzle_size size = {5, 5}, large_size = {9, 9};
static const char name[] = "5x5.values";

/* Small weights that mean nothing: they turn the beam, and do not lead it astray. */
static void save_values(scratch *own)
{
    sw_rng rng = sw_rng_seed(4);
    learned values;
    assert_int_equal(solver_learned_init(&values, size.columns), SW_OK);
    values.bias = 10 * LEARNED_UNIT;
    for (size_t i = 0; i < solver_learned_count(size.columns); i++)
        values.weight[i] = (int16_t)((int)sw_rng_below(&rng, 5) - 2);
    assert_int_equal(solver_learned_save(&values, scratch_path(own, name), NULL), SW_OK);
    solver_learned_deinit(&values);
}

static void save_nearby(scratch *own)
{
    sw_rng rng = sw_rng_seed(4);
    nearby values;
    assert_int_equal(solver_nearby_init(&values, large_size), SW_OK);
    for (size_t i = 0; i < solver_nearby_count(); i++)
        values.weight[i] = (int16_t)((int)sw_rng_below(&rng, 5) - 2);
    solver_nearby_prepare(&values);
    assert_int_equal(solver_nearby_save(&values, scratch_path(own, "squares.values"), NULL), SW_OK);
    solver_nearby_deinit(&values);
}

static const evaluator *borrowed(evaluators *shared, int blank_home)
{
    const evaluator *found = NULL;
    assert_int_equal(
        solver_evaluators_borrow(shared, size, blank_home, SOLVER_BUDGET_LEFT, NULL, &found),
        SW_OK);
    assert_non_null(found);
    assert_int_equal(found->base.blank_home, blank_home);
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

CLAIM_WITH(values_guide_the_squares_whose_blank_ends_in_the_corner, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save_values(own);
    solver *solving = solver_with(own->folder);
    evaluators *shared = solver_tables_evaluators(solver_shared_tables(solving));
    const evaluator *corner = borrowed(shared, 24), *middle = borrowed(shared, 12);
    assert_true(corner->has_pairs);
    assert_int_equal(corner->pairs.bias, 10 * LEARNED_UNIT);
    assert_false(middle->has_pairs);
    solver_evaluators_return(shared, corner);
    solver_evaluators_return(shared, middle);
    sw_error error;
    assert_int_equal(solver_check_values(solving, size, &error), SW_OK);
    check_solves(solving);
    solver_destroy(solving);
}

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

static void check_node(const evaluator *evaluator, const beam_node *node, puzzle_size shape)
{
    normalized_board board = board_of(evaluator, node, shape);
    uint64_t room[PUZZLE_MAX_CELLS] = {0};
    evaluator_view *view = (evaluator_view *)room;
    evaluator_start looks = solver_evaluator_look(evaluator, &board, view);
    const evaluator_pair_view *pairs = &solver_beam_node_view(node)->pairs;
    assert_true(node->key == looks.key);
    assert_int_equal(node->bound, looks.bound);
    assert_int_equal(node->value, looks.value);
    if (evaluator->is_nearby)
        assert_memory_equal(node->view, view, solver_evaluator_view_bytes(evaluator));
    else
        assert_memory_equal(pairs->index, view->pairs.index,
                            (size_t)evaluator->base.groups * sizeof *pairs->index);
}

/* All is kept up to date from layer to layer; by two threads, too. */
static void check_nodes(const evaluator *evaluator, puzzle_size shape)
{
    sw_rng rng = sw_rng_seed(3);
    puzzle_board goal = oracle_goal(shape, puzzle_size_cells(shape) - 1);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_request request = {.threads = 2};
    solver_progress progress = {0};
    search_watch watch;
    solver_normalized_init(&board, &start, &goal);
    solver_watch_init(&watch, &request, &progress, 0);
    beam_search *search = solver_beam_search_create(evaluator, &board, 300, 2000, 2);
    assert_non_null(search);
    for (int layer = 0; layer < 40; layer++) {
        assert_int_equal(solver_beam_search_layer(search), layer);
        for (int i = 0; i < solver_beam_search_count(search); i++)
            check_node(evaluator, solver_beam_search_node(search, i), shape);
        assert_int_equal(solver_beam_search_advance(search, &watch), BEAM_ON);
    }
    assert_int_equal(solver_beam_search_count(search), 300);
    solver_beam_search_destroy(search);
}

CLAIM_WITH(a_beam_s_nodes_are_valued_as_their_boards_are, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    evaluators *shared = solver_evaluators_create(NULL);
    save_values(own);
    save_nearby(own);
    assert_true(shared && solver_evaluators_set_folder(shared, own->folder));
    const evaluator *evaluator = borrowed(shared, 24), *large;
    check_nodes(evaluator, size);
    assert_int_equal(
        solver_evaluators_borrow(shared, large_size, 80, SOLVER_BUDGET_LEFT, NULL, &large), SW_OK);
    assert_true(large->is_nearby);
    check_nodes(large, large_size);
    solver_evaluators_return(shared, evaluator);
    solver_evaluators_return(shared, large);
    solver_evaluators_destroy(shared);
}

CLAIM(values_are_wanted_for_5x5_and_boards_of_24_cells_and_more)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            assert_int_equal(solver_wants_values((puzzle_size){columns, rows}),
                             columns * rows >= 24);
}

/* The check's message begins with that, and the databases alone guide the beam. */
static void check_without(solver *solving, sw_status status, const char *message)
{
    sw_error error;
    evaluators *shared = solver_tables_evaluators(solver_shared_tables(solving));
    assert_int_equal(solver_check_values(solving, size, &error), status);
    assert_memory_equal(error.message, message, strlen(message));
    const evaluator *found = borrowed(shared, 24);
    assert_false(found->has_pairs);
    solver_evaluators_return(shared, found);
    check_solves(solving);
    solver_destroy(solving);
}

CLAIM(without_a_folder_the_databases_guide)
{
    check_without(solver_with(NULL), SW_NOT_FOUND, "no folder with learned values");
}

CLAIM_WITH(without_a_file_the_databases_guide, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    solver *solving = solver_with(own->folder);
    check_without(solving, SW_NOT_FOUND, scratch_path(own, name));
}

CLAIM_WITH(a_damaged_file_is_named_and_done_without, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char message[600];
    save_values(own);
    FILE *file = fopen(own->path, "rb+");
    assert_non_null(file);
    assert_int_equal(fseek(file, 5000, SEEK_SET), 0);
    assert_int_equal(fwrite("damage", 1, 6, file), 6);
    assert_int_equal(fclose(file), 0);
    snprintf(message, sizeof message, "%s: damaged: the checksum does not fit", own->path);
    check_without(solver_with(own->folder), SW_BAD_INPUT, message);
}

/* ---- Sharing ---- */

CLAIM(an_evaluator_is_made_once_and_kept)
{
    evaluators *shared = solver_evaluators_create(NULL);
    assert_non_null(shared);
    const evaluator *first = borrowed(shared, 24);
    assert_ptr_equal(borrowed(shared, 24), first);
    const evaluator *others[3] = {borrowed(shared, 0), borrowed(shared, 4), borrowed(shared, 12)};
    for (int i = 0; i < 3; i++)
        solver_evaluators_return(shared, others[i]);
    solver_evaluators_return(shared, first);
    assert_ptr_equal(borrowed(shared, 24), first); /* still lent to the second */
    solver_evaluators_return(shared, first);
    solver_evaluators_return(shared, first);
    assert_ptr_equal(borrowed(shared, 24), first);
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
    int blank_home = puzzle_size_cells(self->size) - 1;
    self->status = solver_evaluators_borrow(self->shared, self->size, blank_home,
                                            SOLVER_BUDGET_LEFT, &self->progress, &self->found);
}

static void pause_us(long us)
{
    const struct timespec time = {.tv_nsec = us * 1000};
    nanosleep(&time, NULL);
}

/* Whoever of the two makes the evaluator, at whatever moment: returns whether it was cancelled. */
static bool cancel_one_of_two(int cancelled, long after_us)
{
    evaluators *shared = solver_evaluators_create(NULL);
    const puzzle_size large = {6, 6};
    borrower both[2] = {{.shared = shared, .size = large}, {.shared = shared, .size = large}};
    os_thread threads[2];
    assert_non_null(shared);
    for (int i = 0; i < 2; i++)
        assert_int_equal(os_thread_start(&threads[i], borrow, &both[i], NULL), SW_OK);
    pause_us(after_us);
    solver_progress_cancel(&both[cancelled].progress);
    for (int i = 0; i < 2; i++)
        os_thread_join(threads[i]);
    const borrower *other = &both[1 - cancelled];
    assert_int_equal(other->status, SW_OK);
    assert_int_equal(other->found->base.blank_home, 35);
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

CLAIM(cancelling_one_borrower_leaves_the_evaluator_to_the_other)
{
    int times = ORACLE_STRIDE > 1 ? 4 : 12, cancelled = 0;
    for (int i = 0; i < times; i++)
        cancelled += cancel_one_of_two(i % 2, i * 500);
    assert_true(cancelled > 0);
}

/* The values are read while the second borrower comes: what the first one reads of the evaluator's entry
 * meanwhile nobody may write any more. A thread sanitizer looks on. */
CLAIM_WITH(an_evaluator_that_is_being_made_is_not_written_by_others, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    save_values(own);
    for (int i = 0; i < 4; i++) {
        evaluators *shared = solver_evaluators_create(NULL);
        borrower both[2] = {{.shared = shared, .size = size}, {.shared = shared, .size = size}};
        os_thread threads[2];
        assert_true(shared && solver_evaluators_set_folder(shared, own->folder));
        for (int j = 0; j < 2; j++)
            assert_int_equal(os_thread_start(&threads[j], borrow, &both[j], NULL), SW_OK);
        for (int j = 0; j < 2; j++)
            os_thread_join(threads[j]);
        assert_int_equal(both[0].status, SW_OK);
        assert_ptr_equal(both[0].found, both[1].found);
        assert_int_equal(both[0].found->base.blank_home, 24);
        assert_true(both[0].found->has_pairs);
        for (int j = 0; j < 2; j++)
            solver_evaluators_return(shared, both[j].found);
        solver_evaluators_destroy(shared);
    }
}
