/* Korf's 100 boards through slidewise.h: the processor time of a board, from its text to its freed result. The
 * tables are made first, as `slidewise-bench korf` does. `bench_library FILE`; library.py holds one
 * against the other. */

#include "slidewise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE_SIZE = 256, BOARDS = 100 };

static double cpu_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

static void require(int is_so, const char *what)
{
    if (is_so)
        return;
    fprintf(stderr, "bench_library: %s\n", what);
    exit(2);
}

/* "1 57 14 13 15 7 ...": the sixteen tiles behind the number and the length. */
static slidewise_board *read_board(const char *line, int *length)
{
    char error[SLIDEWISE_ERROR_SIZE] = "no board";
    uint8_t tiles[16];
    int at = 0, read = 0;
    require(sscanf(line, "%*d %d%n", length, &at) == 1, line);
    for (int i = 0; i < 16; i++, at += read) {
        int tile;
        require(sscanf(line + at, "%d%n", &tile, &read) == 1, line);
        tiles[i] = (uint8_t)tile;
    }
    slidewise_board *board = NULL;
    require(slidewise_board_create_bytes(&board, 4, 4, tiles, error) == SLIDEWISE_OK, error);
    return board;
}

static uint64_t solve(slidewise_solver *solver, const slidewise_board *goal, const char *line)
{
    char error[SLIDEWISE_ERROR_SIZE];
    int length;
    slidewise_result *result;
    slidewise_board *board = read_board(line, &length);
    require(slidewise_solve(solver, board, goal, &result, error) == SLIDEWISE_OK, error);
    require(slidewise_result_proved(result) && slidewise_result_moves(result) == length,
            "another length is published");
    uint64_t nodes = slidewise_result_nodes(result);
    slidewise_result_free(result);
    slidewise_board_free(board);
    return nodes;
}

int main(int count, char **words)
{
    char lines[BOARDS][LINE_SIZE], error[SLIDEWISE_ERROR_SIZE];
    FILE *file = count == 2 ? fopen(words[1], "r") : NULL;
    require(file != NULL, "the file of Korf's boards is needed");
    int boards = 0;
    while (boards < BOARDS && fgets(lines[boards], LINE_SIZE, file))
        boards += lines[boards][0] != '#';
    fclose(file);
    slidewise_solver *solver;
    slidewise_board *goal;
    require(slidewise_solver_create(&solver, error) == SLIDEWISE_OK, error);
    require(slidewise_board_create_goal(&goal, "blank-first", 4, 4, error) == SLIDEWISE_OK, error);
    require(slidewise_tables_build(solver, goal, NULL, NULL, error) == SLIDEWISE_OK, error);
    uint64_t nodes = 0;
    double start_ms = cpu_ms();
    for (int i = 0; i < boards; i++)
        nodes += solve(solver, goal, lines[i]);
    printf("%d boards, %.4f ms of processor time and %.0f nodes a board\n", boards,
           (cpu_ms() - start_ms) / boards, (double)nodes / boards);
    slidewise_board_free(goal);
    slidewise_solver_free(solver);
    return 0;
}
