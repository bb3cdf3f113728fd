#include "slide_oracle.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bool is_horizontal(puzzle_move move)
{
    return move == PUZZLE_LEFT || move == PUZZLE_RIGHT;
}

/* ---- All boards ---- */

puzzle_board slide_oracle_board(const slide_oracle *known, int number)
{
    oracle numbers = {.goal = known->goal, .boards = known->boards};
    return oracle_board(&numbers, number);
}

static uint8_t *make_distances(int boards)
{
    uint8_t *made = malloc((size_t)boards);
    assert(made);
    memset(made, ORACLE_UNREACHABLE, (size_t)boards);
    return made;
}

/* Every slide counts, along whichever axis. */
static void search_all(slide_oracle *known, int *queue)
{
    int head = 0, tail = 0;
    queue[tail++] = oracle_number(&known->goal);
    known->slides[queue[0]] = 0;
    while (head < tail) {
        int number = queue[head++];
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            puzzle_board board = slide_oracle_board(known, number);
            while (puzzle_move_apply(&board, (puzzle_move)move)) {
                int next = oracle_number(&board);
                if (known->slides[next] == ORACLE_UNREACHABLE) {
                    known->slides[next] = (uint8_t)(known->slides[number] + 1);
                    queue[tail++] = next;
                }
            }
        }
    }
}

/* Numbers of boards, doubled, and the axis of the slide with which they begin. */
static void search_axes(slide_oracle *known, int *queue)
{
    int head = 0, tail = 0, goal = oracle_number(&known->goal);
    for (int axis = 0; axis < 2; axis++) {
        known->first[axis][goal] = 0;
        queue[tail++] = 2 * goal + axis;
    }
    while (head < tail) {
        int number = queue[head] / 2, axis = queue[head] % 2;
        head++;
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            puzzle_board board = slide_oracle_board(known, number);
            if (is_horizontal((puzzle_move)move) == (axis == 1))
                continue;
            while (puzzle_move_apply(&board, (puzzle_move)move)) {
                int next = oracle_number(&board);
                if (known->first[!axis][next] != ORACLE_UNREACHABLE)
                    continue;
                known->first[!axis][next] = (uint8_t)(known->first[axis][number] + 1);
                queue[tail++] = 2 * next + !axis;
            }
        }
    }
}

slide_oracle slide_oracle_make(const puzzle_board *goal)
{
    slide_oracle known = {.goal = *goal, .boards = 1};
    for (int i = 2; i <= puzzle_size_cells(goal->size); i++)
        known.boards *= i;
    int *queue = malloc(2 * sizeof *queue * (size_t)known.boards);
    assert(queue);
    known.slides = make_distances(known.boards);
    known.first[0] = make_distances(known.boards);
    known.first[1] = make_distances(known.boards);
    search_all(&known, queue);
    search_axes(&known, queue);
    free(queue);
    return known;
}

void slide_oracle_free(slide_oracle *known)
{
    free(known->slides);
    free(known->first[0]);
    free(known->first[1]);
}

int slide_oracle_first(const slide_oracle *known, const puzzle_board *board, bool horizontal)
{
    return known->first[horizontal][oracle_number(board)];
}

/* ---- A ball and a search towards it ---- */

enum { BALL_BOARDS = 1000000, BALL_BITS = 23, LIST_BITS = 21 };

/* Boards in the order in which they came, as numbers of four bits a cell, and a table that finds them. */
typedef struct board_list {
    puzzle_size size;
    uint64_t *boards;
    int *distance;
    int count;
    int *slots; /* a place in the list + 1, or 0 */
    int bits;   /* twice as many slots as boards at most, 2^bits */
} board_list;

struct slide_ball {
    board_list list;
    int radius; /* the ball has all boards that are so near, and no others */
};

static uint64_t packed(const puzzle_board *board)
{
    uint64_t number = 0;
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++)
        number = number << 4 | board->tiles[cell];
    return number;
}

static puzzle_board unpacked(puzzle_size size, uint64_t number)
{
    puzzle_board board = {.size = size};
    for (int cell = puzzle_size_cells(size) - 1; cell >= 0; cell--) {
        board.tiles[cell] = (puzzle_tile)(number & 15);
        board.blank = board.tiles[cell] == PUZZLE_BLANK ? cell : board.blank;
        number >>= 4;
    }
    return board;
}

static void list_init(board_list *out, puzzle_size size, int bits)
{
    size_t slots = (size_t)1 << bits;
    out->size = size;
    out->count = 0;
    out->bits = bits;
    out->boards = malloc(sizeof *out->boards * slots / 2);
    out->distance = malloc(sizeof *out->distance * slots / 2);
    out->slots = calloc(slots, sizeof *out->slots);
    assert(out->boards && out->distance && out->slots);
}

static void list_deinit(board_list *list)
{
    free(list->boards);
    free(list->distance);
    free(list->slots);
}

static int *find_slot(const board_list *list, uint64_t board)
{
    uint64_t at = board * UINT64_C(0x9E3779B97F4A7C15) >> (64 - list->bits);
    while (list->slots[at] && list->boards[list->slots[at] - 1] != board)
        at = (at + 1) & ((UINT64_C(1) << list->bits) - 1);
    return &list->slots[at];
}

static void list_add(board_list *list, uint64_t board, int distance)
{
    int *slot = find_slot(list, board);
    if (*slot)
        return;
    assert(list->count < 1 << (list->bits - 1));
    list->boards[list->count] = board;
    list->distance[list->count] = distance;
    *slot = ++list->count;
}

static void add_neighbours(board_list *list, int at)
{
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        puzzle_board board = unpacked(list->size, list->boards[at]);
        while (puzzle_move_apply(&board, (puzzle_move)move))
            list_add(list, packed(&board), list->distance[at] + 1);
    }
}

/* All boards of one more distance; `first` is the first of the last layer, and then of the new one. */
static void add_layer(board_list *list, int *first)
{
    int end = list->count;
    for (int at = *first; at < end; at++)
        add_neighbours(list, at);
    *first = end;
}

slide_ball *slide_ball_create(const puzzle_board *goal)
{
    slide_ball *ball = calloc(1, sizeof *ball);
    int first = 0;
    assert(ball);
    list_init(&ball->list, goal->size, BALL_BITS);
    list_add(&ball->list, packed(goal), 0);
    for (; ball->list.count < BALL_BOARDS; ball->radius++)
        add_layer(&ball->list, &first);
    return ball;
}

void slide_ball_destroy(slide_ball *ball)
{
    list_deinit(&ball->list);
    free(ball);
}

/* The first layer around the board that meets the ball meets it at its rim, unless the board lies within. */
int slide_ball_distance(const slide_ball *ball, const puzzle_board *board)
{
    board_list list;
    int first = 0, end, found = -1;
    list_init(&list, board->size, LIST_BITS);
    list_add(&list, packed(board), 0);
    for (;;) {
        end = list.count;
        for (int at = first; at < end; at++) {
            const int *slot = find_slot(&ball->list, list.boards[at]);
            int whole = *slot ? list.distance[at] + ball->list.distance[*slot - 1] : found;
            found = found < 0 || whole < found ? whole : found;
        }
        if (found >= 0)
            break;
        add_layer(&list, &first);
    }
    list_deinit(&list);
    return found;
}
