/* Solves each board that it is given, with as few moves as can be:
 *
 *     cc solve.c -o solve $(pkg-config --cflags --libs slidewise)
 *     ./solve '1 2 3/4 5 6/0 7 8' 6,4,7/8,5,0/3,2,1 */
#include <slidewise.h>
#include <stdio.h>

/* Prints the solution, or why there is none. Returns 0 where there is one. */
static int solve(slidewise_solver *solver, const char *text)
{
    char error[SLIDEWISE_ERROR_SIZE];
    slidewise_board *board = NULL;
    slidewise_result *result = NULL;
    slidewise_status status = slidewise_board_parse(&board, text, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solve(solver, board, NULL, &result, error);
    if (status == SLIDEWISE_OK)
        printf("%d moves%s: %s\n", slidewise_result_moves(result),
               slidewise_result_proved(result) ? ", no fewer" : "", slidewise_result_path(result));
    else
        printf("%s\n", result ? slidewise_status_word(status) : error);
    slidewise_result_free(result);
    slidewise_board_free(board);
    return status != SLIDEWISE_OK;
}

int main(int count, char **boards)
{
    char error[SLIDEWISE_ERROR_SIZE];
    slidewise_solver *solver;
    int failed = 0;
    if (slidewise_solver_create(&solver, error) != SLIDEWISE_OK) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    for (int i = 1; i < count; i++)
        failed |= solve(solver, boards[i]);
    slidewise_solver_free(solver);
    return failed;
}
