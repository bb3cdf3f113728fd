#include "benchmark.h"

#include "base/scan.h"
#include "os/file.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "claims.h"

static int next_number(sw_scan *line)
{
    int64_t number;
    sw_scan_blanks(line);
    assert_true(sw_scan_integer(line, 0, 1000, &number));
    return (int)number;
}

int benchmark_read(const char *name, benchmark_board *out, int limit)
{
    return benchmark_read_size(name, (puzzle_size){4, 4}, out, limit);
}

int benchmark_read_size(const char *name, puzzle_size size, benchmark_board *out, int limit)
{
    char path[1024];
    char *text;
    size_t length;
    snprintf(path, sizeof path, "%s/%s", TEST_DATA_DIR, name);
    assert_int_equal(os_file_read(&text, &length, path, 1 << 20, NULL), SW_OK);
    sw_scan scan = sw_scan_start(text, length), line;
    int count = 0;
    while (count < limit && sw_scan_line(&scan, &line)) {
        if (sw_scan_done(&line) || sw_scan_char(&line, '#'))
            continue;
        puzzle_tile tiles[PUZZLE_MAX_CELLS];
        out[count].id = next_number(&line);
        out[count].optimal = next_number(&line);
        for (int cell = 0; cell < puzzle_size_cells(size); cell++)
            tiles[cell] = (puzzle_tile)next_number(&line);
        assert_int_equal(puzzle_board_init(&out[count].board, size, tiles, NULL), SW_OK);
        count++;
    }
    free(text);
    return count;
}
