#include "staged_score.h"

#include <stdlib.h>
#include <string.h>

/* Later lines weigh more the sooner they come. */
static int weight_of(const staged_weights *weights, int lines_ahead)
{
    int fading = weights->fade - (lines_ahead > 0 ? lines_ahead - 1 : 0);
    return weights->rest + (fading > 0 ? weights->next * fading / weights->fade : 0);
}

void staged_score_init(staged_score *out, const staged_plan *plan, const staged_keys *keys,
                       int step, int relax)
{
    out->map = &plan->map;
    out->keys = keys;
    out->step = &plan->step[step];
    out->columns = plan->size.columns;
    out->weights = plan->weights;
    out->weights.rest >>= relax;
    out->weights.next >>= relax;
    out->full = UINT32_MAX >> (32 - out->step->count);
    out->closed_behind = out->step->ends_line;
    memcpy(out->next, plan->map.step, sizeof out->next);
    memset(out->place, -1, sizeof out->place);
    for (int i = 0; i < out->step->count; i++)
        out->place[out->step->cells[i]] = (int8_t)i;
    for (int cell = 0; cell < PUZZLE_MAX_CELLS; cell++)
        out->weight[cell] =
            (uint16_t)weight_of(&out->weights, plan->line_of[cell] - out->step->line);
    for (int done = 0; done < step; done++)
        for (int i = 0; i < plan->step[done].count; i++) {
            int cell = plan->step[done].cells[i];
            for (int d = 0; d < PUZZLE_MOVES; d++)
                if (plan->map.step[cell][d] >= 0)
                    out->next[plan->map.step[cell][d]][puzzle_move_opposite((puzzle_move)d)] = -1;
        }
}

void staged_memo_clear(staged_memo *memo)
{
    memset(memo, 0, STAGED_MEMO * sizeof *memo);
}

static int distance(const work_map *map, int a, int b)
{
    return abs(map->column[a] - map->column[b]) + abs(map->row[a] - map->row[b]);
}

/* Bit i + 2 tells whether place i of the line holds its tile; beyond a closed end all do. */
static uint64_t closed_places(const staged_score *score, uint32_t filled)
{
    uint64_t closed = (uint64_t)filled << 2 | 3;
    if (score->closed_behind)
        closed |= (uint64_t)3 << (score->step->count + 2);
    return closed;
}

/* Places that hold no tile of their own while both neighbours do. */
static int traps(uint64_t closed)
{
    int count = 0;
    for (uint64_t open = ~closed & closed >> 1 & closed << 1; open; open &= open - 1)
        count++;
    return count;
}

/* Whether filling place i makes one of its neighbours a trap. */
static bool makes_trap(uint64_t closed, int i)
{
    uint64_t around = closed >> i; /* place i is its bit 2 */
    return (around & 3) == 1 || (around >> 3 & 3) == 2;
}

/* (Wherever the blank is: its home is in the core, so that it looks like a later tile.)
 * The moves out of the line and back that its tiles need which stand in it: two for each that is not
 * of a longest rising sequence. */
static int conflicts(const staged_score *score, const staged_state *state)
{
    int8_t ends[PUZZLE_MAX_SIDE]; /* the smallest last place of a sequence of each length */
    int standing = 0, longest = 0;
    for (int i = 0; i < score->step->count; i++) {
        int cell = score->step->cells[i];
        int place = score->place[state->home[cell]];
        if (place < 0)
            continue;
        standing++;
        int length = longest;
        while (length > 0 && ends[length - 1] > place)
            length--;
        ends[length] = (int8_t)place;
        longest += length == longest;
    }
    return 2 * (standing - longest);
}

/* Whether a step from the tile's cell brings it closer to home, and not into a tile of the line. */
static bool has_way(const staged_score *score, const staged_state *state, int cell, int home)
{
    for (int d = 0; d < PUZZLE_MOVES; d++) {
        int next = score->next[cell][d];
        if (next >= 0 && distance(score->map, next, home) < distance(score->map, cell, home) &&
            score->place[state->home[next]] < 0)
            return true;
    }
    return false;
}

static staged_line look_at_line(const staged_score *score, const staged_state *state)
{
    staged_line line = {0};
    int far[PUZZLE_MAX_SIDE], count = score->step->count;
    for (int i = 0; i < count; i++) {
        far[i] = distance(score->map, state->at[i], score->step->cells[i]);
        line.left += far[i];
        line.filled |= (uint32_t)(far[i] == 0) << i;
    }
    uint64_t closed = closed_places(score, line.filled);
    line.left += conflicts(score, state) + score->weights.trap * traps(closed);
    line.value = score->weights.line * line.left;
    for (int i = 0; i < count; i++) {
        if (far[i] == 0 || (far[i] == 1 && makes_trap(closed, i)) ||
            !has_way(score, state, state->at[i], score->step->cells[i]))
            continue;
        line.active |= 1u << i;
        line.value += score->weights.active;
    }
    return line;
}

/* The blank's way to the nearest of the active tiles; 0 where there is none. */
static int blank_way(const staged_score *score, const staged_state *state, uint32_t active,
                     int blank)
{
    int nearest = PUZZLE_MAX_CELLS;
    if (!active)
        return 0;
    for (; active; active &= active - 1) {
        int way = distance(score->map, state->at[__builtin_ctz(active)], blank);
        nearest = way < nearest ? way : nearest;
    }
    return nearest - 1;
}

void staged_score_whole(const staged_score *score, staged_state *state)
{
    const work_map *map = score->map;
    const work_area *area = &score->step->area;
    state->key = state->line_key = 0;
    state->rest = 0;
    for (int row = area->top; row < area->bottom; row++)
        for (int column = area->left; column < area->right; column++) {
            int cell = row * score->columns + column, tile = state->home[cell];
            if (cell == state->blank)
                continue;
            uint64_t key = score->keys->of_tile[tile] * score->keys->of_cell[cell];
            state->key += key;
            if (score->place[tile] >= 0) {
                state->line_key += key;
                state->at[score->place[tile]] = (uint16_t)cell;
            } else {
                state->rest += score->weight[tile] * distance(map, cell, tile);
            }
        }
    state->line = look_at_line(score, state);
    int way = blank_way(score, state, state->line.active, state->blank);
    state->score = state->line.value + state->rest + score->weights.blank * way;
}

static void slide(const staged_score *score, staged_state *state, int from)
{
    int to = state->blank, tile = state->home[from];
    state->home[from] = state->home[to];
    state->home[to] = (puzzle_tile)tile;
    state->blank = (uint16_t)from;
    if (score->place[tile] >= 0)
        state->at[score->place[tile]] = (uint16_t)to;
}

/* The line after the slide, which moves one of its tiles; and the blank's way then. */
static staged_line line_after(const staged_score *score, staged_memo *memo, staged_state *state,
                              int from, uint64_t line_key, int *way)
{
    int to = state->blank;
    staged_memo *known = &memo[line_key % STAGED_MEMO];
    slide(score, state, from);
    if (known->line_key != line_key)
        *known = (staged_memo){line_key, look_at_line(score, state)};
    *way = blank_way(score, state, known->line.active, from);
    slide(score, state, to);
    return known->line;
}

void staged_score_child(const staged_score *score, staged_memo *memo, staged_state *state, int from,
                        staged_child *child)
{
    int to = state->blank, tile = state->home[from];
    uint64_t step = staged_keys_step(score->keys, tile, from, to);
    int way;
    *child = (staged_child){state->key + step, state->line_key, state->line, state->rest, 0};
    if (score->place[tile] >= 0) {
        child->line_key += step;
        child->line = line_after(score, memo, state, from, child->line_key, &way);
    } else {
        int nearer = distance(score->map, to, tile) - distance(score->map, from, tile);
        child->rest += score->weight[tile] * nearer;
        way = blank_way(score, state, child->line.active, from);
    }
    child->score = child->line.value + child->rest + score->weights.blank * way;
}

void staged_score_enter(const staged_score *score, staged_state *state, int from,
                        const staged_child *child)
{
    slide(score, state, from);
    state->key = child->key;
    state->line_key = child->line_key;
    state->line = child->line;
    state->rest = child->rest;
    state->score = child->score;
}
