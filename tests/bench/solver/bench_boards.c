/* The boards that a bench solves: published ones, or drawn. */
#include "bench_boards.h"

#include "bench.h"

#include "base/scan.h"
#include "os/lines.h"
#include "os/paths.h"
#include "puzzle/scramble.h"

#include <stdlib.h>

enum { LINE_LIMIT = 4096, MAX_NUMBER = 1000000 };

const bench_set bench_korf15 = {"korf100.txt", {4, 4}, PUZZLE_GOAL_BLANK_FIRST, false};
const bench_set bench_hard15 = {"hard15.txt", {4, 4}, PUZZLE_GOAL_STANDARD, false};
const bench_set bench_korf24 = {"korf24-50.txt", {5, 5}, PUZZLE_GOAL_BLANK_FIRST, false};
const bench_set bench_cube24 = {"deepcubea24.txt", {5, 5}, PUZZLE_GOAL_STANDARD, true};
const bench_set bench_cube35 = {"deepcubea35.txt", {6, 6}, PUZZLE_GOAL_STANDARD, true};
const bench_set bench_cube48 = {"deepcubea48.txt", {7, 7}, PUZZLE_GOAL_STANDARD, true};

static sw_status reserve(bench_boards *out, const puzzle_board *goal, int count, sw_error *error)
{
    *out = (bench_boards){.goal = *goal};
    out->boards = calloc((size_t)count, sizeof *out->boards);
    if (!out->boards)
        return sw_fail(error, SW_NO_MEMORY, "no memory for %d boards", count);
    return SW_OK;
}

void bench_boards_deinit(bench_boards *boards)
{
    free(boards->boards);
    *boards = (bench_boards){0};
}

static bool scan_number(sw_scan *scan, int64_t least, int64_t most, int64_t *out)
{
    sw_scan_blanks(scan);
    return sw_scan_integer(scan, least, most, out);
}

static sw_status parse_board(bench_board *out, const bench_set *set, const os_line *line,
                             sw_error *error)
{
    puzzle_tile tiles[PUZZLE_MAX_CELLS];
    int cells = puzzle_size_cells(set->size);
    sw_scan scan = sw_scan_start(line->text, line->length);
    int64_t number, moves, found = -1, tile = 0;
    bool good = scan_number(&scan, 0, MAX_NUMBER, &number) &&
                scan_number(&scan, -1, MAX_NUMBER, &moves) &&
                (!set->found || scan_number(&scan, 1, MAX_NUMBER, &found));
    for (int cell = 0; cell < cells && good; cell++) {
        good = scan_number(&scan, 0, cells - 1, &tile);
        tiles[cell] = (puzzle_tile)tile;
    }
    sw_scan_blanks(&scan);
    if (!good || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "a number, %s and %d tiles are expected",
                       set->found ? "two lengths" : "a length", cells);
    *out = (bench_board){.number = (int)number, .moves = (int)moves, .found = (int)found};
    return puzzle_board_init(&out->start, set->size, tiles, error);
}

static sw_status parse_lines(bench_boards *out, const bench_set *set, int most, os_lines *lines,
                             sw_error *error)
{
    os_line line = {0};
    sw_status status = SW_OK;
    while (status == SW_OK && out->count < most) {
        status = os_lines_next(lines, &line, error);
        if (status == SW_OK && line.length > 0 && line.text[0] != '#') {
            status = parse_board(&out->boards[out->count], set, &line, error);
            out->count += status == SW_OK;
        }
    }
    if (status == SW_NOT_FOUND && out->count > 0)
        return SW_OK;
    if (status == SW_NOT_FOUND)
        return sw_fail(error, SW_BAD_INPUT, "there is no board in it");
    if (status != SW_OK && error)
        error->line = line.number;
    return status;
}

/* Puts the file's name and the line into the message, for the error is passed on. */
static void name_file(const char *path, sw_error *error)
{
    if (error)
        sw_fail_in_file(error, path, error);
}

sw_status bench_boards_read(bench_boards *out, const char *folder, const bench_set *set, int most,
                            sw_error *error)
{
    char path[OS_PATH_SIZE];
    puzzle_board goal;
    os_lines *lines;
    sw_status status = os_path_join(path, sizeof path, folder, set->file, error);
    if (status != SW_OK)
        return status;
    status = os_lines_open(&lines, path, LINE_LIMIT, error);
    if (status == SW_OK) {
        puzzle_goal_make(&goal, set->goal, set->size, NULL);
        status = reserve(out, &goal, most, error);
        if (status == SW_OK)
            status = parse_lines(out, set, most, lines, error);
        if (status != SW_OK)
            bench_boards_deinit(out);
        os_lines_close(lines);
    }
    if (status != SW_OK)
        name_file(path, error);
    return status;
}

sw_status bench_boards_draw(bench_boards *out, const puzzle_board *goal, int count, int walk,
                            sw_error *error)
{
    sw_rng rng = sw_rng_seed(BENCH_SEED);
    sw_status status = reserve(out, goal, count, error);
    if (status != SW_OK)
        return status;
    for (; out->count < count; out->count++) {
        bench_board *next = &out->boards[out->count];
        next->number = out->count + 1;
        next->moves = next->found = -1;
        next->start =
            walk > 0 ? puzzle_scramble_moves(goal, walk, &rng) : puzzle_scramble(goal, &rng);
    }
    return SW_OK;
}
