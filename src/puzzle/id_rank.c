/* Ranks by the factorial number system (Laisant, 1888): for each cell, how many smaller tiles still
 * follow; that digit is below the number of cells that are left. */
#include "id_rank.h"

#include <string.h>

enum { BASE = 32 };

typedef struct number {
    int count;                          /* digits in use; 0 for zero */
    uint8_t digits[PUZZLE_RANK_DIGITS]; /* the lowest first */
} number;

/* number * factor + addend; what comes out has room. */
static void multiply(number *n, unsigned factor, unsigned addend)
{
    unsigned carry = addend;
    for (int i = 0; i < n->count; i++, carry /= BASE) {
        carry += n->digits[i] * factor;
        n->digits[i] = carry % BASE;
    }
    for (; carry > 0; carry /= BASE)
        n->digits[n->count++] = carry % BASE;
}

/* Leaves the quotient and gives the remainder. */
static unsigned divide(number *n, unsigned divisor)
{
    unsigned remainder = 0;
    for (int i = n->count; i-- > 0; remainder %= divisor) {
        remainder = remainder * BASE + n->digits[i];
        n->digits[i] = (uint8_t)(remainder / divisor);
    }
    while (n->count > 0 && n->digits[n->count - 1] == 0)
        n->count--;
    return remainder;
}

/* The highest rank, cells! - 1, has as many digits as cells!, which is no power of two. */
int puzzle_rank_digits(int cells)
{
    number factorial = {.count = 1, .digits = {1}};
    for (int i = 2; i <= cells; i++)
        multiply(&factorial, (unsigned)i, 0);
    return factorial.count;
}

void puzzle_rank_write(const puzzle_board *board, uint8_t *digits)
{
    int cells = puzzle_size_cells(board->size);
    number rank = {.count = 0};
    for (int cell = 0; cell < cells; cell++) {
        unsigned smaller = 0;
        for (int later = cell + 1; later < cells; later++)
            smaller += board->tiles[later] < board->tiles[cell];
        multiply(&rank, (unsigned)(cells - cell), smaller);
    }
    int count = puzzle_rank_digits(cells);
    for (int i = 0; i < count; i++)
        digits[count - 1 - i] = i < rank.count ? rank.digits[i] : 0;
}

bool puzzle_rank_read(puzzle_board *out, puzzle_size size, const uint8_t *digits)
{
    int cells = puzzle_size_cells(size);
    number rank = {.count = puzzle_rank_digits(cells)};
    for (int i = 0; i < rank.count; i++)
        rank.digits[i] = digits[rank.count - 1 - i];

    unsigned smaller[PUZZLE_MAX_CELLS];
    for (int cell = cells; cell-- > 0;)
        smaller[cell] = divide(&rank, (unsigned)(cells - cell));
    if (rank.count > 0)
        return false;

    puzzle_tile tiles[PUZZLE_MAX_CELLS], left[PUZZLE_MAX_CELLS]; /* left: in their order */
    for (int i = 0; i < cells; i++)
        left[i] = (puzzle_tile)i;
    for (int cell = 0; cell < cells; cell++) {
        puzzle_tile *pick = left + smaller[cell];
        tiles[cell] = *pick;
        memmove(pick, pick + 1, (size_t)(left + cells - cell - 1 - pick) * sizeof *pick);
    }
    return puzzle_board_init(out, size, tiles, NULL) == SW_OK;
}
