/* Makes a pattern database in slides, layer by layer. */
#include "patterns/slide_pattern.h"

#include "os/pages.h"

#include <string.h>

/* States that are looked at, or expanded, between two polls of the watch: each well under a millisecond. */
enum { SCAN_STATES = 1 << 20, EXPAND_STATES = 1 << 11 };

size_t solver_slide_pattern_states(int cells, int followed)
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

static sw_status make(slide_pattern *pattern, search_watch *watch)
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

sw_status solver_slide_pattern_init(slide_pattern *out, puzzle_size size, const uint8_t *home,
                                    int followed, search_watch *watch)
{
    int cells = puzzle_size_cells(size);
    *out = (slide_pattern){.size = size, .cells = cells, .followed = followed};
    memcpy(out->home, home, (size_t)followed);
    out->states = solver_slide_pattern_states(cells, followed);
    sw_status status = SW_OK;
    for (int axis = 0; axis < SLIDE_AXES; axis++) {
        out->slides[axis] = os_pages_alloc(out->states);
        status = out->slides[axis] ? status : SW_NO_MEMORY;
    }
    if (status == SW_OK)
        status = make(out, watch);
    if (status != SW_OK)
        solver_slide_pattern_deinit(out);
    return status;
}

void solver_slide_pattern_deinit(slide_pattern *pattern)
{
    for (int axis = 0; axis < SLIDE_AXES; axis++)
        os_pages_free(pattern->slides[axis], pattern->states);
    *pattern = (slide_pattern){0};
}
