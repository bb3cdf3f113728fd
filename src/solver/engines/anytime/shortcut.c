/* Replaces windows of a path by shorter ways, which a depth-first search finds. */
#include "engines/anytime/shortcut.h"

#include <stdlib.h>
#include <string.h>

enum {
    STRIDE = 8,      /* from one window to the next */
    BEAM_NODES = 24, /* so many nodes take the time of one of a beam, and count as one */
};

typedef struct shortcut {
    const prune *automaton;
    search_watch *watch;
    uint64_t nodes;         /* so far */
    uint64_t node_limit;    /* of this window and those before */
    bool stopped;           /* by the watch */
    normalized_board board; /* where the search stands */
    /* By cell and move: of the tile that would come to the cell, or -1. */
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES];
    uint8_t column[PUZZLE_MAX_CELLS], row[PUZZLE_MAX_CELLS];
    uint16_t target[PUZZLE_MAX_CELLS]; /* by tile: its cell at the window's end */
    uint8_t way[SHORTCUT_WINDOW];      /* puzzle_move */
    int length;                        /* of the way */
} shortcut;

static void describe_cells(shortcut *self)
{
    puzzle_size size = self->board.size;
    for (int cell = 0; cell < self->board.cells; cell++) {
        self->column[cell] = (uint8_t)(cell % size.columns);
        self->row[cell] = (uint8_t)(cell / size.columns);
        for (int move = 0; move < PUZZLE_MOVES; move++)
            self->source[cell][move] =
                (int16_t)solver_home_step(size, cell, puzzle_move_opposite((puzzle_move)move));
    }
}

static int distance(const shortcut *self, int a, int b)
{
    return abs(self->column[a] - self->column[b]) + abs(self->row[a] - self->row[b]);
}

/* Counts a node. False where the search must end. */
static bool may_go_on(shortcut *self)
{
    search_watch *watch = self->watch;
    if (self->stopped || self->nodes >= self->node_limit)
        return false;
    if (++self->nodes % BEAM_NODES == 0 && ++watch->expanded % WATCH_INTERVAL == 0)
        self->stopped = !solver_watch_poll(watch);
    return !self->stopped;
}

/* Whether the window's end can be reached in `left` moves. away: the Manhattan distance to it, of the same
 * parity. */
static bool search(shortcut *self, int state, int left, int away)
{
    int blank = self->board.blank;
    if (away == 0)
        return true;
    if (!may_go_on(self))
        return false;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = self->source[blank][move], next = self->automaton->next[state][move];
        if (from < 0 || next == PRUNE_CUT)
            continue;
        int target = self->target[self->board.home[from]];
        int then = away + distance(self, blank, target) - distance(self, from, target);
        if (then >= left)
            continue;
        self->way[self->length++] = (uint8_t)move;
        solver_normalized_slide(&self->board, from);
        bool found = search(self, next, left - 1, then);
        solver_normalized_slide(&self->board, blank);
        if (found)
            return true;
        self->length--;
    }
    return false;
}

static void play(const shortcut *self, normalized_board *board, const uint8_t *moves, int count)
{
    for (int i = 0; i < count; i++)
        solver_normalized_slide(board, self->source[board->blank][moves[i]]);
}

/* Whether there is a way of fewer moves to where these lead. */
static bool find_way(shortcut *self, const uint8_t *moves, int count, int nodes)
{
    normalized_board end = self->board;
    int away = 0;
    play(self, &end, moves, count);
    for (int cell = 0; cell < end.cells; cell++)
        self->target[end.home[cell]] = (uint16_t)cell;
    for (int cell = 0; cell < end.cells; cell++)
        if (cell != self->board.blank)
            away += distance(self, cell, self->target[self->board.home[cell]]);
    self->length = 0;
    self->node_limit = self->nodes + (uint64_t)nodes;
    return away < count && search(self, PRUNE_START, count - 2, away);
}

void solver_shortcut_path(puzzle_path *path, const normalized_board *board, const prune *automaton,
                          shortcut_plan plan, search_watch *watch)
{
    shortcut self = {.automaton = automaton, .watch = watch, .board = *board};
    describe_cells(&self);
    for (size_t at = 0; at < path->length && !self.stopped;) {
        uint8_t *moves = path->moves + at;
        size_t left = path->length - at;
        size_t window = left < (size_t)plan.window ? left : (size_t)plan.window;
        if (find_way(&self, moves, (int)window, plan.nodes)) {
            memcpy(moves, self.way, (size_t)self.length);
            memmove(moves + self.length, moves + window, left - window);
            path->length -= window - (size_t)self.length;
        } else {
            size_t step = left < STRIDE ? left : STRIDE;
            play(&self, &self.board, moves, (int)step);
            at += step;
        }
    }
}
