/* Iterations of IDA* by the dozen boards. */
#include "engines/optimal/iteration.h"

#include <stdlib.h>
#include <string.h>

enum { WAVE = 32, WAVE_CHILDREN = WAVE * PUZZLE_MOVES };

/* A board on the stack. Behind it stand the heuristic's node and, two bits a move, the path from the
 * start; bits of moves to come are 0. */
typedef struct wave_board {
    uint16_t state; /* of the pruning automaton */
    uint16_t length;
    uint8_t blank; /* its cell */
    uint8_t home[SIFT_CELLS];
} wave_board;

enum { NODE_AT = (sizeof(wave_board) + 7) / 8 * 8, MOVES_A_BYTE = 4 };

/* How a child comes about. */
typedef struct wave_step {
    const wave_board *parent;
    uint16_t state; /* of the automaton, after it */
} wave_step;

struct wave {
    normalized_board start;
    const prune *automaton;
    /* The cell of the tile that moves, by the blank's; the blank's own where the board ends. */
    uint8_t source[SIFT_CELLS][PUZZLE_MOVES];

    size_t board_bytes, moves_at; /* of a board, all included */
    char *boards;
    uint32_t *slots; /* of boards: those on the stack, from its bottom, then those that are free */
    int capacity;    /* boards */
    int count;       /* on the stack */
    const wave_board *found; /* the goal; or NULL */

    /* One place more than is ever listed. */
    int children_count;
    size_t child_bytes;
    char *children; /* each begins with a sift_child */
    wave_step steps[WAVE_CHILDREN + 1];
    uint16_t listed[WAVE_CHILDREN + 1]; /* children */
};

/* What one run was asked for. */
typedef struct wave_run {
    wave *search;
    const iteration *task;
    int next_bound;
} wave_run;

wave *solver_wave_create(const normalized_board *start, const prune *automaton)
{
    wave *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->start = *start;
    search->automaton = automaton;
    for (int cell = 0; cell < start->cells && start->cells <= SIFT_CELLS; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int from = solver_home_step(start->size, cell, puzzle_move_opposite((puzzle_move)move));
            search->source[cell][move] = (uint8_t)(from < 0 ? cell : from);
        }
    return search;
}

void solver_wave_destroy(wave *search)
{
    if (!search)
        return;
    free(search->children);
    free(search->boards);
    free(search->slots);
    free(search);
}

/* Measures boards and children of a run, whose paths have at most that many moves. False where memory ran
 * out. */
static bool measure(wave *search, const heuristic *h, int moves)
{
    size_t moves_at = NODE_AT + h->node_size;
    size_t bytes = (moves_at + (size_t)moves / MOVES_A_BYTE + 8) / 8 * 8;
    if (bytes > search->board_bytes) {
        search->board_bytes = bytes;
        search->capacity = 0;
    }
    search->moves_at = moves_at;
    search->count = 0;
    if (h->many->child_bytes <= search->child_bytes)
        return true;
    free(search->children);
    search->children = malloc((WAVE_CHILDREN + 1) * h->many->child_bytes);
    search->child_bytes = search->children ? h->many->child_bytes : 0;
    return search->children;
}

/* Room for that many boards more. */
static bool reserve(wave *search, int more)
{
    int needed = search->count + more, capacity = needed + needed / 2;
    if (needed <= search->capacity)
        return true;
    char *boards = realloc(search->boards, (size_t)capacity * search->board_bytes);
    if (!boards)
        return false;
    search->boards = boards;
    uint32_t *slots = realloc(search->slots, (size_t)capacity * sizeof *slots);
    if (!slots)
        return false;
    search->slots = slots;
    for (int slot = search->capacity; slot < capacity; slot++)
        slots[slot] = (uint32_t)slot;
    search->capacity = capacity;
    return true;
}

/* The board in that place of the stack. */
static wave_board *board_at(const wave *search, int place)
{
    return (wave_board *)(void *)(search->boards + search->slots[place] * search->board_bytes);
}

static void *node_of(wave_board *board)
{
    return (char *)board + NODE_AT;
}

static sift_child *child_at(const wave *search, int number)
{
    size_t bytes = search->child_bytes;
    return (sift_child *)(void *)(search->children + (size_t)number * bytes);
}

static void add_move(const wave *search, wave_board *board, int move)
{
    uint8_t *moves = (uint8_t *)board + search->moves_at + board->length / MOVES_A_BYTE;
    int shift = 2 * (board->length++ % MOVES_A_BYTE);
    *moves = (uint8_t)(*moves | move << shift);
}

static bool is_goal(const wave *search, const wave_board *board)
{
    int cell = 0;
    if (board->home[board->blank] != board->blank)
        return false; /* which most boards tell at once */
    while (cell < search->start.cells && board->home[cell] == cell)
        cell++;
    return cell == search->start.cells;
}

static void note_bound(wave_run *run, int total)
{
    if (total < run->next_bound)
        run->next_bound = total;
}

/* Puts a root on the stack, or notes that it is out of reach. */
static void push_root(wave_run *run, const search_root *root)
{
    wave *search = run->search;
    const heuristic *h = run->task->h;
    normalized_board board = search->start;
    wave_board *out = board_at(search, search->count), *spare = board_at(search, search->count + 1);
    int value = run->task->start_value;
    memset(out, 0, search->board_bytes);
    memcpy(node_of(out), run->task->start_node, h->node_size);
    for (int i = 0; i < root->length; i++) {
        int from = search->source[board.blank][root->moves[i]];
        value = h->step(h, &board, from, node_of(out), node_of(spare));
        memcpy(node_of(out), node_of(spare), h->node_size);
        solver_normalized_slide(&board, from);
        add_move(search, out, root->moves[i]);
    }
    out->state = root->state;
    out->blank = (uint8_t)board.blank;
    for (int cell = 0; cell < board.cells; cell++)
        out->home[cell] = (uint8_t)board.home[cell];
    if (value + root->length > run->task->bound) {
        note_bound(run, value + root->length);
        return;
    }
    search->count++;
    if (is_goal(search, out))
        search->found = out;
}

/* Lists the children of a board, without those that are duplicates: the next child takes their place. */
static void list_children(wave_run *run, wave_board *board)
{
    wave *search = run->search;
    const uint8_t *source = search->source[board->blank];
    const uint16_t *states = search->automaton->next[board->state];
    int16_t limit = (int16_t)(run->task->bound - board->length - 1);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int number = search->children_count, from = source[move];
        search->steps[number] = (wave_step){board, states[move]};
        search->listed[number] = (uint16_t)number;
        *child_at(search, number) = (sift_child){
            .parent = node_of(board),
            .limit = limit,
            .tile = board->home[from],
            .step = (uint8_t)(from * PUZZLE_MOVES + move),
        };
        search->children_count += (from != board->blank) & (states[move] != PRUNE_CUT);
    }
}

/* Makes a board that of the child. */
static void become(const wave_run *run, int number, wave_board *board)
{
    const wave *search = run->search;
    const wave_step *step = &search->steps[number];
    const sift_child *child = child_at(search, number);
    const heuristic *h = run->task->h;
    memcpy(board, step->parent, search->board_bytes);
    h->many->settle(h, child, node_of(board));
    uint8_t from = child->step / PUZZLE_MOVES;
    board->home[from] = board->home[board->blank];
    board->home[board->blank] = child->tile;
    board->blank = from;
    board->state = step->state;
    add_move(search, board, child->step % PUZZLE_MOVES);
}

/* Takes the parents, in the places from `first` on, out from under their children above them. */
static void drop_parents(wave *search, int first, int parents, int children)
{
    uint32_t free_slots[WAVE];
    uint32_t *place = &search->slots[first];
    memcpy(free_slots, place, (size_t)parents * sizeof *place);
    memmove(place, place + parents, (size_t)children * sizeof *place);
    memcpy(place + children, free_slots, (size_t)parents * sizeof *place);
    search->count = first + children;
}

/* Replaces the topmost boards by their children in reach. */
static void roll(wave_run *run, search_watch *watch)
{
    wave *search = run->search;
    const heuristic *h = run->task->h;
    int parents = search->count < WAVE ? search->count : WAVE, first = search->count - parents;
    search->children_count = 0;
    for (int place = first; place < search->count; place++)
        list_children(run, board_at(search, place));
    int children = h->many->sift(h, search->children, search->listed, search->children_count);
    for (int i = 0; i < children; i++) {
        wave_board *board = board_at(search, search->count + i);
        become(run, search->listed[i], board);
        if (is_goal(search, board))
            search->found = board;
    }
    if (children < search->children_count)
        note_bound(run, run->task->bound + 2); /* a move changes a value by one */
    drop_parents(search, first, parents, children);
    watch->expanded += (uint64_t)parents;
    watch->generated += (uint64_t)search->children_count;
}

/* Fills the stack up from the roots that are left. False where memory ran out. */
static bool take_roots(wave_run *run)
{
    wave *search = run->search;
    if (!reserve(search, WAVE + WAVE_CHILDREN))
        return false;
    while (search->count < WAVE && !search->found) {
        const search_root *root = solver_frontier_take(run->task->frontier);
        if (!root)
            return true;
        push_root(run, root);
    }
    return true;
}

static iteration_end roll_on(wave_run *run, search_watch *watch)
{
    wave *search = run->search;
    uint64_t next_poll = watch->expanded + WATCH_INTERVAL;
    for (;;) {
        if (!take_roots(run))
            return ITERATION_NO_MEMORY;
        if (search->found)
            return ITERATION_FOUND;
        if (search->count == 0)
            return ITERATION_EXHAUSTED;
        roll(run, watch);
        if (search->found || watch->expanded < next_poll)
            continue;
        next_poll = watch->expanded + WATCH_INTERVAL;
        if (!solver_watch_poll(watch))
            return ITERATION_STOPPED;
        if (solver_iteration_is_superseded(run->task))
            return ITERATION_SUPERSEDED;
    }
}

iteration_end solver_wave_run(wave *search, const iteration *task, int *next_bound,
                              search_watch *watch)
{
    wave_run run = {search, task, *next_bound};
    search->found = NULL;
    if (!measure(search, task->h, task->bound + ROOT_MOVES))
        return ITERATION_NO_MEMORY;
    iteration_end end = roll_on(&run, watch);
    *next_bound = run.next_bound;
    return end;
}

bool solver_wave_path(const wave *search, puzzle_path *path)
{
    const uint8_t *moves = (const uint8_t *)search->found + search->moves_at;
    puzzle_path_clear(path);
    for (int i = 0; i < search->found->length; i++)
        if (!puzzle_path_push(path,
                              (puzzle_move)(moves[i / MOVES_A_BYTE] >> 2 * (i % MOVES_A_BYTE) & 3)))
            return false;
    return true;
}
