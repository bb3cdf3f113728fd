/* Has a solution of a large board at once, and prints each shorter one as it is found, for so many
 * milliseconds. The search is a job on a thread of its own: this one could do something else meanwhile.
 *
 *     cc improve.c -o improve $(pkg-config --cflags --libs slidewise)
 *     ./improve '17 16 4 6 15/14 13 24 11 18/9 5 19 20 1/0 12 22 23 2/8 21 3 10 7' 5000 */
#include <slidewise.h>
#include <stdio.h>

static void print(const slidewise_result *result)
{
    printf("%.0f ms: %d moves, where at least %d are needed\n",
           slidewise_result_milliseconds(result), slidewise_result_moves(result),
           slidewise_result_bound(result));
}

static void follow(slidewise_job *job)
{
    slidewise_status status;
    do {
        slidewise_result *shorter;
        status = slidewise_job_wait(job, -1);
        while ((shorter = slidewise_job_next(job)) != NULL) {
            print(shorter);
            slidewise_result_free(shorter);
        }
    } while (status == SLIDEWISE_RUNNING);
    if (status == SLIDEWISE_OK)
        printf("%s\n", slidewise_result_path(slidewise_job_result(job)));
    else
        printf("%s\n", slidewise_status_word(status));
}

int main(int count, char **words)
{
    char error[SLIDEWISE_ERROR_SIZE] = "give a board and milliseconds";
    slidewise_board *board = NULL;
    slidewise_solver *solver = NULL;
    slidewise_job *job = NULL;
    /* Learned values, if they are installed, make the solutions of large boards shorter. */
    const char *values = slidewise_values_folder();
    int good = count == 3 && slidewise_board_parse(&board, words[1], error) == SLIDEWISE_OK &&
               slidewise_solver_create(&solver, error) == SLIDEWISE_OK &&
               slidewise_solver_set(solver, "values-folder", values, error) == SLIDEWISE_OK &&
               slidewise_solver_set(solver, "engine", "anytime", error) == SLIDEWISE_OK &&
               slidewise_solver_set(solver, "time-ms", words[2], error) == SLIDEWISE_OK &&
               slidewise_job_start(&job, solver, board, NULL, error) == SLIDEWISE_OK;
    if (good)
        follow(job);
    else
        fprintf(stderr, "%s\n", error);
    slidewise_job_free(job);
    slidewise_solver_free(solver);
    slidewise_board_free(board);
    return !good;
}
