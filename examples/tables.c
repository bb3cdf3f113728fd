/* Makes all tables for one goal before the first search, and shows how far that is; then solves the boards
 * on standard input, a line each. The tables are kept in the folder, so that the next start takes no time.
 *
 *     cc tables.c -o tables $(pkg-config --cflags --libs slidewise)
 *     ./tables '0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15' folder <boards */
#include <slidewise.h>
#include <stdio.h>
#include <string.h>

static int show(void *data, double done)
{
    (void)data;
    fprintf(stderr, "\r%3.0f %% of a table", 100 * done);
    return 0; /* anything else would stop it */
}

static int solve(slidewise_solver *solver, const slidewise_board *goal, char *line, char *error)
{
    slidewise_board *board = NULL;
    slidewise_result *result = NULL;
    line[strcspn(line, "\n")] = '\0';
    slidewise_status status = slidewise_board_parse(&board, line, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solve(solver, board, goal, &result, error);
    if (status == SLIDEWISE_OK)
        printf("%d %s\n", slidewise_result_moves(result), slidewise_result_path(result));
    slidewise_result_free(result);
    slidewise_board_free(board);
    return status == SLIDEWISE_OK;
}

int main(int count, char **words)
{
    char error[SLIDEWISE_ERROR_SIZE] = "give a goal and a folder", line[8192];
    slidewise_board *goal = NULL;
    slidewise_solver *solver = NULL;
    int good = count == 3 && slidewise_board_parse(&goal, words[1], error) == SLIDEWISE_OK &&
               slidewise_solver_create(&solver, error) == SLIDEWISE_OK &&
               slidewise_solver_set(solver, "cache-folder", words[2], error) == SLIDEWISE_OK &&
               slidewise_tables_build(solver, goal, show, NULL, error) == SLIDEWISE_OK;
    while (good && fgets(line, sizeof line, stdin))
        good = solve(solver, goal, line, error);
    if (!good)
        fprintf(stderr, "%s\n", error);
    slidewise_solver_free(solver);
    slidewise_board_free(goal);
    return !good;
}
