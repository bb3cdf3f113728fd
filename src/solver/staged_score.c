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
    out->closed_before = true;
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

static int distance(const work_map *map, int a, int b)
{
    return abs(map->column[a] - map->column[b]) + abs(map->row[a] - map->row[b]);
}

/* Places that hold no tile of their own while both neighbours are done. */
static int traps(const staged_score *score, uint32_t filled)
{
    uint32_t after = filled << 1 | (uint32_t)score->closed_before;
    uint32_t before = filled >> 1;
    if (score->closed_behind)
        before |= (score->full >> 1) + 1;
    return __builtin_popcount(~filled & after & before & score->full);
}

/* The moves out of the line and back that its tiles need which stand in it: two for each that is not
 * of a longest rising sequence. */
static int conflicts(const staged_score *score, const staged_state *state)
{
    int8_t ends[PUZZLE_MAX_SIDE]; /* the smallest last place of a sequence of each length */
    int standing = 0, longest = 0;
    for (int i = 0; i < score->step->count; i++) {
        int cell = score->step->cells[i];
        int place = cell == state->blank ? -1 : score->place[state->home[cell]];
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
            (next == state->blank || score->place[state->home[next]] < 0))
            return true;
    }
    return false;
}

static staged_line line_of(const staged_score *score, const staged_state *state)
{
    staged_line line = {0};
    int far[PUZZLE_MAX_SIDE], count = score->step->count;
    for (int i = 0; i < count; i++) {
        far[i] = distance(score->map, state->at[i], score->step->cells[i]);
        line.left += far[i];
        line.filled |= (uint32_t)(far[i] == 0) << i;
    }
    int trapped = traps(score, line.filled);
    line.left += conflicts(score, state) + score->weights.trap * trapped;
    for (int i = 0; i < count; i++) {
        if (far[i] == 0 || (far[i] == 1 && traps(score, line.filled | 1u << i) > trapped))
            continue;
        if (has_way(score, state, state->at[i], score->step->cells[i]))
            line.active |= 1u << i;
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

static int32_t total(const staged_score *score, const staged_line *line, int rest, int way)
{
    const staged_weights *weights = &score->weights;
    return weights->line * line->left + weights->active * __builtin_popcount(line->active) +
           weights->blank * way + rest;
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
    state->line = line_of(score, state);
    int way = blank_way(score, state, state->line.active, state->blank);
    state->score = total(score, &state->line, state->rest, way);
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

void staged_score_child(const staged_score *score, staged_state *state, int from,
                        staged_child *child)
{
    int to = state->blank, tile = state->home[from];
    uint64_t step = staged_keys_step(score->keys, tile, from, to);
    int way;
    *child = (staged_child){state->key + step, state->line_key, state->line, state->rest, 0};
    if (score->place[tile] >= 0) {
        child->line_key += step;
        slide(score, state, from);
        child->line = line_of(score, state);
        way = blank_way(score, state, child->line.active, from);
        slide(score, state, to);
    } else {
        int nearer = distance(score->map, to, tile) - distance(score->map, from, tile);
        child->rest += score->weight[tile] * nearer;
        way = blank_way(score, state, child->line.active, from);
    }
    child->score = total(score, &child->line, child->rest, way);
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
