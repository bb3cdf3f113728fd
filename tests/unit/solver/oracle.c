#include "oracle.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

puzzle_board oracle_goal(puzzle_size size, int blank)
{
    puzzle_tile tiles[PUZZLE_MAX_CELLS];
    puzzle_board goal;
    puzzle_tile next = 1;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        tiles[cell] = cell == blank ? PUZZLE_BLANK : next++;
    sw_status status = puzzle_board_init(&goal, size, tiles, NULL);
    assert(status == SW_OK);
    (void)status;
    return goal;
}

int oracle_number(const puzzle_board *board)
{
    int cells = puzzle_size_cells(board->size), number = 0;
    for (int i = 0; i < cells; i++) {
        int smaller = 0;
        for (int j = i + 1; j < cells; j++)
            smaller += board->tiles[j] < board->tiles[i];
        number = number * (cells - i) + smaller;
    }
    return number;
}

puzzle_board oracle_board(const oracle *known, int number)
{
    int cells = puzzle_size_cells(known->goal.size);
    puzzle_tile left[9], tiles[9];
    for (int i = 0; i < cells; i++)
        left[i] = (puzzle_tile)i;
    int boards = known->boards;
    for (int i = 0; i < cells; i++) {
        boards /= cells - i;
        int at = number / boards;
        number %= boards;
        tiles[i] = left[at];
        memmove(&left[at], &left[at + 1], sizeof *left * (size_t)(cells - i - at - 1));
    }
    puzzle_board board;
    puzzle_board_init(&board, known->goal.size, tiles, NULL);
    return board;
}

oracle oracle_make(const puzzle_board *goal)
{
    oracle known = {.goal = *goal, .boards = 1};
    for (int i = 2; i <= puzzle_size_cells(goal->size); i++)
        known.boards *= i;
    known.distance = malloc((size_t)known.boards);
    int *queue = malloc(sizeof *queue * (size_t)known.boards);
    assert(known.distance && queue);
    memset(known.distance, ORACLE_UNREACHABLE, (size_t)known.boards);
    int head = 0, tail = 0;
    queue[tail++] = oracle_number(goal);
    known.distance[queue[0]] = 0;
    while (head < tail) {
        int number = queue[head++];
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            puzzle_board board = oracle_board(&known, number);
            if (!puzzle_move_apply(&board, (puzzle_move)move))
                continue;
            int next = oracle_number(&board);
            if (known.distance[next] == ORACLE_UNREACHABLE) {
                known.distance[next] = (uint8_t)(known.distance[number] + 1);
                queue[tail++] = next;
            }
        }
    }
    free(queue);
    return known;
}

void oracle_free(oracle *known)
{
    free(known->distance);
}

int oracle_distance(const oracle *known, const puzzle_board *board)
{
    return known->distance[oracle_number(board)];
}

/* Sixteen tiles of four bits; never 0 for a real board. */
static uint64_t packed(const puzzle_board *board)
{
    uint64_t key = 0;
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++)
        key = key << 4 | board->tiles[cell];
    return key;
}

static puzzle_board unpacked(puzzle_size size, uint64_t key)
{
    puzzle_tile tiles[16];
    for (int cell = puzzle_size_cells(size) - 1; cell >= 0; cell--, key >>= 4)
        tiles[cell] = (puzzle_tile)(key & 15);
    puzzle_board board;
    puzzle_board_init(&board, size, tiles, NULL);
    return board;
}

enum { FAR_BOARDS = 100000, FAR_SLOTS = 1 << 20 };

static bool add_key(uint64_t *slots, uint64_t key)
{
    size_t slot = (key * 0x9E3779B97F4A7C15u) >> 44;
    while (slots[slot] && slots[slot] != key)
        slot = (slot + 1) % FAR_SLOTS;
    bool added = slots[slot] == 0;
    slots[slot] = key;
    return added;
}

int oracle_far_boards(const puzzle_board *goal, puzzle_board *out, int limit, int *depth)
{
    uint64_t *slots = calloc(FAR_SLOTS, sizeof *slots);
    uint64_t *queue = malloc(sizeof *queue * FAR_SLOTS);
    assert(slots && queue);
    int first = 0, end = 1; /* of the last layer */
    queue[0] = packed(goal);
    add_key(slots, queue[0]);
    *depth = 0;
    while (end < FAR_BOARDS && first < end) {
        int tail = end;
        for (int i = first; i < end; i++)
            for (int move = 0; move < PUZZLE_MOVES; move++) {
                puzzle_board board = unpacked(goal->size, queue[i]);
                if (puzzle_move_apply(&board, (puzzle_move)move) && add_key(slots, packed(&board)))
                    queue[tail++] = packed(&board);
            }
        first = end;
        end = tail;
        ++*depth;
    }
    int count = 0;
    for (; count < limit && count < end - first; count++)
        out[count] =
            unpacked(goal->size, queue[first + (int)((int64_t)(end - first) * count / limit)]);
    free(slots);
    free(queue);
    return count;
}
