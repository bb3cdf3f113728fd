/* Which tiles go together on each shape, as measured and drawn. */
#include "patterns/pattern_drawings.h"

#include <stddef.h>

/* Columns <= rows. Straight cuts win wherever they are possible: halves of 4x4 need 6,000 nodes, the
 * next best groups of seven and eight 10,000, most of them 20,000 to 35,000. docs/PERFORMANCE.md has
 * the figures. */
static const pattern_drawing drawings[] = {
    {{2, 5}, 5, "pattern databases 5-4", "aa/aa/aa/bb/bb", NULL},
    {{2, 6}, 6, "pattern databases 5-6", "aa/aa/aa/bb/bb/bb", NULL},
    {{3, 4}, 6, "pattern databases 5-6", "aaa/aaa/bbb/bbb", NULL},
    {{2, 7}, 5, "pattern databases 5-5-3", "aa/aa/aa/bb/bb/bc/cc", NULL},
    {{2, 7}, 7, "pattern databases 7-6", "aa/aa/aa/aa/bb/bb/bb", NULL},
    {{3, 5}, 5, "pattern databases 5-5-4", "aaa/aaa/bbb/bbc/ccc", NULL},
    {{3, 5}, 7, "pattern databases 7-7", "aaa/aaa/aab/bbb/bbb", NULL},
    {{4, 4}, 5, "pattern databases 5-5-5", "aaab/aaab/ccbb/cccb", NULL},
    {{4, 4}, 6, "pattern databases 6-6-3", "aaaa/aaac/bbbc/bbbc", NULL},
    {{4, 4}, 7, "pattern databases 7-7-1", "aaaa/aaaa/bbbb/cbbb", NULL},
    {{4, 4}, 8, "pattern databases 7-8", "aaaa/aaaa/bbbb/bbbb", NULL},
    {{2, 8}, 5, "pattern databases 5-5-5", "aa/aa/aa/bb/bb/bc/cc/cc", NULL},
    {{2, 8}, 6, "pattern databases 5-6-4", "aa/aa/aa/cc/cc/bb/bb/bb", NULL},
    {{2, 8}, 7, "pattern databases 7-7-1", "aa/aa/aa/aa/bc/bb/bb/bb", NULL},
    {{2, 8}, 8, "pattern databases 7-8", "aa/aa/aa/aa/bb/bb/bb/bb", NULL},
    {{3, 6}, 6, "pattern databases 5-6-6", "aaa/aaa/bbb/bbb/ccc/ccc", NULL},
    {{3, 6}, 7, "pattern databases 7-7-3", "aaa/aaa/aab/bbb/bbb/ccc", NULL},
    {{4, 5},
     6,
     "pattern databases 6-6-6-1 and 5-6-6-2",
     "aaaa/aaab/bbbb/bccc/cccd",
     "aabb/aabb/aabb/cccc/ccdd"},
    {{4, 5},
     7,
     "pattern databases 7-7-5 and 5-6-6-2",
     "aaaa/aaaa/bbbb/bbbc/cccc",
     "aabb/aabb/aabb/cccc/ccdd"},
    {{5, 5}, 6, "pattern databases 6-6-6-6", "aaabb/aaabb/ccabb/ccddd/ccddd", NULL},
    {{5, 5},
     7,
     "pattern databases 6-6-6-6, two ways",
     "aaabb/aaabb/ccabb/ccddd/ccddd",
     "aaabb/aabbb/aabcc/dddcc/dddcc"},
};

const pattern_drawing *solver_pattern_drawing_find(puzzle_size size, int max_tiles)
{
    puzzle_size narrow = size.columns <= size.rows ? size : (puzzle_size){size.rows, size.columns};
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++)
        if (puzzle_size_equal(drawings[i].size, narrow) && drawings[i].max_tiles == max_tiles)
            return &drawings[i];
    return NULL;
}
