#include "ladder.h"

/* The widths of a kind. A budget that is good for `direct` times the first width is spent at once; a
 * larger one begins with the first, and climbs by a factor of `climb` at most. With more steps the last
 * beam, which counts, would be narrower; with fewer the first plan would stand for long. */
typedef struct ladder_range {
    unsigned first, direct, climb, most;
} ladder_range;

static const ladder_range ranges[LADDER_KINDS] = {
    [LADDER_STAGED] = {50, 3, 20, 4000},
    [LADDER_LAYERED] = {200, 4, 10, 150000},
};

void ladder_init(ladder *out, size_t length, bool layered)
{
    *out = (ladder){
        .kind = layered ? LADDER_LAYERED : LADDER_STAGED,
        .known = {1, length},
    };
}

/* A beam that is hardly wider than the one before finds nothing new. */
static bool is_worth_it(uint64_t width, uint64_t before)
{
    return 2 * width >= 3 * before;
}

ladder_rung ladder_next(const ladder *self, uint64_t nodes)
{
    const ladder_range *range = &ranges[self->kind];
    uint64_t before = (uint64_t)self->width, width = range->most;
    uint64_t a_width = self->known.nodes / (uint64_t)self->known.width + 1;
    if (nodes / a_width < width)
        width = nodes / a_width;
    if (width < range->first || !is_worth_it(width, before))
        return (ladder_rung){0, 0};
    if (before == 0 && width > range->first * range->direct)
        width = range->first;
    while (before > 0 && is_worth_it(width, before * range->climb)) {
        width /= range->climb;
        if (!is_worth_it(width, before * 2))
            width = before * 3;
    }
    return (ladder_rung){(int)width, width * a_width};
}

void ladder_note(ladder *self, ladder_rung taken)
{
    self->known = taken;
    self->width = taken.width;
}
