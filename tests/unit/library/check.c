/* What the tests of the library share. */
#include "check.h"

#include "claims.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CELLS = 9, MOST_BOARDS = 181440 };

slidewise_board *check_board(const char *text)
{
    slidewise_board *board;
    assert_int_equal(slidewise_board_parse(&board, text, NULL), SLIDEWISE_OK);
    return board;
}

slidewise_board *check_goal(const char *name, int columns, int rows)
{
    slidewise_board *board;
    assert_int_equal(slidewise_board_create_goal(&board, name, columns, rows, NULL), SLIDEWISE_OK);
    return board;
}

slidewise_board *check_scramble(int columns, int rows, uint64_t seed)
{
    slidewise_board *board, *goal = check_goal("standard", columns, rows);
    assert_int_equal(slidewise_board_scramble(&board, goal, seed, NULL), SLIDEWISE_OK);
    slidewise_board_free(goal);
    return board;
}

slidewise_solver *check_solver(void)
{
    slidewise_solver *solver;
    assert_int_equal(slidewise_solver_create(&solver, NULL), SLIDEWISE_OK);
    return solver;
}

int open_solver(void **state)
{
    *state = check_solver();
    return 0;
}

int close_solver(void **state)
{
    slidewise_solver_free(*state);
    return 0;
}

void check_set(slidewise_solver *solver, const char *name, const char *value)
{
    char error[SLIDEWISE_ERROR_SIZE] = "";
    slidewise_status status = slidewise_solver_set(solver, name, value, error);
    assert_string_equal(error, "");
    assert_int_equal(status, SLIDEWISE_OK);
}

static int count_slides(const char *path)
{
    int slides = 0;
    for (size_t i = 0; path[i]; i++)
        slides += i == 0 || path[i] != path[i - 1];
    return slides;
}

void check_replay(const slidewise_result *result, const slidewise_board *start,
                  const slidewise_board *goal)
{
    const char *path = slidewise_result_path(result);
    assert_non_null(path);
    slidewise_board *board, *end = NULL;
    assert_int_equal(slidewise_board_copy(&board, start, NULL), SLIDEWISE_OK);
    if (!goal)
        goal = end =
            check_goal("standard", slidewise_board_columns(start), slidewise_board_rows(start));
    assert_int_equal(slidewise_board_play(board, path, NULL), SLIDEWISE_OK);
    assert_true(slidewise_board_equal(board, goal));
    assert_int_equal(slidewise_result_moves(result), strlen(path));
    assert_int_equal(slidewise_result_slides(result), count_slides(path));
    slidewise_board_free(board);
    slidewise_board_free(end);
}

/* ---- Distances ---- */

/* Tiles row by row, one a byte. */
typedef struct position {
    uint8_t tiles[MOST_CELLS];
    int depth;
} position;

struct check_distances {
    int columns, rows;
    position *found; /* in the order in which they were found */
    int count;
    int *table; /* 1 + number in found, by hash; 0 for none */
};

enum { TABLE_SIZE = 1 << 19 };

static int cells_of(const check_distances *distances)
{
    return distances->columns * distances->rows;
}

static int *slot_of(const check_distances *distances, const uint8_t *tiles)
{
    uint32_t hash = 2166136261u;
    for (int cell = 0; cell < cells_of(distances); cell++)
        hash = (hash ^ tiles[cell]) * 16777619u;
    uint32_t at = hash % TABLE_SIZE;
    while (distances->table[at] && memcmp(distances->found[distances->table[at] - 1].tiles, tiles,
                                          (size_t)cells_of(distances)) != 0)
        at = (at + 1) % TABLE_SIZE;
    return &distances->table[at];
}

static void add(check_distances *distances, const position *next)
{
    int *slot = slot_of(distances, next->tiles);
    if (*slot)
        return;
    distances->found[distances->count] = *next;
    *slot = ++distances->count;
}

static void add_neighbours(check_distances *distances, position at)
{
    int blank = 0;
    while (at.tiles[blank] != 0)
        blank++;
    int column = blank % distances->columns, row = blank / distances->columns;
    const int steps[][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    for (int i = 0; i < 4; i++) {
        int x = column + steps[i][0], y = row + steps[i][1];
        if (x < 0 || y < 0 || x >= distances->columns || y >= distances->rows)
            continue;
        position next = at;
        int from = y * distances->columns + x;
        next.tiles[blank] = next.tiles[from];
        next.tiles[from] = 0;
        next.depth++;
        add(distances, &next);
    }
}

check_distances *check_distances_create(const slidewise_board *goal)
{
    check_distances *made = calloc(1, sizeof *made);
    assert_non_null(made);
    *made = (check_distances){.columns = slidewise_board_columns(goal),
                              .rows = slidewise_board_rows(goal),
                              .found = calloc(MOST_BOARDS, sizeof *made->found),
                              .table = calloc(TABLE_SIZE, sizeof *made->table)};
    assert_true(cells_of(made) <= MOST_CELLS && made->found && made->table);
    position first = {0};
    assert_int_equal(slidewise_board_bytes(goal, first.tiles, NULL), SLIDEWISE_OK);
    add(made, &first);
    for (int i = 0; i < made->count; i++)
        add_neighbours(made, made->found[i]);
    return made;
}

void check_distances_free(check_distances *distances)
{
    free(distances->found);
    free(distances->table);
    free(distances);
}

int check_distances_count(const check_distances *distances)
{
    return distances->count;
}

int check_distance(const check_distances *distances, const slidewise_board *board)
{
    uint8_t tiles[MOST_CELLS] = {0};
    assert_int_equal(slidewise_board_bytes(board, tiles, NULL), SLIDEWISE_OK);
    int number = *slot_of(distances, tiles);
    return number > 0 ? distances->found[number - 1].depth : -1;
}

slidewise_board *check_distances_board(const check_distances *distances, int number)
{
    slidewise_board *board;
    const position *at = &distances->found[number];
    assert_int_equal(
        slidewise_board_create_bytes(&board, distances->columns, distances->rows, at->tiles, NULL),
        SLIDEWISE_OK);
    return board;
}
