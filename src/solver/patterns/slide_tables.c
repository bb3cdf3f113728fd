/* Makes pattern databases in slides: which tiles they follow, their values layer by layer, and the reflections in which
 * they are looked up. */
#include "patterns/slide_tables.h"

#include "os/pages.h"

#include <stdlib.h>
#include <string.h>

/* ---- One database ---- */

/* States that are looked at, or expanded, between two polls of the watch: each well under a millisecond. */
enum { SCAN_STATES = 1 << 20, EXPAND_STATES = 1 << 11 };

/* How many states there are where so many are followed. */
static size_t count_states(int cells, int followed)
{
    size_t states = 1;
    for (int i = 0; i < followed; i++)
        states *= (size_t)(cells - i);
    return states;
}

/* One state, cell by cell. */
typedef struct slide_state {
    uint8_t at[SLIDE_PATTERN_CELLS]; /* of those that are followed */
    int8_t who[SLIDE_PATTERN_CELLS]; /* by cell; -1 for a tile that is not followed */
} slide_state;

static void find_state(const slide_pattern *pattern, size_t number, slide_state *out)
{
    int place[SLIDE_PATTERN_CELLS];
    for (int i = pattern->followed - 1; i >= 0; i--) {
        size_t cells = (size_t)(pattern->cells - i);
        place[i] = (int)(number % cells);
        number /= cells;
    }
    memset(out->who, -1, sizeof out->who);
    for (int i = 0; i < pattern->followed; i++) {
        int cell = 0;
        for (int left = place[i]; out->who[cell] >= 0 || left > 0; cell++)
            left -= out->who[cell] < 0;
        out->at[i] = (uint8_t)cell;
        out->who[cell] = (int8_t)i;
    }
}

/* What the making of a pattern is about just now. */
typedef struct slide_layer {
    slide_pattern *pattern;
    search_watch *watch;
    int slides; /* of the layer */
    slide_axis axis;
    bool grew; /* the next layer has a state */
    int expanded;
} slide_layer;

/* All states from which slides in one direction lead here; they begin with the layer's other axis. */
static void reach(slide_layer *layer, const slide_state *from, puzzle_move move)
{
    const slide_pattern *pattern = layer->pattern;
    uint8_t *known = pattern->slides[solver_slide_axis(move)];
    uint8_t at[SLIDE_PATTERN_CELLS];
    memcpy(at, from->at, sizeof at);
    int cell = solver_home_step(pattern->size, at[0], puzzle_move_opposite(move));
    for (; cell >= 0; cell = solver_home_step(pattern->size, cell, puzzle_move_opposite(move))) {
        if (from->who[cell] >= 0)
            at[from->who[cell]] = at[0];
        at[0] = (uint8_t)cell;
        size_t state = solver_slide_pattern_state(pattern, at);
        if (known[state] == SLIDE_UNREACHED) {
            known[state] = (uint8_t)(layer->slides + 1);
            layer->grew = true;
        }
    }
}

/* A solution that begins with a slide of the layer's axis goes on from any neighbour across it. */
static bool expand(slide_layer *layer, size_t number)
{
    slide_state state;
    bool vertical = layer->axis == SLIDE_VERTICAL;
    find_state(layer->pattern, number, &state);
    reach(layer, &state, vertical ? PUZZLE_LEFT : PUZZLE_UP);
    reach(layer, &state, vertical ? PUZZLE_RIGHT : PUZZLE_DOWN);
    return ++layer->expanded % EXPAND_STATES != 0 || solver_watch_poll(layer->watch);
}

/* Expands all states of the layer that begin with its axis. False where the watch said so. */
static bool expand_axis(slide_layer *layer)
{
    const slide_pattern *pattern = layer->pattern;
    const uint8_t *known = pattern->slides[layer->axis];
    for (size_t first = 0; first < pattern->states; first += SCAN_STATES) {
        size_t left = pattern->states - first;
        const uint8_t *at = known + first, *end = at + (left < SCAN_STATES ? left : SCAN_STATES);
        while (at < end && (at = memchr(at, layer->slides, (size_t)(end - at)))) {
            if (!expand(layer, (size_t)(at - known)))
                return false;
            at++;
        }
        if (!solver_watch_poll(layer->watch))
            return false;
    }
    return true;
}

static sw_status fill_pattern(slide_pattern *pattern, search_watch *watch)
{
    slide_layer layer = {.pattern = pattern, .watch = watch, .grew = true};
    size_t goal = solver_slide_pattern_state(pattern, pattern->home);
    for (int axis = 0; axis < SLIDE_AXES; axis++) {
        memset(pattern->slides[axis], SLIDE_UNREACHED, pattern->states);
        pattern->slides[axis][goal] = 0;
    }
    for (; layer.grew; layer.slides++) {
        layer.grew = false;
        for (int axis = 0; axis < SLIDE_AXES; axis++) {
            layer.axis = (slide_axis)axis;
            if (!expand_axis(&layer))
                return solver_watch_verdict(watch);
        }
    }
    return SW_OK;
}

static void pattern_deinit(slide_pattern *pattern)
{
    for (int axis = 0; axis < SLIDE_AXES; axis++)
        os_pages_free(pattern->slides[axis], pattern->states);
    *pattern = (slide_pattern){0};
}

/* By breadth-first search from the goal. home: the blank's, then the tiles'. SW_NO_MEMORY, or the watch's status where it
 * said so; *out is then empty and safe to deinit. */
static sw_status pattern_init(slide_pattern *out, puzzle_size size, const uint8_t *home,
                              int followed, search_watch *watch)
{
    int cells = puzzle_size_cells(size);
    *out = (slide_pattern){.size = size, .cells = cells, .followed = followed};
    memcpy(out->home, home, (size_t)followed);
    out->states = count_states(cells, followed);
    sw_status status = SW_OK;
    for (int axis = 0; axis < SLIDE_AXES; axis++) {
        out->slides[axis] = os_pages_alloc(out->states);
        status = out->slides[axis] ? status : SW_NO_MEMORY;
    }
    if (status == SW_OK)
        status = fill_pattern(out, watch);
    if (status != SW_OK)
        pattern_deinit(out);
    return status;
}

/* ---- Groups ---- */

/* A table has at most so many states, and there are so many of a tier. On 4x4 those of four, five and six
 * tiles take some tenths of a second, seconds, and half a minute. */
static const struct {
    size_t states;
    int tables;
} tiers[SLIDE_TIERS] = {{700000, 3}, {6000000, 3}, {60000000, 2}};

static int followed_of(int cells, int tier)
{
    int followed = 1;
    while (followed < cells && count_states(cells, followed + 1) <= tiers[tier].states)
        followed++;
    return followed;
}

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
    out->bytes = (size_t)out->count * SLIDE_AXES * count_states(cells, followed);
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
        sw_status status =
            pattern_init(&out->patterns[i], size, groups->home[i], groups->followed, watch);
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
        pattern_deinit(&tables->patterns[i]);
    *tables = (slide_tables){0};
}
