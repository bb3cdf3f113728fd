/* Proven distances to one goal: a table for small boards, a search for each larger one. */
#include "solver/state_distances.h"

#include "graph/state_number.h"
#include "solver/prepare.h"

#include <stdlib.h>
#include <string.h>

enum { UNSEEN = 255 }; /* 55 moves are the most that a board of 10 cells needs */

struct solver_state_distances {
    puzzle_board goal;
    uint8_t *table; /* by the board's number, or UNSEEN; NULL where boards are searched */
    solver *solver; /* where they are */
    solver_claim *claim;
};

static void fill_table(const puzzle_board *goal, uint8_t *table, uint32_t *queue)
{
    uint32_t head = 0, tail = 0;
    queue[tail] = solver_state_number_of(goal);
    table[queue[tail++]] = 0;
    while (head < tail) {
        uint32_t number = queue[head++];
        puzzle_board board;
        solver_state_number_board(number, goal->size, &board);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            if (!puzzle_move_apply(&board, (puzzle_move)move))
                continue;
            uint32_t next = solver_state_number_of(&board);
            if (table[next] == UNSEEN) {
                table[next] = (uint8_t)(table[number] + 1);
                queue[tail++] = next;
            }
            puzzle_move_apply(&board, puzzle_move_opposite((puzzle_move)move));
        }
    }
}

/* The distances of all boards, or NULL. */
static uint8_t *make_table(const puzzle_board *goal)
{
    uint32_t count = solver_state_number_count(goal->size);
    uint8_t *table = malloc(count);
    uint32_t *queue = malloc(count / 2 * sizeof *queue); /* half of them reach the goal */
    if (table && queue) {
        memset(table, UNSEEN, count);
        fill_table(goal, table, queue);
    } else {
        free(table);
        table = NULL;
    }
    free(queue);
    return table;
}

/* Many boards will come: their tables are made as the first ones are solved, and stay. */
static sw_status create_solver(solver_state_distances *distances, sw_error *error)
{
    sw_status status = solver_create(&distances->solver, error);
    if (status == SW_OK)
        distances->claim = solver_claim_tables(distances->solver, &distances->goal);
    return status;
}

sw_status solver_state_distances_create(solver_state_distances **out, const puzzle_board *goal,
                                        sw_error *error)
{
    if (!solver_proves(goal->size))
        return sw_fail(error, SW_LIMIT,
                       "distances on %dx%d boards cannot be proved in reasonable time: they may "
                       "have up to %d cells",
                       goal->size.columns, goal->size.rows, SOLVER_PROVABLE_CELLS);
    solver_state_distances *made = calloc(1, sizeof *made);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "no memory for distances");
    made->goal = *goal;
    sw_status status = SW_OK;
    if (puzzle_size_cells(goal->size) > STATE_NUMBER_CELLS)
        status = create_solver(made, error);
    else if (!(made->table = make_table(goal)))
        status = sw_fail(error, SW_NO_MEMORY, "no memory for distances");
    if (status == SW_OK)
        *out = made;
    else
        free(made);
    return status;
}

void solver_state_distances_destroy(solver_state_distances *distances)
{
    if (!distances)
        return;
    solver_claim_drop(distances->claim);
    solver_destroy(distances->solver);
    free(distances->table);
    free(distances);
}

static sw_status search(solver_state_distances *distances, const puzzle_board *board,
                        solver_progress *progress, int *moves, sw_error *error)
{
    solver_request request = {.start = *board, .goal = distances->goal, .engine = SOLVER_OPTIMAL};
    solver_answer answer;
    sw_status status = solver_solve(distances->solver, &request, progress, &answer);
    if (status == SW_OK)
        *moves = (int)answer.path.length;
    else if (status == SW_UNSOLVABLE)
        *moves = SOLVER_STATE_UNREACHABLE;
    else
        sw_fail(error, status, status == SW_CANCELLED ? "cancelled" : "no memory for a search");
    solver_answer_deinit(&answer);
    return status == SW_UNSOLVABLE ? SW_OK : status;
}

sw_status solver_state_distances_find(solver_state_distances *distances, const puzzle_board *board,
                                      solver_progress *progress, int *moves, sw_error *error)
{
    if (!puzzle_size_equal(board->size, distances->goal.size))
        return sw_fail(error, SW_BAD_INPUT, "a board of another size than the goal");
    if (!distances->table)
        return search(distances, board, progress, moves, error);
    int known = distances->table[solver_state_number_of(board)];
    *moves = known == UNSEEN ? SOLVER_STATE_UNREACHABLE : known;
    return SW_OK;
}

int solver_state_manhattan(const puzzle_board *board, const puzzle_board *goal)
{
    int cells = puzzle_size_cells(board->size), columns = board->size.columns, sum = 0;
    int home[PUZZLE_MAX_CELLS];
    for (int cell = 0; cell < cells; cell++)
        home[goal->tiles[cell]] = cell;
    for (int cell = 0; cell < cells; cell++) {
        int to = home[board->tiles[cell]];
        if (board->tiles[cell] != PUZZLE_BLANK)
            sum += abs(cell / columns - to / columns) + abs(cell % columns - to % columns);
    }
    return sum;
}
