#include "engines/anytime/ladder.h"

#include "engines/beam/staged.h"

/* A staged beam needs no databases, which may have to be made, and always comes through: it is the first
 * on every board that no learned value is ready for.
 *
 * The widths of a kind. A budget that is good for `direct` times the first width is spent at once; a
 * larger one begins with the first, and climbs by a factor of `climb` at most. With more steps the last
 * beam, which counts, would be narrower; with fewer the first plan would stand for long.
 *
 * A wide beam's boards do not fit the caches: one of width `slow` takes twice the time for a node. */
typedef struct ladder_range {
    unsigned first, direct, climb, most, slow;
} ladder_range;

static const ladder_range ranges[LADDER_KINDS] = {
    [LADDER_STAGED] = {50, 3, 8, 40000, 30000},
    [LADDER_LAYERED] = {200, 8, 25, 250000, 60000},
};

/* Until a layered beam is known, one of this width is taken to make half the moves of line by line. */
enum { LENGTH_WIDTH = 1000 };

void solver_ladder_init(ladder *out, puzzle_size size, size_t length, bool layered, bool at_once)
{
    const int side_sum = size.columns + size.rows;
    const uint64_t many = (uint64_t)(LENGTH_WIDTH * puzzle_size_cells(size) * side_sum);
    *out = (ladder){
        .kind = layered ? LADDER_LAYERED : LADDER_STAGED,
        .begun = at_once,
        .known[LADDER_STAGED] = {LADDER_STAGED, solver_staged_width(size, (double)many), many},
        .known[LADDER_LAYERED] = {LADDER_LAYERED, LENGTH_WIDTH, LENGTH_WIDTH * length / 2},
    };
}

/* A beam that is hardly wider than the one before finds nothing new. */
static bool is_worth_it(uint64_t width, uint64_t before)
{
    return 2 * width >= 3 * before;
}

/* A wider beam finds shorter solutions: its nodes grow a little less than its width. */
static ladder_rung rung_of(const ladder *self, ladder_kind kind, uint64_t width)
{
    const uint64_t base = 20; /* as measured, for both kinds */
    const ladder_rung *known = &self->known[kind];
    uint64_t nodes = known->nodes * (width + base) / ((uint64_t)known->width + base);
    return (ladder_rung){kind, (int)width, nodes};
}

static bool is_affordable(const ladder *self, ladder_rung rung, ladder_budget left)
{
    uint64_t slow = ranges[rung.kind].slow, width = (uint64_t)rung.width;
    uint64_t known = (uint64_t)self->known[rung.kind].width;
    return rung.nodes <= left.nodes &&
           (left.timed == UINT64_MAX || rung.nodes / (slow + known) * (slow + width) <= left.timed);
}

static uint64_t widest(const ladder *self, ladder_kind kind, ladder_budget left)
{
    uint64_t width = (uint64_t)left.widest[kind];
    while (width > 0 && !is_affordable(self, rung_of(self, kind, width), left))
        width = width * 19 / 20;
    return width;
}

/* The time is only a guess before the first beam, which is worth a risk: there is nothing to lose yet. */
static bool may_suffice(const ladder *self, ladder_kind kind, ladder_budget left)
{
    left.timed = left.timed < UINT64_MAX / 2 ? 2 * left.timed : UINT64_MAX;
    return is_affordable(self, rung_of(self, kind, ranges[kind].first), left);
}

/* What the first of a kind takes is only guessed: it leaves some of the budget. */
static uint64_t first_width(const ladder_range *range, uint64_t width)
{
    bool at_once = width <= range->first * range->direct && width > 2 * range->first;
    return at_once ? width * 3 / 4 : range->first;
}

int solver_ladder_widest(ladder_kind kind)
{
    return (int)ranges[kind].most;
}

ladder_rung solver_ladder_next(const ladder *self, ladder_budget left)
{
    ladder_kind kind = self->begun ? self->kind : LADDER_STAGED;
    const ladder_range *range = &ranges[kind];
    uint64_t before = (uint64_t)self->width, width = widest(self, kind, left);
    if (!self->begun && width < range->first && may_suffice(self, kind, left))
        width = range->first;
    if (width < range->first || !is_worth_it(width, before))
        return (ladder_rung){kind, 0, 0};
    if (before == 0)
        width = kind == self->kind ? first_width(range, width) : range->first;
    while (before > 0 && is_worth_it(width, before * range->climb)) {
        width /= range->climb;
        if (!is_worth_it(width, before * 2))
            width = before * 3;
    }
    return rung_of(self, kind, width);
}

void solver_ladder_note(ladder *self, ladder_rung taken)
{
    self->known[taken.kind] = taken;
    self->begun = true;
    if (taken.kind == self->kind)
        self->width = taken.width;
}
