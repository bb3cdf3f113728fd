/* Places the last two tiles of a line together. */
#include "engines/lines/carry.h"

#include <stdlib.h>
#include <string.h>

enum {
    SIDE = 4,
    CELLS = SIDE * SIDE,
    STATES = CELLS * CELLS * CELLS,
    FAR = 255,    /* not reached */
    COMPARED = 6, /* attempts of which the shortest is taken; later ones only find some way */
};

struct pair_memory {
    work_area window;
    const work_map *map;
    int16_t cell[CELLS];      /* the board's cell of each of the window's, or -1 */
    uint8_t distance[STATES]; /* moves to go, by (blank, first tile, second tile) */
    uint16_t queue[STATES];
    work_board before; /* where each attempt starts */
    work_board best;   /* where the shortest ended */
    puzzle_path way;   /* of the attempt */
    puzzle_path best_way;
};

pair_memory *solver_pair_create(void)
{
    return calloc(1, sizeof(pair_memory));
}

void solver_pair_destroy(pair_memory *pair)
{
    if (!pair)
        return;
    puzzle_path_deinit(&pair->way);
    puzzle_path_deinit(&pair->best_way);
    free(pair);
}

static int state_of(int blank, int first, int second)
{
    return (blank * CELLS + first) * CELLS + second;
}

/* Up to SIDE of the columns or rows low .. high - 1, those of both homes among them. */
static void range(int low, int high, int a, int b, int *from, int *to)
{
    *from = (a < b ? a : b) - (SIDE - 2);
    if (*from + SIDE > high)
        *from = high - SIDE;
    if (*from < low)
        *from = low;
    *to = *from + SIDE < high ? *from + SIDE : high;
}

static void place_window(pair_memory *pair, const work_board *work, const int homes[2],
                         const work_area *area)
{
    pair->map = work->map;
    int columns = work->board.size.columns;
    work_area *window = &pair->window;
    range(area->left, area->right, homes[0] % columns, homes[1] % columns, &window->left,
          &window->right);
    range(area->top, area->bottom, homes[0] / columns, homes[1] / columns, &window->top,
          &window->bottom);
    for (int at = 0; at < CELLS; at++) {
        int row = window->top + at / SIDE, column = window->left + at % SIDE;
        int cell = row * columns + column;
        bool inside = row < window->bottom && column < window->right && !work->fixed[cell];
        pair->cell[at] = (int16_t)(inside ? cell : -1);
    }
}

/* The place in the window of a board's cell inside it. */
static int place_of(const pair_memory *pair, int cell)
{
    return (pair->map->row[cell] - pair->window.top) * SIDE + pair->map->column[cell] -
           pair->window.left;
}

/* The place one step away, or -1. */
static int place_step(const pair_memory *pair, int place, int direction)
{
    int next = solver_home_step((puzzle_size){SIDE, SIDE}, place, (puzzle_move)direction);
    return next >= 0 && pair->cell[next] >= 0 ? next : -1;
}

/* The state after the blank's step to `next`. */
static int state_step(int state, int next)
{
    int blank = state / (CELLS * CELLS), first = state / CELLS % CELLS, second = state % CELLS;
    return state_of(next, first == next ? blank : first, second == next ? blank : second);
}

/* Breadth-first from the two tiles at home, the blank anywhere: moves work both ways. */
static void measure(pair_memory *pair, const int homes[2], search_watch *watch)
{
    int first = place_of(pair, homes[0]), second = place_of(pair, homes[1]);
    int head = 0, tail = 0;
    memset(pair->distance, FAR, sizeof pair->distance);
    for (int blank = 0; blank < CELLS; blank++)
        if (pair->cell[blank] >= 0 && blank != first && blank != second) {
            int state = state_of(blank, first, second);
            pair->distance[state] = 0;
            pair->queue[tail++] = (uint16_t)state;
        }
    while (head < tail) {
        int state = pair->queue[head++];
        watch->expanded++;
        for (int direction = 0; direction < PUZZLE_MOVES; direction++) {
            int next = place_step(pair, state / (CELLS * CELLS), direction);
            if (next < 0)
                continue;
            int neighbour = state_step(state, next);
            watch->generated++;
            if (pair->distance[neighbour] == FAR) {
                pair->distance[neighbour] = (uint8_t)(pair->distance[state] + 1);
                pair->queue[tail++] = (uint16_t)neighbour;
            }
        }
    }
}

/* Follows the falling distance. False where the state does not lead home. */
static bool descend(pair_memory *pair, work_board *work, const int homes[2])
{
    int state = state_of(place_of(pair, work->board.blank), place_of(pair, work->cell_of[homes[0]]),
                         place_of(pair, work->cell_of[homes[1]]));
    if (pair->distance[state] == FAR)
        return false;
    while (pair->distance[state] > 0) {
        int best = -1;
        for (int direction = 0; direction < PUZZLE_MOVES && best < 0; direction++) {
            int next = place_step(pair, state / (CELLS * CELLS), direction);
            if (next >= 0 && pair->distance[state_step(state, next)] < pair->distance[state])
                best = next;
        }
        state = state_step(state, best);
        solver_work_move_blank(work, pair->cell[best], &pair->way);
    }
    return true;
}

/* Carries one tile to `target`, then, around it, the other into the window, then the blank, and
 * solves the window. */
static bool attempt(pair_memory *pair, carry_memory *carry, work_board *work, const int homes[2],
                    int leader, const work_area *target, search_watch *watch)
{
    puzzle_path_clear(&pair->way);
    if (!solver_carry_tile(carry, work, homes[leader], target, watch, &pair->way))
        return false;
    int led = work->cell_of[homes[leader]];
    work->fixed[led] = true;
    bool inside = solver_carry_tile(carry, work, homes[!leader], &pair->window, watch, &pair->way);
    int followed = work->cell_of[homes[!leader]];
    work->fixed[followed] = true;
    inside = inside && solver_work_walk_blank(work, &pair->window, &pair->way);
    work->fixed[led] = work->fixed[followed] = false;
    return inside && descend(pair, work, homes);
}

/* Where attempt number `number` takes its first tile: anywhere in the window, to either home, then
 * to each cell of the window. */
static bool target_of(const pair_memory *pair, const int homes[2], int number, work_area *target)
{
    int choice = number / 2;
    if (choice == 0) {
        *target = pair->window;
        return true;
    }
    int cell = choice <= 2 ? homes[choice - 1] : pair->cell[choice - 3];
    if (cell >= 0)
        *target = solver_work_area_cell(pair->map, cell);
    return cell >= 0;
}

bool solver_pair_place(pair_memory *pair, carry_memory *carry, work_board *work, const int homes[2],
                       const work_area *area, search_watch *watch, puzzle_path *path)
{
    place_window(pair, work, homes, area);
    measure(pair, homes, watch);
    pair->before = *work;
    bool found = false;
    for (int number = 0; number < 2 * (3 + CELLS); number++) {
        if (found && number >= COMPARED)
            break;
        work_area target;
        *work = pair->before;
        if (!target_of(pair, homes, number, &target) ||
            !attempt(pair, carry, work, homes, number % 2, &target, watch))
            continue;
        if (!found || pair->way.length < pair->best_way.length) {
            puzzle_path shorter = pair->way;
            pair->way = pair->best_way;
            pair->best_way = shorter;
            pair->best = *work;
            found = true;
        }
    }
    *work = found ? pair->best : pair->before;
    if (found && !puzzle_path_append(path, &pair->best_way))
        work->out_of_memory = true;
    return found && !work->out_of_memory;
}
