/* Looks children up in one view after the other. All look-ups of one view are asked for before the first is
 * read: the tables are far larger than the caches, and what is asked for is on its way meanwhile. */
#include "patterns/pattern_sift.h"

typedef struct patterns_child {
    sift_child base;
    uint8_t further; /* a bit a view: the child is further away than its parent */

    /* Of the view being looked at: */
    uint8_t view;
    uint8_t place;       /* of its bit in the word */
    uint8_t bit_further; /* the bit of a group that is further away */
    bool may_be_further;
    const uint64_t *word;

    patterns_part parts[PATTERN_VIEWS]; /* of the tile's group, by view */
} patterns_child;

static_assert((int)PATTERN_CELLS <= (int)SIFT_CELLS, "boards with tables can be sifted");

static void ask(const patterns *tables, patterns_child *child, int turn)
{
    const patterns_node *parent = child->base.parent;
    int view = parent->order[turn], number = tables->look_of[child->base.tile][view];
    const patterns_look *look = &tables->look[number];
    patterns_part part = parent->parts[number];
    size_t index = solver_patterns_ask(look, child->base.step, &part);
    child->parts[view] = part;
    child->word = &look->bits[index / 64];
    child->place = (uint8_t)(index % 64);
    child->view = (uint8_t)view;
    child->bit_further = (uint8_t)solver_patterns_bit_further(look, parent->sums[view]);
    child->may_be_further = solver_patterns_total(parent->sums[view]) < child->base.limit;
}

static bool is_in_reach(patterns_child *child, unsigned views_before)
{
    bool is_further = (*child->word >> child->place & 1) == child->bit_further;
    child->further = (uint8_t)((child->further & views_before) | is_further << child->view);
    return child->may_be_further | !is_further;
}

/* A move changes a sum by one, so the view whose sum was largest tells first. */
static int sift(const heuristic *self, void *all, uint16_t *listed, int count)
{
    const patterns *tables = (const patterns *)self;
    patterns_child *children = all;
    for (int turn = 0; turn < tables->views; turn++) {
        int left = 0;
        for (int i = 0; i < count; i++)
            ask(tables, &children[listed[i]], turn);
        for (int i = 0; i < count; i++) {
            uint16_t number = listed[i];
            listed[left] = number;
            left += is_in_reach(&children[number], turn > 0 ? ~0u : 0);
        }
        count = left;
    }
    return count;
}

void solver_patterns_order(const patterns *tables, patterns_node *node)
{
    for (int place = tables->views - 1; place > 0; place--) {
        uint8_t before = node->order[place - 1], after = node->order[place];
        bool is_larger =
            solver_patterns_total(node->sums[after]) > solver_patterns_total(node->sums[before]);
        node->order[place - 1] = is_larger ? after : before;
        node->order[place] = is_larger ? before : after;
    }
}

static void settle(const heuristic *self, const void *sifted, void *copy)
{
    const patterns *tables = (const patterns *)self;
    const patterns_child *child = sifted;
    const uint8_t *looks = tables->look_of[child->base.tile];
    patterns_node *node = copy;
    for (int view = 0; view < tables->views; view++) {
        node->sums[view] = solver_patterns_after(&tables->look[looks[view]],
                                                 child->further >> view & 1, node->sums[view]);
        node->parts[looks[view]] = child->parts[view];
    }
    solver_patterns_order(tables, node);
}

const heuristic_sift solver_patterns_sift = {
    .child_bytes = sizeof(patterns_child),
    .sift = sift,
    .settle = settle,
};
