/* Shortens a path in slides by links between its own boards. */
#include "engines/slides/slide_cut.h"

#include "heuristics/slide_bound.h"

#include <stdlib.h>
#include <string.h>

/* Where a shorter way to a board of the path comes from. */
typedef struct cut_link {
    int slides; /* from the path's start */
    int from;   /* the board where it leaves the path */
    int length;
    puzzle_slide steps[SLIDE_CUT_DEPTH];
} cut_link;

typedef struct slide_cut {
    search_watch *watch;
    normalized_board board;
    uint64_t key; /* of the board: the sum of its tiles' keys */
    int count;    /* of the path's boards, after each slide; the start is the first */
    puzzle_slide *path;
    uint64_t *keys;
    cut_link *links;
    uint32_t *slots; /* by key: a board's number + 1, or 0 */
    uint32_t mask;
    puzzle_slide steps[SLIDE_CUT_DEPTH];
    int from, depth;
    bool stopped;
} slide_cut;

/* A key for each tile in each cell (the finalizer of SplitMix64). Boards are told apart by 64 bits of them;
 * a path through boards that only seem equal is found out when it is replayed. */
static uint64_t tile_key(int home, int cell)
{
    uint64_t key = ((uint64_t)home << 10 | (uint64_t)cell) + 1;
    key *= UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 27) * UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

/* One tile; the blank has no key. False where there is none. */
static bool move_tile(slide_cut *cut, puzzle_move move)
{
    int to = cut->board.blank;
    int from = solver_home_step(cut->board.size, to, puzzle_move_opposite(move));
    if (from < 0)
        return false;
    int home = cut->board.home[from];
    cut->key += tile_key(home, to) - tile_key(home, from);
    solver_normalized_slide(&cut->board, from);
    return true;
}

static void move_slide(slide_cut *cut, puzzle_slide slide)
{
    for (int i = 0; i < slide.length; i++)
        move_tile(cut, slide.move);
}

/* ---- The path's boards ---- */

/* The slot where the key is, or belongs. */
static uint32_t slot_of(const slide_cut *cut, uint64_t key)
{
    uint32_t slot = (uint32_t)(key >> 32) & cut->mask;
    while (cut->slots[slot] && cut->keys[cut->slots[slot] - 1] != key)
        slot = (slot + 1) & cut->mask;
    return slot;
}

static void list_slides(slide_cut *cut, const puzzle_path *path)
{
    for (size_t i = 0; i < path->length; i++) {
        if (i == 0 || path->moves[i] != path->moves[i - 1])
            cut->path[cut->count++] = (puzzle_slide){(puzzle_move)path->moves[i], 0};
        cut->path[cut->count - 1].length++;
    }
    cut->count++; /* the board at the end */
}

static void list_boards(slide_cut *cut)
{
    for (int i = 0; i < cut->count; i++) {
        cut->keys[i] = cut->key;
        cut->slots[slot_of(cut, cut->key)] =
            (uint32_t)i + 1; /* the later one, where it comes twice */
        cut->links[i] = (cut_link){.slides = i, .from = i - 1, .length = 1};
        if (i > 0)
            cut->links[i].steps[0] = cut->path[i - 1];
        if (i + 1 < cut->count)
            move_slide(cut, cut->path[i]);
    }
}

/* ---- Looking for links ---- */

static void note(slide_cut *cut, int steps)
{
    uint32_t number = cut->slots[slot_of(cut, cut->key)];
    if (number == 0 || (int)number - 1 <= cut->from)
        return;
    cut_link *link = &cut->links[number - 1];
    int slides = cut->links[cut->from].slides + steps;
    if (slides >= link->slides)
        return;
    link->slides = slides;
    link->from = cut->from;
    link->length = steps;
    memcpy(link->steps, cut->steps, (size_t)steps * sizeof *cut->steps);
}

static void look_along(slide_cut *cut, int steps, slide_axis axis)
{
    for (int turn = 0; turn < 2 && !cut->stopped; turn++) {
        puzzle_move move = axis == SLIDE_VERTICAL ? (turn ? PUZZLE_DOWN : PUZZLE_UP)
                                                  : (turn ? PUZZLE_RIGHT : PUZZLE_LEFT);
        puzzle_slide *slide = &cut->steps[steps];
        *slide = (puzzle_slide){move, 0};
        while (!cut->stopped && move_tile(cut, move)) {
            slide->length++;
            note(cut, steps + 1);
            if (steps + 1 < cut->depth)
                look_along(cut, steps + 1, (slide_axis)!axis);
            if (++cut->watch->expanded % WATCH_INTERVAL == 0)
                cut->stopped = !solver_watch_poll(cut->watch);
        }
        move_slide(cut, (puzzle_slide){puzzle_move_opposite(move), slide->length});
    }
}

static void look_from_all(slide_cut *cut)
{
    for (int i = 0; i < cut->count - 1 && !cut->stopped; i++) {
        cut->from = i;
        for (int axis = 0; axis < SLIDE_AXES && !cut->stopped; axis++)
            look_along(cut, 0, (slide_axis)axis);
        move_slide(cut, cut->path[i]);
    }
}

/* ---- The new path ---- */

/* Writes the links from the end to the start, and turns the moves round. */
static bool write_path(const slide_cut *cut, puzzle_path *out)
{
    for (int at = cut->count - 1; at > 0; at = cut->links[at].from)
        for (int i = cut->links[at].length; i-- > 0;)
            for (int tile = 0; tile < cut->links[at].steps[i].length; tile++)
                if (!puzzle_path_push(out, cut->links[at].steps[i].move))
                    return false;
    for (size_t i = 0, j = out->length; i + 1 < j; i++) {
        uint8_t move = out->moves[--j];
        out->moves[j] = out->moves[i];
        out->moves[i] = move;
    }
    puzzle_path_cancel_returns(out);
    return true;
}

static bool leads_home(const puzzle_path *path, const normalized_board *start)
{
    normalized_board board = *start;
    for (size_t i = 0; i < path->length; i++) {
        int from = solver_home_step(board.size, board.blank,
                                    puzzle_move_opposite((puzzle_move)path->moves[i]));
        if (from < 0)
            return false;
        solver_normalized_slide(&board, from);
    }
    for (int cell = 0; cell < board.cells; cell++)
        if (board.home[cell] != cell)
            return false;
    return true;
}

static bool allocate(slide_cut *cut, size_t boards)
{
    size_t slots = 16;
    while (slots < 2 * boards)
        slots *= 2;
    cut->mask = (uint32_t)slots - 1;
    cut->path = calloc(boards, sizeof *cut->path);
    cut->keys = calloc(boards, sizeof *cut->keys);
    cut->links = calloc(boards, sizeof *cut->links);
    cut->slots = calloc(slots, sizeof *cut->slots);
    return cut->path && cut->keys && cut->links && cut->slots;
}

static sw_status cut_path(slide_cut *cut, puzzle_path *path, const normalized_board *start)
{
    puzzle_path made = {0};
    if (!allocate(cut, puzzle_path_slides(path) + 1))
        return SW_NO_MEMORY;
    list_slides(cut, path);
    list_boards(cut);
    cut->board = *start;
    cut->key = cut->keys[0];
    look_from_all(cut);
    if (!write_path(cut, &made)) {
        puzzle_path_deinit(&made);
        return SW_NO_MEMORY;
    }
    if (puzzle_path_slides(&made) < puzzle_path_slides(path) && leads_home(&made, start)) {
        puzzle_path worse = *path;
        *path = made;
        made = worse;
    }
    puzzle_path_deinit(&made);
    return SW_OK;
}

sw_status solver_slide_cut(puzzle_path *path, const normalized_board *board, int depth,
                           search_watch *watch)
{
    slide_cut cut = {.watch = watch, .board = *board, .depth = depth};
    sw_status status = cut_path(&cut, path, board);
    free(cut.path);
    free(cut.keys);
    free(cut.links);
    free(cut.slots);
    return status;
}
