/* A solution of a board that moves: steps along it, and ways back to it. */
#include "thinking/plan.h"

#include <assert.h>

void game_plan_begin(game_plan *plan, const puzzle_board *board)
{
    plan->board = *board;
    plan->known = false;
}

void game_plan_deinit(game_plan *plan)
{
    puzzle_path_deinit(&plan->rest);
    *plan = (game_plan){0};
}

/* ---- The stack ---- */

static puzzle_move move_at(const puzzle_path *stack, size_t depth)
{
    return (puzzle_move)stack->moves[stack->length - 1 - depth];
}

/* False where memory ran out. *along: it was the next move. */
static bool step(puzzle_path *stack, puzzle_move move, bool *along)
{
    *along = stack->length > 0 && move_at(stack, 0) == move;
    if (!*along)
        return puzzle_path_push(stack, puzzle_move_opposite(move));
    stack->length--;
    return true;
}

static void apply(puzzle_board *board, puzzle_move move)
{
    bool possible = puzzle_move_apply(board, move);
    assert(possible);
    (void)possible;
}

bool game_plan_step(game_plan *plan, puzzle_move move)
{
    bool along = false;
    apply(&plan->board, move);
    if (plan->known)
        plan->known = step(&plan->rest, move, &along);
    return along;
}

/* Slides are the same from either end. */
int32_t game_plan_length(const game_plan *plan)
{
    return (int32_t)puzzle_metric_length(plan->metric, &plan->rest);
}

puzzle_move game_plan_next(const game_plan *plan)
{
    return move_at(&plan->rest, 0);
}

static void reverse(puzzle_path *path)
{
    for (size_t i = 0, j = path->length; i + 1 < j; i++) {
        uint8_t move = path->moves[i];
        path->moves[i] = path->moves[--j];
        path->moves[j] = move;
    }
}

bool game_plan_path(const game_plan *plan, puzzle_path *out)
{
    if (!puzzle_path_copy(out, &plan->rest))
        return false;
    reverse(out);
    return true;
}

bool game_plan_offer(game_plan *plan, const puzzle_path *path, const puzzle_path *trail)
{
    puzzle_path offered = {0};
    bool along, good = puzzle_path_copy(&offered, path);
    reverse(&offered);
    for (size_t i = 0; good && i < trail->length; i++)
        good = step(&offered, (puzzle_move)trail->moves[i], &along);
    size_t length = puzzle_metric_length(plan->metric, &offered);
    if (!good || (plan->known && (size_t)game_plan_length(plan) <= length)) {
        puzzle_path_deinit(&offered);
        return false;
    }
    puzzle_path_deinit(&plan->rest);
    plan->rest = offered;
    plan->known = true;
    return true;
}

/* ---- Finding back ---- */

enum {
    AROUND = 8, /* moves at most of the way back; there are ten thousand such ways */
    AHEAD = 24, /* boards of the plan that it may lead to */
};

/* A look around: boards are told apart by a hash that one move changes in two terms. */
typedef struct search {
    puzzle_board board;
    uint64_t hash;
    uint64_t ahead[AHEAD + 1]; /* hashes of the plan's boards, the present one first */
    int count;
    puzzle_metric metric;
    uint8_t plan[AHEAD]; /* the plan's moves between those boards */
    uint8_t way[AROUND];
    int saved; /* by the best way so far, in the metric */
    int best_joins, best_length;
    uint8_t best[AROUND];
} search;

/* Finalizer of splitmix64 (Steele, Lea & Flood, 2014). */
static uint64_t term(puzzle_tile tile, int cell)
{
    uint64_t z = ((uint64_t)tile * PUZZLE_MAX_CELLS + (uint64_t)cell + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

/* False, with nothing changed, at the board's edge. */
static bool walk(puzzle_board *board, uint64_t *hash, puzzle_move move)
{
    int from = puzzle_move_source(board, move), to = board->blank;
    if (from < 0)
        return false;
    *hash += term(board->tiles[from], to) - term(board->tiles[from], from);
    return puzzle_move_apply(board, move);
}

static int length_of(puzzle_metric metric, uint8_t *moves, int count)
{
    return (int)puzzle_metric_length(metric,
                                     &(puzzle_path){.moves = moves, .length = (size_t)count});
}

/* What it saves to go that way to that board of the plan, and on from there. Where way and plan meet
 * in one line, they meet in one slide. */
static int saving(search *s, int length, int joins)
{
    int last = s->count - 1; /* how far the plan is looked at */
    uint8_t both[AROUND + AHEAD];
    int count = 0;
    if (s->metric == PUZZLE_METRIC_MOVES)
        return joins - length;
    for (int i = 0; i < length; i++)
        both[count++] = s->way[i];
    for (int i = joins; i < last; i++)
        both[count++] = s->plan[i];
    return length_of(s->metric, s->plan, last) - length_of(s->metric, both, count);
}

static void take_if_better(search *s, int length)
{
    int first = s->metric == PUZZLE_METRIC_MOVES ? length + s->saved + 1 : 1;
    for (int joins = first; joins < s->count; joins++)
        if (s->ahead[joins] == s->hash && saving(s, length, joins) > s->saved) {
            s->saved = saving(s, length, joins);
            s->best_joins = joins;
            s->best_length = length;
            for (int i = 0; i < length; i++)
                s->best[i] = s->way[i];
        }
}

static void look(search *s, int length)
{
    take_if_better(s, length);
    if (length == AROUND)
        return;
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_move move = (puzzle_move)i;
        if (length > 0 && s->way[length - 1] == puzzle_move_opposite(move))
            continue;
        if (!walk(&s->board, &s->hash, move))
            continue;
        s->way[length] = (uint8_t)move;
        look(s, length + 1);
        walk(&s->board, &s->hash, puzzle_move_opposite(move));
    }
}

/* Makes the way that was found the plan's beginning; unless two boards had one hash. */
static void take(game_plan *plan, const search *s)
{
    puzzle_board by_plan = plan->board, by_way = plan->board;
    for (int i = 0; i < s->best_joins; i++)
        apply(&by_plan, move_at(&plan->rest, (size_t)i));
    for (int i = 0; i < s->best_length; i++)
        apply(&by_way, (puzzle_move)s->best[i]);
    if (!puzzle_board_equal(&by_plan, &by_way))
        return;
    plan->rest.length -= (size_t)s->best_joins;
    for (int i = s->best_length; i-- > 0;)
        plan->known = plan->known && puzzle_path_push(&plan->rest, (puzzle_move)s->best[i]);
}

void game_plan_rejoin(game_plan *plan)
{
    if (!plan->known)
        return;
    search s = {.board = plan->board, .count = 1, .metric = plan->metric};
    while (s.count <= AHEAD && (size_t)s.count <= plan->rest.length) {
        puzzle_move move = move_at(&plan->rest, (size_t)s.count - 1);
        walk(&s.board, &s.hash, move);
        s.plan[s.count - 1] = (uint8_t)move;
        s.ahead[s.count++] = s.hash;
    }
    s.board = plan->board;
    s.hash = 0;
    look(&s, 0);
    if (s.saved > 0)
        take(plan, &s);
}
