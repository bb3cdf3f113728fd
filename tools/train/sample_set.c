/* Solves a board by a narrow beam and takes some of the boards that the beam held. */
#include "sample_set.h"

#include "beam_history.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* How much worse than the way each node of the layer turned out, by its best descendant in the last
 * layer that it had any, SAMPLE_AHEAD further at most; in 1/EVALUATOR_UNIT. */
static bool find_worse(const beam_history *self, int from, int32_t *worse)
{
    const beam_history_layer *here = &self->layers[from];
    int last = from + SAMPLE_AHEAD < self->count ? from + SAMPLE_AHEAD : self->count - 1,
        widest = 0;
    for (int i = from; i <= last; i++)
        widest = self->layers[i].count > widest ? self->layers[i].count : widest;
    int *origin = malloc((size_t)widest * sizeof *origin);
    int *next = malloc((size_t)widest * sizeof *next);
    int32_t *best = malloc((size_t)here->count * sizeof *best);
    for (int i = 0; origin && next && best && i < here->count; i++) {
        origin[i] = i;
        worse[i] = here->value[i] - here->value[here->way];
    }
    for (int i = from + 1; origin && next && best && i <= last; i++) {
        const beam_history_layer *later = &self->layers[i];
        for (int j = 0; j < here->count; j++)
            best[j] = INT32_MAX;
        for (int j = 0; j < later->count; j++) {
            next[j] = origin[later->parent[j]];
            best[next[j]] = later->value[j] < best[next[j]] ? later->value[j] : best[next[j]];
        }
        for (int j = 0; j < here->count; j++)
            if (best[j] != INT32_MAX)
                worse[j] = best[j] - later->value[later->way];
        int *swap = origin;
        origin = next;
        next = swap;
    }
    bool had_memory = origin && next && best;
    free(origin);
    free(next);
    free(best);
    return had_memory;
}

/* ---- Samples ---- */

static uint8_t *next_sample(sample_set *out, float target)
{
    out->target[out->count] = target;
    out->reference[out->count] = -1;
    return &out->cell[(size_t)out->count++ * (size_t)out->tiles];
}

static void add_node(sample_set *out, const beam_node *node, const evaluator *evaluator,
                     float target)
{
    uint8_t *cell_of = next_sample(out, target - (float)node->bound);
    for (int cell = 0; cell < evaluator->cells; cell++)
        if (cell != node->blank)
            cell_of[solver_evaluator_home(evaluator, solver_beam_node_view(node), cell)] =
                (uint8_t)cell;
}

/* Samples of one layer: the way's own board, and others drawn by chance. */
static bool rank_layer(sample_set *out, const beam_history *self, int number, int samples,
                       const sample_plan *plan, const evaluator *evaluator, sw_rng *rng)
{
    const beam_history_layer *here = &self->layers[number];
    int32_t *worse = malloc((size_t)here->count * sizeof *worse);
    bool had_memory = worse && find_worse(self, number, worse);
    double left = out->moves - number, seen = (double)here->value[here->way] / EVALUATOR_UNIT;
    double level = seen + plan->trust * (left - seen);
    int way = out->count, way_bound = beam_history_node(self, number, here->way)->bound;
    for (int i = 0; had_memory && i < samples; i++) {
        int node = i == 0 ? here->way : (int)sw_rng_below(rng, (uint64_t)here->count);
        double more = (double)worse[node] / EVALUATOR_UNIT;
        more = more < 0 ? 0 : more > SAMPLE_MOST_WORSE ? SAMPLE_MOST_WORSE : more;
        if (plan->compare && i > 0) {
            add_node(out, beam_history_node(self, number, node), evaluator,
                     (float)(more + way_bound));
            out->reference[out->count - 1] = way;
        } else {
            add_node(out, beam_history_node(self, number, node), evaluator,
                     (float)(node == here->way ? level : level + more));
        }
    }
    free(worse);
    return had_memory;
}

static bool rank_layers(sample_set *out, const beam_history *self, const sample_plan *plan,
                        const evaluator *evaluator, sw_rng *rng)
{
    int layers = (self->count + SAMPLE_EVERY - 1) / SAMPLE_EVERY;
    int a_layer = plan->ranked / layers;
    for (int i = 0; i < self->count && a_layer > 0; i += SAMPLE_EVERY)
        if (!rank_layer(out, self, i, a_layer, plan, evaluator, rng))
            return false;
    return true;
}

/* The board `to` as the goal of the board `from`: tiles are named after their cells there, and the
 * blank's corner becomes the last one. */
static void relabel(normalized_board *out, const normalized_board *from, const normalized_board *to)
{
    puzzle_size size = from->size;
    uint8_t cell_of[SAMPLE_MOST_CELLS];
    int symmetry = 0;
    while (solver_home_reflect(size, symmetry, to->blank) != to->cells - 1)
        symmetry++;
    for (int cell = 0; cell < to->cells; cell++)
        cell_of[to->home[cell]] = (uint8_t)solver_home_reflect(size, symmetry, cell);
    *out = *from;
    for (int cell = 0; cell < from->cells; cell++)
        out->home[solver_home_reflect(size, symmetry, cell)] = cell_of[from->home[cell]];
    out->blank = solver_home_reflect(size, symmetry, from->blank);
}

static bool in_corner(const normalized_board *board)
{
    int column = board->blank % board->size.columns, row = board->blank / board->size.columns;
    return (column == 0 || column == board->size.columns - 1) &&
           (row == 0 || row == board->size.rows - 1);
}

/* Returns the bound that evaluators have for a board: its Manhattan distance. */
static int bound_of(const normalized_board *board)
{
    home_way ways[SAMPLE_MOST_CELLS];
    solver_ways_look(board, ways);
    return solver_ways_distance(board->cells, ways);
}

/* Any two boards of the way are as far apart as the way is long between them, or nearly so; where the
 * blank of one is in a corner, it may be the goal of the other. */
static void pair_boards(sample_set *out, const normalized_board *way, int samples, sw_rng *rng)
{
    uint64_t boards = (uint64_t)out->moves + 1;
    for (int i = 0; i < 8 * samples && samples > 0; i++) {
        int from = (int)sw_rng_below(rng, boards), to = (int)sw_rng_below(rng, boards);
        if (from == to || !in_corner(&way[to]))
            continue;
        normalized_board board;
        relabel(&board, &way[from], &way[to]);
        int bound = bound_of(&board);
        uint8_t *cell_of = next_sample(out, (float)(abs(from - to) - bound));
        for (int cell = 0; cell < board.cells; cell++)
            if (cell != board.blank)
                cell_of[board.home[cell]] = (uint8_t)cell;
        samples--;
    }
}

static bool sample_all(sample_set *out, const beam_history *self, const normalized_board *start,
                       const evaluator *evaluator, const sample_plan *plan, sw_rng *rng)
{
    size_t most = (size_t)(plan->ranked + plan->paired);
    puzzle_path path = {0};
    normalized_board *way = malloc(((size_t)out->moves + 1) * sizeof *way);
    out->tiles = start->cells - 1;
    out->cell = malloc(most * (size_t)out->tiles);
    out->target = malloc(most * sizeof *out->target);
    out->reference = malloc(most * sizeof *out->reference);
    bool had_memory = way && out->cell && out->target && out->reference &&
                      solver_beam_search_path(self->beam, &path);
    if (had_memory) {
        way[0] = *start;
        for (int i = 1; i <= out->moves; i++) {
            way[i] = way[i - 1];
            puzzle_move back = puzzle_move_opposite((puzzle_move)path.moves[i - 1]);
            solver_normalized_slide(&way[i], solver_home_step(start->size, way[i].blank, back));
        }
        pair_boards(out, way, plan->paired, rng);
        had_memory = rank_layers(out, self, plan, evaluator, rng);
    }
    puzzle_path_deinit(&path);
    free(way);
    return had_memory;
}

bool sample_set_take(sample_set *out, const evaluator *evaluator, const normalized_board *start,
                     const sample_plan *plan, sw_rng *rng)
{
    beam_history history;
    bool had_memory = true;
    *out = (sample_set){.moves = 0};
    beam_step step = beam_history_run(&history, evaluator, start, plan->width,
                                      3 * bound_of(start) + 60, SAMPLE_EVERY);
    if (history.count > 0 && history.layers[0].value)
        out->guessed = history.layers[0].value[0] / EVALUATOR_UNIT;
    if (step == BEAM_FOUND) {
        out->moves = history.count;
        had_memory = sample_all(out, &history, start, evaluator, plan, rng);
    }
    beam_history_deinit(&history);
    return had_memory && step != BEAM_NO_MEMORY;
}

void sample_set_deinit(sample_set *self)
{
    free(self->cell);
    free(self->target);
    free(self->reference);
    *self = (sample_set){.moves = 0};
}
