/* How wide the next beam is to be, from what the last one took and what is left. */
#include "engines/anytime/width_schedule.h"

#include "engines/beam/beam.h"
#include "engines/beam/staged.h"

/* A staged beam needs no databases, which may have to be made, and always comes through: it is the first
 * on every board that no learned value is ready for.
 *
 * The widths of a kind. A budget that is good for `direct` times the first width is spent at once; a
 * larger one begins with the first, and climbs by a factor of `climb` at most. With more steps the last
 * beam, which counts, would be narrower; with fewer the first plan would stand for long.
 *
 * A wide beam's boards do not fit the caches: one of width `slow` takes twice the time for a node. */
typedef struct width_range {
    unsigned first, direct, climb, most, slow;
} width_range;

static const width_range ranges[WIDTH_KINDS] = {
    [WIDTH_STAGED] = {50, 3, 8, 40000, 30000},
    [WIDTH_LAYERED] = {200, 8, 25, 1000000, 60000},
};

/* Until a layered beam is known, one of this width is taken to make half the moves of line by line. */
enum { LENGTH_WIDTH = 1000 };

/* On boards of more cells the first staged beam is narrower. */
enum { MANY_CELLS = 400, LEAST_STAGED = 24 };

/* Where the layered beams may fail, a staged one takes so much of the budget before, and there are more of
 * them, for the widest one is not always the best. */
enum { STAGED_PART = 32, CAREFUL_CLIMB = 4 };

static unsigned first_staged(unsigned cells)
{
    unsigned first = ranges[WIDTH_STAGED].first, width = first * MANY_CELLS / cells;
    return width > first ? first : width > LEAST_STAGED ? width : LEAST_STAGED;
}

void solver_width_schedule_init(width_schedule *out, puzzle_size size, size_t length, bool layered,
                                bool at_once)
{
    const int side_sum = size.columns + size.rows;
    const unsigned cells = (unsigned)puzzle_size_cells(size);
    const uint64_t many = (uint64_t)(LENGTH_WIDTH * puzzle_size_cells(size) * side_sum);
    *out = (width_schedule){
        .kind = layered ? WIDTH_LAYERED : WIDTH_STAGED,
        .begun = at_once,
        .may_fail = layered && solver_beam_may_fail(size),
        .first[WIDTH_STAGED] = first_staged(cells),
        .first[WIDTH_LAYERED] = ranges[WIDTH_LAYERED].first,
        .known[WIDTH_STAGED] = {WIDTH_STAGED, solver_staged_width(size, (double)many), many},
        .known[WIDTH_LAYERED] = {WIDTH_LAYERED, LENGTH_WIDTH, LENGTH_WIDTH * length / 2},
    };
}

/* A beam that is hardly wider than the one before finds nothing new. */
static bool is_worth_it(uint64_t width, uint64_t before)
{
    return 2 * width >= 3 * before;
}

/* A wider beam finds shorter solutions: its nodes grow a little less than its width. */
static width_step step_of(const width_schedule *self, width_kind kind, uint64_t width)
{
    const uint64_t base = 20; /* as measured, for both kinds */
    const width_step *known = &self->known[kind];
    uint64_t nodes = known->nodes * (width + base) / ((uint64_t)known->width + base);
    return (width_step){kind, (int)width, nodes};
}

static bool is_affordable(const width_schedule *self, width_step step, width_limits left)
{
    uint64_t slow = ranges[step.kind].slow, width = (uint64_t)step.width;
    uint64_t known = (uint64_t)self->known[step.kind].width;
    return step.nodes <= left.nodes &&
           (left.timed == UINT64_MAX || step.nodes / (slow + known) * (slow + width) <= left.timed);
}

static uint64_t widest(const width_schedule *self, width_kind kind, width_limits left)
{
    uint64_t width = (uint64_t)left.widest[kind];
    while (width > 0 && !is_affordable(self, step_of(self, kind, width), left))
        width = width * 19 / 20;
    return width;
}

/* The time is only a guess before the first beam, which is worth a risk: there is nothing to lose yet. */
static bool may_suffice(const width_schedule *self, width_kind kind, width_limits left)
{
    left.timed = left.timed < UINT64_MAX / 2 ? 2 * left.timed : UINT64_MAX;
    return is_affordable(self, step_of(self, kind, self->first[kind]), left);
}

/* What the first of a kind takes is only guessed: it leaves some of the budget. */
static uint64_t first_width(uint64_t first, uint64_t direct, uint64_t width)
{
    bool at_once = width <= first * direct && width > 2 * first;
    return at_once ? width * 3 / 4 : first;
}

int solver_width_schedule_widest(width_kind kind)
{
    return (int)ranges[kind].most;
}

width_step solver_width_schedule_next(const width_schedule *self, width_limits left)
{
    width_kind kind = self->begun ? self->kind : WIDTH_STAGED;
    const width_range *range = &ranges[kind];
    uint64_t before = (uint64_t)self->width, width = widest(self, kind, left);
    uint64_t first = self->first[kind];
    if (!self->begun && width < first && may_suffice(self, kind, left))
        width = first;
    if (width < first || !is_worth_it(width, before))
        return (width_step){kind, 0, 0};
    if (before == 0 && kind == self->kind)
        width = first_width(first, range->direct, width);
    else if (before == 0)
        width = self->may_fail && width / STAGED_PART > first ? width / STAGED_PART : first;
    uint64_t climb = self->may_fail ? CAREFUL_CLIMB : range->climb;
    while (before > 0 && is_worth_it(width, before * climb)) {
        width /= climb;
        if (!is_worth_it(width, before * 2))
            width = before * 3;
    }
    return step_of(self, kind, width);
}

void solver_width_schedule_note(width_schedule *self, width_step taken)
{
    self->known[taken.kind] = taken;
    self->begun = true;
    if (taken.kind == self->kind)
        self->width = taken.width;
}
