#include "layers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A board is the blank's cell, its plane, and the order of the tiles in reading order, named by
 * their places in the goal. A horizontal move keeps the order; a vertical one moves a tile past
 * columns - 1 others.
 *
 * The order is numbered by its Lehmer code: digit i says how many of the tiles after place i are
 * less than the one there. Half of the orders have the parity that the plane asks for, so the last
 * digit that is not always 0 is known from the others, and left out. */
struct layers {
    puzzle_size size;
    int cells, tiles;
    int home;                       /* of the blank */
    puzzle_tile name[LAYERS_CELLS]; /* by place in the goal */
    uint32_t orders;                /* tiles! / 2 */
    uint32_t weight[LAYERS_CELLS];  /* by digit; 0 for the last two */
    size_t words;                   /* of 64 orders, a plane */
    uint64_t *seen;                 /* by plane and order */
    /* The boards of the layer, and those of the next: each move takes the blank to a cell of the
     * other colour, so the planes of one colour are free. */
    uint64_t *layer;
    int distance;
    uint64_t count;
};

typedef struct digits {
    int at[LAYERS_CELLS];
} digits;

static bool is_dark(const layers *all, int plane)
{
    return (plane / all->size.columns + plane % all->size.columns) % 2 != 0;
}

static bool in_layer(const layers *all, int plane)
{
    return (is_dark(all, plane) != is_dark(all, all->home)) == (all->distance % 2 != 0);
}

/* A vertical move passes columns - 1 tiles. */
static bool is_odd(const layers *all, int plane)
{
    return all->size.columns % 2 == 0 &&
           (plane / all->size.columns - all->home / all->size.columns) % 2 != 0;
}

static digits decode(const layers *all, int plane, uint32_t order)
{
    digits code = {.at = {0}};
    int sum = is_odd(all, plane);
    for (int i = all->tiles - 3; i >= 0; i--) {
        uint32_t choices = (uint32_t)(all->tiles - i);
        code.at[i] = (int)(order % choices);
        order /= choices;
        sum += code.at[i];
    }
    code.at[all->tiles - 2] = sum % 2;
    return code;
}

/* Exchanges the tiles of two neighbouring places. */
static void exchange(digits *code, int place)
{
    int first = code->at[place], second = code->at[place + 1];
    bool descends = second < first;
    code->at[place] = descends ? second : second + 1;
    code->at[place + 1] = descends ? first - 1 : first;
}

static int plane_after(const layers *all, int plane, puzzle_move move)
{
    int column = plane % all->size.columns, row = plane / all->size.columns;
    switch (move) { /* the blank goes the other way */
    case PUZZLE_UP:
        return row + 1 < all->size.rows ? plane + all->size.columns : -1;
    case PUZZLE_DOWN:
        return row > 0 ? plane - all->size.columns : -1;
    case PUZZLE_LEFT:
        return column + 1 < all->size.columns ? plane + 1 : -1;
    case PUZZLE_RIGHT:
        return column > 0 ? plane - 1 : -1;
    }
    return -1;
}

/* The order after a move that takes the blank from one plane to the other. */
static uint32_t order_after(const layers *all, int plane, int to, uint32_t order, digits code)
{
    int low = plane < to ? plane : to, high = low + all->size.columns - 1;
    if (plane - to == 1 || to - plane == 1)
        return order;
    for (int place = low; place <= high; place++)
        order -= (uint32_t)code.at[place] * all->weight[place];
    for (int i = 0; i < all->size.columns - 1; i++)
        exchange(&code, to > plane ? high - 1 - i : low + i);
    for (int place = low; place <= high; place++)
        order += (uint32_t)code.at[place] * all->weight[place];
    return order;
}

static uint64_t *plane_of(const layers *all, uint64_t *set, int plane)
{
    return set + (size_t)plane * all->words;
}

static void add(uint64_t *plane, uint32_t order)
{
    plane[order / 64] |= (uint64_t)1 << order % 64;
}

static bool has(const uint64_t *plane, uint32_t order)
{
    return plane[order / 64] >> order % 64 & 1;
}

layers *layers_create(const puzzle_board *goal)
{
    layers *all = calloc(1, sizeof *all);
    assert(all);
    all->size = goal->size;
    all->cells = puzzle_size_cells(goal->size);
    assert(all->cells <= LAYERS_CELLS);
    all->tiles = all->cells - 1;
    all->home = goal->blank;
    for (int cell = 0, place = 0; cell < all->cells; cell++)
        if (cell != goal->blank)
            all->name[place++] = goal->tiles[cell];
    all->orders = 1;
    for (int i = all->tiles - 3; i >= 0; i--) {
        all->weight[i] = all->orders;
        all->orders *= (uint32_t)(all->tiles - i);
    }
    all->words = (all->orders + 63) / 64;
    all->seen = calloc((size_t)all->cells * all->words, sizeof *all->seen);
    all->layer = calloc((size_t)all->cells * all->words, sizeof *all->layer);
    assert(all->seen && all->layer);
    add(plane_of(all, all->seen, all->home), 0);
    add(plane_of(all, all->layer, all->home), 0);
    all->count = 1;
    return all;
}

void layers_destroy(layers *all)
{
    free(all->seen);
    free(all->layer);
    free(all);
}

static void spread_sideways(layers *all, int plane, int to)
{
    const uint64_t *from = plane_of(all, all->layer, plane);
    uint64_t *next = plane_of(all, all->layer, to);
    for (size_t i = 0; i < all->words; i++)
        next[i] |= from[i];
}

/* Up and down at once: either may be -1. */
static void spread_vertically(layers *all, int plane, int up, int down)
{
    const uint64_t *from = plane_of(all, all->layer, plane);
    for (size_t i = 0; i < all->words; i++)
        for (uint64_t rest = from[i]; rest; rest &= rest - 1) {
            uint32_t order = (uint32_t)(i * 64) + (uint32_t)__builtin_ctzll(rest);
            digits code = decode(all, plane, order);
            if (up >= 0)
                add(plane_of(all, all->layer, up), order_after(all, plane, up, order, code));
            if (down >= 0)
                add(plane_of(all, all->layer, down), order_after(all, plane, down, order, code));
        }
}

static void spread(layers *all, int plane)
{
    int left = plane_after(all, plane, PUZZLE_RIGHT), right = plane_after(all, plane, PUZZLE_LEFT);
    if (left >= 0)
        spread_sideways(all, plane, left);
    if (right >= 0)
        spread_sideways(all, plane, right);
    spread_vertically(all, plane, plane_after(all, plane, PUZZLE_DOWN),
                      plane_after(all, plane, PUZZLE_UP));
}

/* Leaves the boards of the plane that have not been seen before. */
static void keep_new(layers *all, int plane)
{
    uint64_t *seen = plane_of(all, all->seen, plane), *next = plane_of(all, all->layer, plane);
    for (size_t i = 0; i < all->words; i++) {
        next[i] &= ~seen[i];
        seen[i] |= next[i];
        all->count += (uint64_t)__builtin_popcountll(next[i]);
    }
}

bool layers_next(layers *all)
{
    for (int plane = 0; plane < all->cells; plane++)
        if (!in_layer(all, plane))
            memset(plane_of(all, all->layer, plane), 0, all->words * sizeof *all->layer);
    for (int plane = 0; plane < all->cells; plane++)
        if (in_layer(all, plane))
            spread(all, plane);
    all->distance++;
    all->count = 0;
    for (int plane = 0; plane < all->cells; plane++)
        if (in_layer(all, plane))
            keep_new(all, plane);
    return all->count > 0;
}

int layers_distance(const layers *all)
{
    return all->distance;
}

uint64_t layers_count(const layers *all)
{
    return all->count;
}

uint64_t layers_boards(const layers *all)
{
    return (uint64_t)all->cells * all->orders;
}

/* In one plane. */
static bool find_order(const layers *all, int plane, uint32_t from, uint32_t *order)
{
    const uint64_t *set = plane_of(all, all->layer, plane);
    uint64_t rest = set[from / 64] >> from % 64 << from % 64;
    for (size_t i = from / 64; i < all->words; rest = ++i < all->words ? set[i] : 0)
        if (rest) {
            *order = (uint32_t)(i * 64) + (uint32_t)__builtin_ctzll(rest);
            return true;
        }
    return false;
}

bool layers_find(const layers *all, uint64_t from, uint64_t *number)
{
    uint32_t order = (uint32_t)(from % all->orders);
    for (int plane = (int)(from / all->orders); plane < all->cells; plane++, order = 0)
        if (in_layer(all, plane) && find_order(all, plane, order, &order)) {
            *number = (uint64_t)plane * all->orders + order;
            return true;
        }
    return false;
}

void layers_board(const layers *all, uint64_t number, puzzle_board *out)
{
    int plane = (int)(number / all->orders);
    digits code = decode(all, plane, (uint32_t)(number % all->orders));
    puzzle_tile left[LAYERS_CELLS], tiles[LAYERS_CELLS];
    memcpy(left, all->name, sizeof left);
    for (int place = 0; place < all->tiles; place++) {
        int chosen = code.at[place];
        tiles[place < plane ? place : place + 1] = left[chosen];
        memmove(&left[chosen], &left[chosen + 1],
                (size_t)(all->tiles - place - chosen - 1) * sizeof *left);
    }
    tiles[plane] = PUZZLE_BLANK;
    sw_status status = puzzle_board_init(out, all->size, tiles, NULL);
    assert(status == SW_OK);
    (void)status;
}

bool layers_nearer(const layers *all, uint64_t number, puzzle_move move)
{
    int plane = (int)(number / all->orders), to = plane_after(all, plane, move);
    uint32_t order = (uint32_t)(number % all->orders);
    if (to < 0)
        return false;
    order = order_after(all, plane, to, order, decode(all, plane, order));
    return has(plane_of(all, all->seen, to), order);
}
