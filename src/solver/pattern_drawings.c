#include "pattern_drawings.h"

/* Columns <= rows. */
static const pattern_drawing drawings[] = {
    {{4, 4},
     5,
     "aaab"
     "aaab"
     "ccbb"
     "cccb"},
    {{4, 4},
     6,
     "aaaa"
     "aaac"
     "bbbc"
     "bbbc"},
    {{4, 4},
     8,
     "aaaa"
     "aaaa"
     "bbbb"
     "bbbb"},
};

const pattern_drawing *pattern_drawing_find(puzzle_size size, int max_tiles)
{
    puzzle_size narrow = size.columns <= size.rows ? size : (puzzle_size){size.rows, size.columns};
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++)
        if (puzzle_size_equal(drawings[i].size, narrow) && drawings[i].max_tiles == max_tiles)
            return &drawings[i];
    return NULL;
}
