/* Times the solver itself, without a process or a window around it:
 *
 *   bench_solver cold FILE   each board of the file by a process and a solver of its own
 *   bench_solver warm FILE   all boards by one solver whose tables are made
 *   bench_solver shapes      random boards of every shape that is proved, tables made
 *   bench_solver lines       random boards of many shapes, line by line
 *
 * FILE is of the form of tests/data/korf100.txt; goals have the blank first. */

#include "os/clock.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "solver/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_BOARDS = 1000, WARM_UP_SECONDS = 1 };

/* Of all boards of one line of the report. */
typedef struct tally {
    int count;
    double ms[MAX_BOARDS];
    double moves, expanded;
} tally;

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void add(tally *sum, double ms, const solver_answer *answer)
{
    sum->ms[sum->count++] = ms;
    sum->moves += (double)answer->path.length;
    sum->expanded += (double)answer->expanded;
}

static void print_heading(const char *first)
{
    printf("%-22s %8s %9s %9s %9s %9s %10s\n", first, "moves", "mean ms", "median", "99 %",
           "longest", "expanded");
}

static void print_tally(const char *name, tally *sum)
{
    int count = sum->count;
    double total = 0;
    qsort(sum->ms, (size_t)count, sizeof *sum->ms, compare);
    for (int i = 0; i < count; i++)
        total += sum->ms[i];
    printf("%-22s %8.1f %9.3f %9.3f %9.3f %9.3f %10.0f\n", name, sum->moves / count, total / count,
           sum->ms[count / 2], sum->ms[count * 99 / 100], sum->ms[count - 1],
           sum->expanded / count);
    fflush(stdout);
}

static void fail(const char *what)
{
    fprintf(stderr, "bench_solver: %s\n", what);
    exit(1);
}

static solver *new_solver(void)
{
    solver *made;
    if (solver_create(&made, NULL) != SW_OK)
        fail("no memory");
    return made;
}

static solver_answer solve(solver *solving, const solver_request *request)
{
    solver_answer answer;
    if (solver_solve(solving, request, NULL, &answer) != SW_OK)
        fail("a board was not solved");
    return answer;
}

static int read_boards(const char *path, solver_request *out)
{
    FILE *file = fopen(path, "r");
    char line[512];
    int count = 0;
    if (!file)
        fail("the file cannot be read");
    while (count < MAX_BOARDS && fgets(line, sizeof line, file)) {
        puzzle_tile tiles[16];
        char *at = line;
        if (line[0] == '#')
            continue;
        strtol(at, &at, 10); /* the number of the board */
        strtol(at, &at, 10); /* its optimal length */
        for (int cell = 0; cell < 16; cell++)
            tiles[cell] = (puzzle_tile)strtol(at, &at, 10);
        solver_request *request = &out[count++];
        memset(request, 0, sizeof *request);
        request->engine = SOLVER_OPTIMAL;
        if (puzzle_board_init(&request->start, (puzzle_size){4, 4}, tiles, NULL) != SW_OK)
            fail("a line holds no board");
        puzzle_goal_make(&request->goal, PUZZLE_GOAL_BLANK_FIRST, request->start.size, NULL);
    }
    fclose(file);
    return count;
}

/* What a child process says of its board. */
typedef struct verdict {
    double ms;
    solver_answer answer; /* its numbers only */
} verdict;

static verdict solve_in_child(const solver_request *request)
{
    int ends[2];
    verdict said = {0};
    if (pipe(ends) != 0)
        fail("no pipe");
    pid_t child = fork();
    if (child == 0) {
        double start_ms = os_clock_ms();
        solver *solving = new_solver();
        said.answer = solve(solving, request);
        said.ms = os_clock_ms() - start_ms;
        _exit(write(ends[1], &said, sizeof said) == sizeof said ? 0 : 1);
    }
    close(ends[1]);
    if (child < 0 || read(ends[0], &said, sizeof said) != sizeof said)
        fail("a process failed");
    close(ends[0]);
    waitpid(child, NULL, 0);
    return said;
}

static void bench_cold(const char *path)
{
    static solver_request requests[MAX_BOARDS];
    static tally wall;
    int count = read_boards(path, requests);
    for (int i = 0; i < count; i++) {
        verdict said = solve_in_child(&requests[i]);
        add(&wall, said.ms, &said.answer);
    }
    print_heading("from a cold start");
    print_tally("wall time, tables too", &wall);
}

/* Asks for the tables of the board and gives them time to be made. */
static void warm_up(solver *solving, const solver_request *request)
{
    solver_answer answer = solve(solving, request);
    solver_answer_deinit(&answer);
    nanosleep(&(struct timespec){.tv_sec = WARM_UP_SECONDS}, NULL);
}

static void solve_all(solver *solving, const solver_request *requests, int count, tally *out)
{
    for (int i = 0; i < count; i++) {
        solver_answer answer = solve(solving, &requests[i]);
        add(out, answer.cpu_ms, &answer);
        solver_answer_deinit(&answer);
    }
}

static void bench_warm(const char *path)
{
    static solver_request requests[MAX_BOARDS];
    static tally all;
    int count = read_boards(path, requests);
    solver *solving = new_solver();
    warm_up(solving, &requests[0]);
    solve_all(solving, requests, count, &all);
    print_heading("with tables made");
    print_tally("processor time", &all);
    solver_destroy(solving);
}

static void bench_random(puzzle_size size, solver_engine engine, int count, const char *name)
{
    static solver_request requests[MAX_BOARDS];
    static tally all;
    sw_rng rng = sw_rng_seed(1);
    all = (tally){0};
    for (int i = 0; i < count; i++) {
        requests[i] = (solver_request){.engine = engine};
        puzzle_goal_make(&requests[i].goal, PUZZLE_GOAL_STANDARD, size, NULL);
        requests[i].start = puzzle_scramble(&requests[i].goal, &rng);
    }
    solver *solving = new_solver();
    if (engine == SOLVER_OPTIMAL && puzzle_size_cells(size) > 9)
        warm_up(solving, &requests[0]);
    solve_all(solving, requests, count, &all);
    print_tally(name, &all);
    solver_destroy(solving);
}

static void bench_shapes(void)
{
    static const puzzle_size shapes[] = {{2, 2}, {3, 2}, {3, 3}, {4, 2}, {5, 2}, {2, 5},
                                         {4, 3}, {3, 4}, {6, 2}, {2, 6}, {7, 2}, {2, 7},
                                         {5, 3}, {3, 5}, {4, 4}, {8, 2}, {2, 8}};
    print_heading("optimal, CPU");
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        char name[32];
        int boards = puzzle_size_cells(shapes[i]) < 16 || shapes[i].rows == 4 ? 200 : 20;
        snprintf(name, sizeof name, "%dx%d", shapes[i].columns, shapes[i].rows);
        bench_random(shapes[i], SOLVER_OPTIMAL, boards, name);
    }
}

static void bench_lines(void)
{
    static const struct {
        puzzle_size size;
        int boards;
    } shapes[] = {{{4, 4}, 1000},  {{5, 5}, 1000},  {{6, 6}, 1000},  {{8, 8}, 500},
                  {{10, 10}, 200}, {{16, 16}, 100}, {{20, 20}, 100}, {{32, 32}, 50},
                  {{12, 2}, 1000}, {{32, 2}, 500},  {{2, 32}, 500},  {{10, 3}, 500},
                  {{9, 4}, 500},   {{12, 5}, 500},  {{32, 5}, 200}};
    print_heading("line by line, CPU");
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        char name[32];
        snprintf(name, sizeof name, "%dx%d", shapes[i].size.columns, shapes[i].size.rows);
        bench_random(shapes[i].size, SOLVER_LINES, shapes[i].boards, name);
    }
}

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "cold") == 0)
        bench_cold(argv[2]);
    else if (argc == 3 && strcmp(argv[1], "warm") == 0)
        bench_warm(argv[2]);
    else if (argc == 2 && strcmp(argv[1], "shapes") == 0)
        bench_shapes();
    else if (argc == 2 && strcmp(argv[1], "lines") == 0)
        bench_lines();
    else
        fail("usage: bench_solver cold FILE | warm FILE | shapes | lines");
    return 0;
}
