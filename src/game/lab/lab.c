/* The two boards of the lab: editing, exchanging and scrambling them. */
#include "game/lab.h"

#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const puzzle_tile farthest[] = {6, 4, 7, 8, 5, 0, 3, 2, 1};

void game_lab_init(game_lab *out)
{
    const puzzle_size three = {3, 3};
    memset(out, 0, sizeof *out);
    puzzle_board_init(&out->boards[GAME_LAB_START], three, farthest, NULL);
    puzzle_goal_make(&out->boards[GAME_LAB_GOAL], PUZZLE_GOAL_STANDARD, three, NULL);
    out->method = (solver_method){SOLVER_ASTAR, SOLVER_MANHATTAN};
}

void game_lab_deinit(game_lab *lab)
{
    for (int i = 0; i < lab->run_count; i++)
        puzzle_path_deinit(&lab->runs[i].path);
    free(lab->runs);
    memset(lab, 0, sizeof *lab);
}

static void keep_suitable(game_lab *lab)
{
    if (!solver_heuristic_suits(lab->method.heuristic, lab->boards[GAME_LAB_START].size))
        lab->method.heuristic = SOLVER_MANHATTAN;
}

void game_lab_set_boards(game_lab *lab, const puzzle_board *start, const puzzle_board *goal)
{
    assert(puzzle_size_equal(start->size, goal->size));
    lab->boards[GAME_LAB_START] = *start;
    lab->boards[GAME_LAB_GOAL] = *goal;
    keep_suitable(lab);
}

void game_lab_set_board(game_lab *lab, game_lab_side side, const puzzle_board *board, uint64_t seed)
{
    bool same_size = puzzle_size_equal(board->size, lab->boards[side].size);
    lab->boards[side] = *board;
    if (same_size)
        return;
    if (side == GAME_LAB_START)
        puzzle_goal_make(&lab->boards[GAME_LAB_GOAL], PUZZLE_GOAL_STANDARD, board->size, NULL);
    else
        game_lab_scramble(lab, seed);
    keep_suitable(lab);
}

void game_lab_set_size(game_lab *lab, puzzle_size size, uint64_t seed)
{
    puzzle_goal goal;
    if (!puzzle_goal_identify(&lab->boards[GAME_LAB_GOAL], &goal))
        goal = PUZZLE_GOAL_STANDARD;
    if (puzzle_goal_make(&lab->boards[GAME_LAB_GOAL], goal, size, NULL) == SW_OK)
        game_lab_scramble(lab, seed);
    keep_suitable(lab);
}

void game_lab_set_goal(game_lab *lab, puzzle_goal goal)
{
    puzzle_board *board = &lab->boards[GAME_LAB_GOAL];
    puzzle_goal_make(board, goal, board->size, NULL);
}

void game_lab_scramble(game_lab *lab, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    lab->boards[GAME_LAB_START] = puzzle_scramble(&lab->boards[GAME_LAB_GOAL], &rng);
}

void game_lab_swap(puzzle_board *board, int a, int b)
{
    puzzle_tile tile = board->tiles[a];
    board->tiles[a] = board->tiles[b];
    board->tiles[b] = tile;
    if (board->blank == a)
        board->blank = b;
    else if (board->blank == b)
        board->blank = a;
}

void game_lab_put(puzzle_board *board, int cell, int tile)
{
    game_lab_swap(board, cell, puzzle_board_find(board, (puzzle_tile)tile));
}

/* The next pair of tiles, in the order of reading. */
static bool next_pair(const puzzle_board *board, int *a, int *b)
{
    int cells = puzzle_size_cells(board->size);
    *a = *b;
    do
        (*a)++;
    while (*a < cells && *a == board->blank);
    *b = *a;
    do
        (*b)++;
    while (*b < cells && *b == board->blank);
    return *b < cells;
}

void game_lab_exchange(game_lab *lab)
{
    puzzle_board *start = &lab->boards[GAME_LAB_START];
    puzzle_board before = *start;
    for (int a = -1, b = -1; next_pair(&before, &a, &b); b = a) {
        *start = before;
        game_lab_swap(start, a, b);
        if (!puzzle_board_equal(start, &lab->boards[GAME_LAB_GOAL]))
            return;
    }
}

/* A permutation takes as many exchanges as it has cells, less its cycles. */
static int swaps_between(const puzzle_board *start, const puzzle_board *goal)
{
    int cells = puzzle_size_cells(start->size);
    int swaps = 0;
    puzzle_board board = *start;
    for (int cell = 0; cell < cells; cell++)
        if (board.tiles[cell] != goal->tiles[cell]) {
            game_lab_put(&board, cell, goal->tiles[cell]);
            swaps++;
        }
    return swaps;
}

game_lab_verdict game_lab_judge(const game_lab *lab)
{
    const puzzle_board *start = &lab->boards[GAME_LAB_START];
    const puzzle_board *goal = &lab->boards[GAME_LAB_GOAL];
    int columns = start->size.columns;
    int across = abs(start->blank % columns - goal->blank % columns);
    int down = abs(start->blank / columns - goal->blank / columns);
    return (game_lab_verdict){.solvable = puzzle_solvable(start, goal),
                              .swaps = swaps_between(start, goal),
                              .steps = across + down};
}
