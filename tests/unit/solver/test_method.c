#include "solver/method.h"

#include "claims.h"

CLAIM(names_are_those_of_the_command_line)
{
    assert_string_equal(solver_algorithm_name(SOLVER_ANY_ALGORITHM), "any");
    assert_string_equal(solver_algorithm_name(SOLVER_BFS), "bfs");
    assert_string_equal(solver_algorithm_name(SOLVER_ASTAR), "astar");
    assert_string_equal(solver_algorithm_name(SOLVER_IDASTAR), "idastar");
    assert_string_equal(solver_algorithm_name(SOLVER_BIDIRECTIONAL), "bidirectional");
    assert_string_equal(solver_heuristic_name(SOLVER_ANY_HEURISTIC), "any");
    assert_string_equal(solver_heuristic_name(SOLVER_NONE), "none");
    assert_string_equal(solver_heuristic_name(SOLVER_MISPLACED), "misplaced");
    assert_string_equal(solver_heuristic_name(SOLVER_MANHATTAN), "manhattan");
    assert_string_equal(solver_heuristic_name(SOLVER_MISPLACED_MANHATTAN), "misplaced+manhattan");
    assert_string_equal(solver_heuristic_name(SOLVER_LINEAR_CONFLICT), "linear-conflict");
    assert_string_equal(solver_heuristic_name(SOLVER_WALKING_DISTANCE), "walking-distance");
    assert_string_equal(solver_heuristic_name(SOLVER_MAX), "max");
    assert_string_equal(solver_heuristic_name(SOLVER_PATTERN_DATABASE), "pattern-database");
}

CLAIM(every_name_is_found_again)
{
    for (int i = 0; i < SOLVER_ALGORITHMS; i++) {
        solver_algorithm found = SOLVER_ALGORITHMS;
        assert_true(solver_algorithm_find(solver_algorithm_name((solver_algorithm)i), &found));
        assert_int_equal(found, i);
    }
    for (int i = 0; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic found = SOLVER_HEURISTICS;
        assert_true(solver_heuristic_find(solver_heuristic_name((solver_heuristic)i), &found));
        assert_int_equal(found, i);
    }
}

CLAIM(an_unknown_name_leaves_the_choice_as_it_was)
{
    solver_algorithm algorithm = SOLVER_BFS;
    solver_heuristic heuristic = SOLVER_MAX;
    assert_false(solver_algorithm_find("manhattan", &algorithm));
    assert_false(solver_algorithm_find("", &algorithm));
    assert_false(solver_heuristic_find("Manhattan", &heuristic));
    assert_false(solver_heuristic_find("manhattan ", &heuristic));
    assert_int_equal(algorithm, SOLVER_BFS);
    assert_int_equal(heuristic, SOLVER_MAX);
}

CLAIM(only_the_breadth_first_searches_ask_no_heuristic)
{
    assert_false(solver_algorithm_is_informed(SOLVER_BFS));
    assert_false(solver_algorithm_is_informed(SOLVER_BIDIRECTIONAL));
    assert_true(solver_algorithm_is_informed(SOLVER_ASTAR));
    assert_true(solver_algorithm_is_informed(SOLVER_IDASTAR));
}

CLAIM(only_the_sum_of_misplaced_tiles_and_distances_overestimates)
{
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++)
        assert_int_equal(solver_heuristic_is_admissible((solver_heuristic)i),
                         i != SOLVER_MISPLACED_MANHATTAN);
}

CLAIM(walking_distance_suits_up_to_16_cells)
{
    assert_true(solver_heuristic_suits(SOLVER_WALKING_DISTANCE, (puzzle_size){4, 4}));
    assert_true(solver_heuristic_suits(SOLVER_MAX, (puzzle_size){8, 2}));
    assert_false(solver_heuristic_suits(SOLVER_WALKING_DISTANCE, (puzzle_size){5, 4}));
    assert_false(solver_heuristic_suits(SOLVER_MAX, (puzzle_size){3, 6}));
    assert_true(solver_heuristic_suits(SOLVER_PATTERN_DATABASE, (puzzle_size){4, 4}));
    assert_false(solver_heuristic_suits(SOLVER_PATTERN_DATABASE, (puzzle_size){32, 32}));
    for (int i = SOLVER_NONE; i <= SOLVER_LINEAR_CONFLICT; i++)
        assert_true(solver_heuristic_suits((solver_heuristic)i, (puzzle_size){32, 32}));
}
