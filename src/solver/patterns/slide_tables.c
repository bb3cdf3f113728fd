/* Chooses the tiles that databases in slides follow, and the reflections in which they are looked up. */
#include "patterns/slide_tables.h"

#include <stdlib.h>
#include <string.h>

/* A table has at most so many states, and there are so many of a tier. On 4x4 those of four, five and six
 * tiles take some tenths of a second, seconds, and half a minute. */
static const struct {
    size_t states;
    int tables;
} tiers[SLIDE_TIERS] = {{700000, 3}, {6000000, 3}, {60000000, 2}};

static int followed_of(int cells, int tier)
{
    int followed = 1;
    while (followed < cells &&
           solver_slide_pattern_states(cells, followed + 1) <= tiers[tier].states)
        followed++;
    return followed;
}

/* ---- Groups ---- */

typedef struct ranked_cell {
    int rank, cell;
} ranked_cell;

static int compare_ranks(const void *a, const void *b)
{
    const ranked_cell *left = a, *right = b;
    return left->rank != right->rank ? left->rank - right->rank : left->cell - right->cell;
}

/* As measured on 4x4: the tiles in line with the blank's home first, the nearer the sooner. A table of
 * them has the largest values, for it tells most of what must be done last. */
static void rank_cells(ranked_cell *out, puzzle_size size, int blank_home)
{
    enum { OUT_OF_LINE = 100 };
    int cells = puzzle_size_cells(size), columns = size.columns;
    for (int cell = 0; cell < cells; cell++) {
        int down = abs(cell / columns - blank_home / columns);
        int right = abs(cell % columns - blank_home % columns);
        out[cell] = (ranked_cell){down + right + (down > 0 && right > 0 ? OUT_OF_LINE : 0), cell};
    }
    qsort(out, (size_t)cells, sizeof *out, compare_ranks);
}

bool solver_slide_groups_choose(slide_groups *out, puzzle_size size, int blank_home, int tier)
{
    ranked_cell ranked[SLIDE_PATTERN_CELLS]; /* the blank's home is the first */
    int cells = puzzle_size_cells(size), followed = followed_of(cells, tier);
    if (cells > SLIDE_PATTERN_CELLS || (tier > 0 && followed == followed_of(cells, tier - 1)))
        return false;
    rank_cells(ranked, size, blank_home);
    *out =
        (slide_groups){.followed = followed, .count = followed == cells ? 1 : tiers[tier].tables};
    for (int i = 1; i < followed; i++) { /* the first, the last, and those between them */
        out->home[0][i] = (uint8_t)ranked[i].cell;
        out->home[1][i] = (uint8_t)ranked[cells - i].cell;
        out->home[2][i] = (uint8_t)ranked[(cells - followed) / 2 + i].cell;
    }
    for (int i = 0; i < out->count; i++)
        out->home[i][0] = (uint8_t)blank_home;
    out->bytes = (size_t)out->count *
                 solver_slide_pattern_bytes(solver_slide_pattern_states(cells, followed));
    return true;
}

/* ---- Views ---- */

/* Whether the view follows the very tiles that another view of its table follows: its value is the same. */
static bool is_known(const slide_tables *tables, const slide_view *view)
{
    for (int i = 0; i < tables->view_count; i++) {
        const slide_view *other = &tables->views[i];
        unsigned followed = 0, known = 0;
        for (int j = 0; j < view->pattern->followed; j++) {
            followed |= 1u << view->tile[j];
            known |= 1u << other->tile[j];
        }
        if (other->pattern == view->pattern && followed == known)
            return true;
    }
    return false;
}

static void add_view(slide_tables *tables, const slide_pattern *pattern, int symmetry)
{
    slide_view view = {.pattern = pattern};
    uint8_t back[SLIDE_PATTERN_CELLS];
    for (int cell = 0; cell < pattern->cells; cell++) {
        view.mirror[cell] = (uint8_t)solver_home_reflect(pattern->size, symmetry, cell);
        back[view.mirror[cell]] = (uint8_t)cell;
    }
    for (int i = 0; i < pattern->followed; i++)
        view.tile[i] = back[pattern->home[i]];
    view.turns = view.mirror[0] / pattern->size.columns != view.mirror[1] / pattern->size.columns;
    if (view.tile[0] == pattern->home[0] && tables->view_count < SLIDE_VIEWS_MOST &&
        !is_known(tables, &view))
        tables->views[tables->view_count++] = view;
}

sw_status solver_slide_tables_init(slide_tables *out, puzzle_size size, const slide_groups *groups,
                                   search_watch *watch)
{
    *out = (slide_tables){0};
    for (int i = 0; i < groups->count; i++) {
        sw_status status = solver_slide_pattern_init(&out->patterns[i], size, groups->home[i],
                                                     groups->followed, watch);
        if (status != SW_OK) {
            solver_slide_tables_deinit(out);
            return status;
        }
        out->count++;
    }
    for (int symmetry = 0; symmetry < solver_home_symmetries(size); symmetry++)
        for (int i = 0; i < out->count; i++)
            add_view(out, &out->patterns[i], symmetry);
    return SW_OK;
}

void solver_slide_tables_deinit(slide_tables *tables)
{
    for (int i = 0; i < tables->count; i++)
        solver_slide_pattern_deinit(&tables->patterns[i]);
    *tables = (slide_tables){0};
}
