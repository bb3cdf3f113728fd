/* Says how many moves a board is from its goal, and how many after each of its moves: what a hint is
 * made of.
 *
 *     cc distances.c -o distances $(pkg-config --cflags --libs slidewise)
 *     ./distances '5 1 3 4/2 0 6 8/9 10 7 11/13 14 15 12' */
#include <slidewise.h>
#include <stdio.h>

static void print(const slidewise_result *result)
{
    printf("%d moves from the goal\n", slidewise_result_bound(result));
    for (const char *move = "URDL"; *move; move++) {
        int distance = slidewise_result_after(result, *move);
        if (distance >= 0)
            printf("%d after %c\n", distance, *move);
    }
    printf("best: %s\n", slidewise_result_best(result));
}

int main(int count, char **words)
{
    char error[SLIDEWISE_ERROR_SIZE] = "give a board";
    slidewise_board *board = NULL;
    slidewise_solver *solver = NULL;
    slidewise_result *result = NULL;
    slidewise_status status = SLIDEWISE_BAD_INPUT;
    if (count == 2)
        status = slidewise_board_parse(&board, words[1], error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solver_create(&solver, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_distances(solver, board, NULL, &result, error);
    if (status == SLIDEWISE_OK)
        print(result);
    else
        fprintf(stderr, "%s\n", result ? slidewise_status_word(status) : error);
    slidewise_result_free(result);
    slidewise_solver_free(solver);
    slidewise_board_free(board);
    return status != SLIDEWISE_OK;
}
