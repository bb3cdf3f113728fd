#include "core/progress.h"
#include "engines/anytime/shortcut.h"
#include "oracle.h"

#include "base/rng.h"

#include "claims.h"

enum { ENOUGH = 1000000 };

/* A random walk from the goal, and the way back, which has detours. */
typedef struct walk {
    puzzle_board goal, start;
    puzzle_path path;
} walk;

static walk make_walk(puzzle_size size, int blank, int moves, sw_rng *rng)
{
    walk made = {.goal = oracle_goal(size, blank)};
    uint8_t back[1024];
    made.start = made.goal;
    for (int count = 0; count < moves;) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        if (puzzle_move_apply(&made.start, move))
            back[count++] = (uint8_t)puzzle_move_opposite(move);
    }
    while (moves > 0)
        assert_true(puzzle_path_push(&made.path, (puzzle_move)back[--moves]));
    return made;
}

/* The nodes that it took; nodes: of the whole search. */
static uint64_t cut(walk *walk, const prune *automaton, shortcut_plan plan, uint64_t nodes)
{
    normalized_board board;
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress, .node_limit = nodes};
    solver_normalized_init(&board, &walk->start, &walk->goal);
    solver_shortcut_path(&walk->path, &board, automaton, plan, &watch);
    assert_true(puzzle_path_leads(&walk->path, &walk->start, &walk->goal));
    return watch.expanded;
}

/* Any board of 3x3 is within reach of one window. */
CLAIM(a_path_within_a_window_becomes_a_shortest_one)
{
    const prune *automaton = *state;
    puzzle_size size = {3, 3};
    sw_rng rng = sw_rng_seed(1);
    for (int blank = 0; blank < 9; blank += 4) {
        puzzle_board goal = oracle_goal(size, blank);
        oracle known = oracle_make(&goal);
        for (int i = 0; i < 40; i++) {
            walk walk = make_walk(size, blank, 1 + i, &rng);
            cut(&walk, automaton, (shortcut_plan){SHORTCUT_WINDOW, ENOUGH}, 0);
            assert_int_equal(walk.path.length, oracle_distance(&known, &walk.start));
            puzzle_path_deinit(&walk.path);
        }
        oracle_free(&known);
    }
}

/* A wide window finds more than narrow ones, and where nothing is left to be found nothing changes. */
CLAIM(longer_paths_are_shortened_window_by_window)
{
    const prune *automaton = *state;
    const puzzle_size sizes[] = {{5, 4}, {8, 8}, {2, 12}, {32, 32}};
    sw_rng rng = sw_rng_seed(2);
    for (int i = 0; i < 4; i++) {
        walk walk = make_walk(sizes[i], 0, 600, &rng);
        cut(&walk, automaton, (shortcut_plan){12, ENOUGH}, 0);
        size_t narrow = walk.path.length;
        cut(&walk, automaton, (shortcut_plan){24, ENOUGH}, 0);
        size_t wide = walk.path.length;
        assert_true(narrow < 600 && wide < narrow);
        cut(&walk, automaton, (shortcut_plan){12, 0}, 0);
        assert_int_equal(walk.path.length, wide);
        puzzle_path_deinit(&walk.path);
    }
}

CLAIM(a_node_limit_leaves_a_path_that_leads_home)
{
    const prune *automaton = *state;
    sw_rng rng = sw_rng_seed(3);
    for (uint64_t nodes = 1; nodes < 100000; nodes *= 7) {
        walk walk = make_walk((puzzle_size){9, 7}, 62, 1000, &rng);
        assert_true(cut(&walk, automaton, (shortcut_plan){40, ENOUGH}, nodes) <
                    nodes + WATCH_INTERVAL);
        puzzle_path_deinit(&walk.path);
    }
}

CLAIM(an_empty_path_stays_empty)
{
    sw_rng rng = sw_rng_seed(4);
    walk walk = make_walk((puzzle_size){4, 4}, 15, 0, &rng);
    cut(&walk, *state, (shortcut_plan){24, ENOUGH}, 0);
    assert_int_equal(walk.path.length, 0);
    puzzle_path_deinit(&walk.path);
}

static int make_automaton(void **state)
{
    static prune automaton;
    *state = &automaton;
    return solver_prune_init(&automaton, 8, NULL) == SW_OK ? 0 : -1;
}

static int free_automaton(void **state)
{
    solver_prune_deinit(*state);
    return 0;
}

CLAIMS_WITH(make_automaton, free_automaton)
