/* The boards of a staged beam, its plan, and what the boards are worth while one step of it is taken. */
#include "engines/beam/staged_score.h"

#include "base/rng.h"
#include "engines/lines/lines.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- Boards ---- */

static size_t stride_of(int cells, bool led)
{
    size_t align = _Alignof(staged_state);
    size_t a_cell = sizeof(puzzle_tile) + (led ? sizeof(home_way) : 0);
    size_t size = sizeof(staged_state) + (size_t)cells * a_cell;
    return (size + align - 1) / align * align;
}

size_t solver_staged_pool_bytes(int cells, bool led, int states)
{
    return (size_t)states * (stride_of(cells, led) + sizeof(int));
}

bool solver_staged_pool_init(staged_pool *out, int cells, bool led, int states)
{
    *out = (staged_pool){.stride = stride_of(cells, led)};
    out->bytes = malloc((size_t)states * out->stride);
    out->free = malloc((size_t)states * sizeof *out->free);
    if (!out->bytes || !out->free)
        return false;
    while (out->free_count < states) {
        out->free[out->free_count] = states - 1 - out->free_count;
        out->free_count++;
    }
    return true;
}

void solver_staged_pool_deinit(staged_pool *pool)
{
    free(pool->bytes);
    free(pool->free);
    *pool = (staged_pool){0};
}

int solver_staged_pool_take(staged_pool *pool)
{
    assert(pool->free_count > 0);
    return pool->free[--pool->free_count];
}

void solver_staged_pool_give(staged_pool *pool, int slot)
{
    pool->free[pool->free_count++] = slot;
}

void solver_staged_pool_copy(const staged_pool *pool, int to, int from)
{
    memcpy(solver_staged_pool_at(pool, to), solver_staged_pool_at(pool, from), pool->stride);
}

void solver_staged_keys_init(staged_keys *out, int chance)
{
    sw_rng rng = sw_rng_seed((uint64_t)chance);
    for (int i = 0; i < PUZZLE_MAX_CELLS; i++) {
        out->of_tile[i] = sw_rng_next(&rng) | 1;
        out->of_cell[i] = sw_rng_next(&rng);
    }
}

/* ---- The plan ---- */

/* As measured on uniformly random boards, by the longer side; without values and with them. */
static staged_weights weights_of(puzzle_size size, bool led)
{
    int longer = size.columns > size.rows ? size.columns : size.rows;
    staged_weights small = {
        .line = 18, .trap = 1, .active = 4, .blank = 5, .rest = 4, .next = 6, .fade = 4};
    staged_weights large = {
        .line = 20, .trap = 1, .active = 4, .blank = 4, .rest = 3, .next = 9, .fade = 4};
    staged_weights huge = {
        .line = 40, .trap = 2, .blank = 4, .rest = 3, .next = 6, .fade = 6, .chunk = 2};
    staged_weights led_small = {
        .line = 22, .trap = 1, .blank = 4, .next = 10, .fade = 4, .values = 10};
    staged_weights led_large = {
        .line = 22, .trap = 1, .blank = 4, .next = 14, .fade = 7, .values = 6};
    staged_weights led_huge = {
        .line = 40, .trap = 2, .blank = 4, .next = 9, .fade = 20, .values = 3, .chunk = 2};
    if (led)
        return longer <= 12 ? led_small : longer <= STAGED_LINE ? led_large : led_huge;
    return longer <= 12 ? small : longer <= STAGED_LINE ? large : huge;
}

/* Cells first .. first + count - 1 of the line. */
static void add_step(staged_plan *plan, const work_area *area, int line, const int *cells,
                     int first, int count)
{
    staged_step *step = &plan->step[plan->steps++];
    step->area = *area;
    step->line = line;
    step->count = count;
    for (int i = 0; i < count; i++)
        step->cells[i] = (uint16_t)cells[first + i];
}

static void add_line(staged_plan *plan, const work_area *area, int line, const int *cells,
                     int count)
{
    int chunk = plan->weights.chunk ? plan->weights.chunk : count;
    int before = plan->steps;
    for (int first = 0, size; first < count; first += size) {
        size = count - first >= 2 * chunk ? chunk : count - first;
        add_step(plan, area, line, cells, first, size);
    }
    plan->step[before].begins_line = true;
    plan->step[plan->steps - 1].ends_line = true;
    for (int i = 0; i < count; i++)
        plan->line_of[cells[i]] = (uint8_t)line;
}

void solver_staged_plan_init(staged_plan *out, const normalized_board *board, const nearby *values)
{
    out->size = board->size;
    solver_work_map_init(&out->map, board->size);
    out->values = values;
    out->weights = weights_of(board->size, values != NULL);
    out->steps = 0;
    out->core = (work_area){0, 0, board->size.columns, board->size.rows};
    int line = 0;
    while (!solver_lines_is_core(&out->core)) {
        int cells[PUZZLE_MAX_SIDE];
        work_area area = out->core;
        int count = solver_lines_cut(&out->core, board, cells);
        add_line(out, &area, line++, cells, count);
    }
    for (int cell = 0; cell < board->cells; cell++)
        if (solver_work_area_has(&out->core, &out->map, cell))
            out->line_of[cell] = (uint8_t)line;
}

/* ---- The score ---- */

enum {
    FAR = 60,    /* in columns and in rows from every cell; twice that is still a byte */
    CHANCES = 4, /* a power of two */
};

/* Later lines weigh more the sooner they come. */
static int weight_of(const staged_weights *weights, int lines_ahead)
{
    int fading = weights->fade - (lines_ahead > 0 ? lines_ahead - 1 : 0);
    return weights->rest + (fading > 0 ? weights->next * fading / weights->fade : 0);
}

/* Lines are cut at the left and at the top: the blank's home is the last cell. */
static bool look_at_area(staged_score *out, const staged_plan *plan, const work_area *area)
{
    if (out->led && out->values.left == area->left && out->values.top == area->top)
        return true;
    solver_staged_score_deinit(out);
    out->led = plan->values &&
               solver_nearby_init_part(&out->values, plan->values, area->left, area->top) == SW_OK;
    return out->led || !plan->values;
}

void solver_staged_score_deinit(staged_score *score)
{
    if (score->led)
        solver_nearby_deinit(&score->values);
    score->led = false;
}

bool solver_staged_score_init(staged_score *out, const staged_plan *plan, const staged_keys *keys,
                              int step, int relax)
{
    if (!look_at_area(out, plan, &plan->step[step].area))
        return false;
    out->map = &plan->map;
    out->keys = keys;
    out->step = &plan->step[step];
    out->columns = plan->size.columns;
    out->weights = plan->weights;
    out->weights.rest >>= relax;
    out->weights.next >>= relax;
    out->weights.values >>= relax;
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
    return true;
}

void solver_staged_memo_clear(staged_memo *memo)
{
    for (int i = 0; i < STAGED_MEMO; i++)
        memo->known[i].line_key = 0;
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
    int8_t ends[STAGED_LINE]; /* the smallest last place of a sequence of each length */
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

static void add_target(const staged_score *score, const staged_state *state, int cell,
                       puzzle_move move, staged_targets *out)
{
    const work_map *map = score->map;
    int next = score->next[cell][move];
    if (next < 0 || score->place[state->home[next]] >= 0)
        return;
    out->column[out->count] = (int8_t)map->column[next];
    out->row[out->count] = (int8_t)map->row[next];
    out->vertical[out->count] = (int8_t) - (move == PUZZLE_UP || move == PUZZLE_DOWN);
    out->negative[out->count] = (int8_t) - (move == PUZZLE_UP || move == PUZZLE_LEFT);
    out->count++;
}

/* Adds the steps that bring the tile at `cell` closer to home, and not into a tile of the line. False
 * where there is none. */
static bool add_targets(const staged_score *score, const staged_state *state, int cell, int home,
                        staged_targets *out)
{
    const work_map *map = score->map;
    int columns = map->column[home] - map->column[cell], rows = map->row[home] - map->row[cell];
    int before = out->count;
    if (columns != 0)
        add_target(score, state, cell, columns > 0 ? PUZZLE_RIGHT : PUZZLE_LEFT, out);
    if (rows != 0)
        add_target(score, state, cell, rows > 0 ? PUZZLE_DOWN : PUZZLE_UP, out);
    return out->count > before;
}

/* Targets far away, until the last group is full. */
static void pad_targets(staged_targets *targets)
{
    for (int i = targets->count; i % STAGED_LANES != 0; i++) {
        targets->column[i] = targets->row[i] = FAR;
        targets->vertical[i] = targets->negative[i] = 0;
    }
}

static void look(const staged_score *score, const staged_state *state, staged_arrangement *out)
{
    staged_line line = {0};
    int far[STAGED_LINE], count = score->step->count;
    for (int i = 0; i < count; i++) {
        far[i] = distance(score->map, state->at[i], score->step->cells[i]);
        line.left += far[i];
        line.filled |= (uint32_t)(far[i] == 0) << i;
    }
    uint64_t closed = closed_places(score, line.filled);
    line.left += conflicts(score, state) + score->weights.trap * traps(closed);
    line.value = score->weights.line * line.left;
    out->targets.count = 0;
    for (int i = 0; i < count; i++)
        if (far[i] > 0 && (far[i] > 1 || !makes_trap(closed, i)) &&
            add_targets(score, state, state->at[i], score->step->cells[i], &out->targets))
            line.value += score->weights.active;
    pad_targets(&out->targets);
    out->line = line;
}

/* The arrangement of the state, whose key it is. */
static const staged_arrangement *recall(const staged_score *score, staged_memo *memo,
                                        const staged_state *state, uint64_t line_key)
{
    staged_arrangement *known = &memo->known[line_key % STAGED_MEMO];
    if (known->line_key != line_key) {
        known->line_key = line_key;
        look(score, state, known);
    }
    return known;
}

/* The moves to the nearest target of a group, around the tile if that is in between. */
static int group_way(const staged_targets *targets, int group, int8_t column, int8_t row)
{
    int8_t nearest = INT8_MAX;
    for (int i = group; i < group + STAGED_LANES; i++) {
        int8_t columns = (int8_t)(targets->column[i] - column);
        int8_t rows = (int8_t)(targets->row[i] - row);
        int8_t way = (int8_t)((columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows));
        int8_t ahead = (int8_t)((targets->vertical[i] ? rows : columns) ^ targets->negative[i]);
        ahead = (int8_t)(ahead - targets->negative[i]); /* in the direction of the tile */
        way = (int8_t)(way + (((ahead == way) & (way > 0)) ? 2 : 0));
        nearest = way < nearest ? way : nearest;
    }
    return nearest;
}

/* The blank's moves to the nearest target, 0 where there is none. least: it is known to take as
 * many. */
static int blank_way(const staged_score *score, const staged_targets *targets, int blank, int least)
{
    int8_t column = (int8_t)score->map->column[blank], row = (int8_t)score->map->row[blank];
    int nearest = targets->count > 0 ? INT8_MAX : 0;
    for (int group = 0; group < targets->count && nearest > least; group += STAGED_LANES) {
        int way = group_way(targets, group, column, row);
        nearest = way < nearest ? way : nearest;
    }
    return nearest;
}

/* Boards that are equally good get their turn by chance: their order would favour one direction. */
static int32_t total(const staged_score *score, const staged_line *line, int rest, int way,
                     uint64_t key)
{
    int chance = (int)(key >> 32 & (CHANCES - 1));
    return line->value + rest / NEARBY_UNIT + score->weights.blank * way + chance;
}

/* Of the whole board by the values; notes the ways. */
static int value_of(const staged_score *score, staged_state *state)
{
    normalized_board board = {score->values.size, score->values.cells, state->blank, {0}};
    memcpy(board.home, state->home, (size_t)board.cells * sizeof *board.home);
    home_way *ways = solver_staged_state_ways(state, board.cells);
    solver_ways_look(&board, ways);
    return solver_nearby_value(&score->values, ways);
}

void solver_staged_score_whole(const staged_score *score, staged_memo *memo, staged_state *state)
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
                state->rest += NEARBY_UNIT * score->weight[tile] * distance(map, cell, tile);
            }
        }
    if (score->led)
        state->rest += score->weights.values * value_of(score, state);
    const staged_arrangement *here = recall(score, memo, state, state->line_key);
    state->line = here->line;
    state->way = blank_way(score, &here->targets, state->blank, 0);
    state->score = total(score, &state->line, state->rest, state->way, state->key);
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

/* What changes where the slide moves a tile of the line. */
static void rearrange(const staged_score *score, staged_memo *memo, staged_state *state, int from,
                      staged_child *child)
{
    int to = state->blank;
    slide(score, state, from);
    const staged_arrangement *there = recall(score, memo, state, child->line_key);
    slide(score, state, to);
    child->line = there->line;
    child->way = blank_way(score, &there->targets, from, 0);
}

int solver_staged_score_blank(const staged_score *score, staged_state *state)
{
    const home_way *ways = solver_staged_state_ways(state, score->values.cells);
    return score->led ? solver_nearby_blank(&score->values, ways, state->blank) : 0;
}

void solver_staged_score_child(const staged_score *score, staged_memo *memo, staged_state *state,
                               int from, int blank_value, staged_child *child)
{
    int to = state->blank, tile = state->home[from];
    uint64_t step = solver_staged_keys_step(score->keys, tile, from, to);
    *child = (staged_child){.key = state->key + step, .line_key = state->line_key};
    child->rest = state->rest;
    if (score->led)
        child->rest += score->weights.values *
                       solver_nearby_change(&score->values,
                                            solver_staged_state_ways(state, score->values.cells),
                                            from, to, blank_value);
    if (score->place[tile] >= 0) {
        child->line_key += step;
        rearrange(score, memo, state, from, child);
    } else {
        int nearer = distance(score->map, to, tile) - distance(score->map, from, tile);
        child->rest += NEARBY_UNIT * score->weight[tile] * nearer;
        child->line = state->line;
        const staged_arrangement *here = recall(score, memo, state, state->line_key);
        child->way = blank_way(score, &here->targets, from, state->way > 0 ? state->way - 1 : 0);
    }
    child->score = total(score, &child->line, child->rest, child->way, child->key);
}

void solver_staged_score_enter(const staged_score *score, staged_state *state, int from,
                               const staged_child *child)
{
    if (score->led)
        solver_ways_move(score->values.size, solver_staged_state_ways(state, score->values.cells),
                         from, state->blank);
    slide(score, state, from);
    state->key = child->key;
    state->line_key = child->line_key;
    state->line = child->line;
    state->rest = child->rest;
    state->way = child->way;
    state->score = child->score;
}
