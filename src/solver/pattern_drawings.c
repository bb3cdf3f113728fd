#include "pattern_drawings.h"

/* Columns <= rows. Straight cuts win wherever they are possible: halves of 4x4 need 6,000 nodes, the
 * next best groups of seven and eight 10,000, most of them 20,000 to 35,000. docs/PERFORMANCE.md has
 * the figures. */
static const pattern_drawing drawings[] = {
    {{2, 5}, 5, "aa/aa/aa/bb/bb"},      {{2, 6}, 6, "aa/aa/aa/bb/bb/bb"},
    {{3, 4}, 6, "aaa/aaa/bbb/bbb"},     {{2, 7}, 7, "aa/aa/aa/aa/bb/bb/bb"},
    {{3, 5}, 7, "aaa/aaa/aab/bbb/bbb"}, {{4, 4}, 5, "aaab/aaab/ccbb/cccb"},
    {{4, 4}, 6, "aaaa/aaac/bbbc/bbbc"}, {{4, 4}, 7, "aaaa/aaaa/bbbb/cbbb"},
    {{4, 4}, 8, "aaaa/aaaa/bbbb/bbbb"}, {{2, 8}, 8, "aa/aa/aa/aa/bb/bb/bb/bb"},
};

const pattern_drawing *pattern_drawing_find(puzzle_size size, int max_tiles)
{
    puzzle_size narrow = size.columns <= size.rows ? size : (puzzle_size){size.rows, size.columns};
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++)
        if (puzzle_size_equal(drawings[i].size, narrow) && drawings[i].max_tiles == max_tiles)
            return &drawings[i];
    return NULL;
}
