/* The stages of a game, found step by step. */
#include "game/stages.h"

#include "results/lines.h"
#include "solver/state_distances.h"

#include <string.h>

static const char *const scheme_names[GAME_SPLIT_SCHEMES] = {"lines", "rows", "rings", "fringe",
                                                             "grids"};

/* Lines have none: they go by the rectangle that is left. */
static const game_palette palettes[GAME_SPLIT_SCHEMES] = {GAME_PALETTE_PLAIN, GAME_PALETTE_ROWS,
                                                          GAME_PALETTE_RINGS, GAME_PALETTE_FRINGE,
                                                          GAME_PALETTE_GRIDS};

game_split_scheme game_split_scheme_of(game_palette palette, puzzle_size size)
{
    bool blocks = game_layer_exists(size, GAME_LAYER_HALVES);
    if (palette == GAME_PALETTE_GRIDS)
        return blocks ? GAME_SPLITS_GRIDS : GAME_SPLITS_FRINGE;
    for (int scheme = GAME_SPLITS_ROWS; scheme < GAME_SPLIT_SCHEMES; scheme++)
        if (palettes[scheme] == palette)
            return (game_split_scheme)scheme;
    return GAME_SPLITS_LINES;
}

const char *game_split_scheme_name(game_split_scheme scheme)
{
    return scheme_names[scheme];
}

bool game_split_scheme_named(const char *name, game_split_scheme *out)
{
    for (int scheme = 0; scheme < GAME_SPLIT_SCHEMES; scheme++)
        if (strcmp(scheme_names[scheme], name) == 0) {
            *out = (game_split_scheme)scheme;
            return true;
        }
    return false;
}

/* ---- What the stages are ---- */

static puzzle_size size_of(const game_block *block)
{
    return (puzzle_size){block->columns, block->rows};
}

/* How many lines are taken away until the last rectangle is left. */
static void lay_out_lines(game_splits *out)
{
    puzzle_size size = out->board.size;
    int lines = size.columns + size.rows - 5;
    for (int i = 0; i < lines; i++)
        out->items[out->count++] = (game_split){.kind = GAME_SPLIT_LINE, .index = i};
    out->items[out->count++] = (game_split){.kind = GAME_SPLIT_LAST};
    out->left = (game_block){0, 0, size.columns, size.rows};
}

static void lay_out_half(game_splits *out, const puzzle_board *goal)
{
    game_block half = game_layer_block(goal->size, GAME_LAYER_HALVES, 0);
    out->items[out->count++] = (game_split){.kind = GAME_SPLIT_HALF, .size = size_of(&half)};
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++) {
        bool tile = goal->tiles[cell] != PUZZLE_BLANK;
        out->in_half[cell] = game_block_has(&half, goal->size, cell);
        out->half_tiles[goal->tiles[cell]] = out->in_half[cell] && tile;
        out->tiles[0] += out->in_half[cell] && tile;
    }
}

static game_split group_stage(game_split_scheme scheme, puzzle_size size, int group)
{
    static const game_split_kind kinds[GAME_SPLIT_SCHEMES] = {
        GAME_SPLIT_LINE, GAME_SPLIT_ROW, GAME_SPLIT_RING, GAME_SPLIT_FRINGE, GAME_SPLIT_BLOCK};
    game_split stage = {.kind = kinds[scheme], .index = group};
    if (scheme == GAME_SPLITS_GRIDS) {
        bool quarters = game_layer_exists(size, GAME_LAYER_QUARTERS);
        game_block block =
            game_layer_block(size, quarters ? GAME_LAYER_QUARTERS : GAME_LAYER_HALVES, group);
        stage.size = size_of(&block);
    }
    return stage;
}

/* A group that has the blank alone is none. */
static void lay_out_groups(game_splits *out, const puzzle_board *goal)
{
    int tiles[GAME_SPLITS_MOST] = {0}, stage_of[GAME_SPLITS_MOST], groups = 0;
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++) {
        int group = game_group_of(palettes[out->scheme], goal->size, cell);
        tiles[group] += goal->tiles[cell] != PUZZLE_BLANK;
        groups = group >= groups ? group + 1 : groups;
    }
    for (int group = 0; group < groups; group++) {
        stage_of[group] = out->count;
        if (tiles[group] == 0)
            continue;
        out->tiles[out->count] = tiles[group];
        out->items[out->count++] = group_stage(out->scheme, goal->size, group);
    }
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++) {
        int group = game_group_of(palettes[out->scheme], goal->size, cell);
        bool tile = goal->tiles[cell] != PUZZLE_BLANK;
        out->stages[cell] = (int8_t)(tile ? stage_of[group] : -1);
    }
}

/* ---- Which are over ---- */

static void end_stage(game_splits *splits, int index, uint32_t ms)
{
    game_split *stage = &splits->items[index];
    stage->ended = true;
    stage->ms = ms;
    stage->step = splits->done;
    stage->moves = splits->moves;
}

static bool row_is_home(const game_splits *splits, const puzzle_board *goal, int row)
{
    const game_block *left = &splits->left;
    int first = row * goal->size.columns + left->column;
    for (int cell = first; cell < first + left->columns; cell++)
        if (splits->board.tiles[cell] != goal->tiles[cell])
            return false;
    return true;
}

static bool column_is_home(const game_splits *splits, const puzzle_board *goal, int column)
{
    const game_block *left = &splits->left;
    for (int row = left->row; row < left->row + left->rows; row++) {
        int cell = row * goal->size.columns + column;
        if (splits->board.tiles[cell] != goal->tiles[cell])
            return false;
    }
    return true;
}

/* Where both are home with the same step, the row counts. */
static bool take_line(game_splits *splits, const puzzle_board *goal, game_split *stage)
{
    int row, column;
    if (game_lines_row(goal, &splits->left, &row) && row_is_home(splits, goal, row)) {
        game_lines_take_row(&splits->left, row);
        *stage = (game_split){.kind = GAME_SPLIT_ROW, .index = row};
        return true;
    }
    if (!game_lines_column(goal, &splits->left, &column) || !column_is_home(splits, goal, column))
        return false;
    game_lines_take_column(&splits->left, column);
    *stage = (game_split){.kind = GAME_SPLIT_COLUMN, .index = column};
    return true;
}

static void look_at_lines(game_splits *splits, const puzzle_board *goal, uint32_t ms)
{
    int next = game_splits_now(splits), last = splits->count - 1;
    while (next >= 0 && next < last && take_line(splits, goal, &splits->items[next]))
        end_stage(splits, next++, ms);
    if (next == last)
        splits->items[last].size = size_of(&splits->left);
    if (next == last && puzzle_board_equal(&splits->board, goal))
        end_stage(splits, last, ms);
}

/* The last one that is open ends with the solved board, so that all of the game's time is in a stage. */
static void look_at_groups(game_splits *splits, const puzzle_board *goal, uint32_t ms)
{
    int open = 0;
    for (int i = 0; i < splits->count; i++)
        open += !splits->items[i].ended;
    for (int i = 0; i < splits->count; i++) {
        bool home = splits->home[i] == splits->tiles[i];
        if (splits->items[i].ended || !home)
            continue;
        if (open == 1 && !puzzle_board_equal(&splits->board, goal))
            return;
        end_stage(splits, i, ms);
        open--;
    }
}

static void look(game_splits *splits, const puzzle_board *goal, uint32_t ms)
{
    if (splits->scheme == GAME_SPLITS_LINES)
        look_at_lines(splits, goal, ms);
    else
        look_at_groups(splits, goal, ms);
}

/* ---- Following ---- */

/* Adds or takes away what the cell has at home now. */
static void count(game_splits *splits, const puzzle_board *goal, int cell, int sign)
{
    puzzle_tile tile = splits->board.tiles[cell];
    if (splits->stages[cell] >= 0 && tile == goal->tiles[cell])
        splits->home[splits->stages[cell]] += sign;
    if (splits->in_half[cell] && splits->half_tiles[tile])
        splits->home[0] += sign;
}

static void count_all(game_splits *splits, const puzzle_board *goal)
{
    memset(splits->home, 0, sizeof splits->home);
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++)
        count(splits, goal, cell, 1);
}

static void move(game_splits *splits, const puzzle_board *goal, puzzle_move move)
{
    int cells[] = {splits->board.blank, puzzle_move_source(&splits->board, move)};
    for (int i = 0; i < 2; i++)
        count(splits, goal, cells[i], -1);
    puzzle_move_apply(&splits->board, move);
    for (int i = 0; i < 2; i++)
        count(splits, goal, cells[i], 1);
}

static void go_forward(game_splits *splits, const game_session *session)
{
    const puzzle_board *goal = &session->goal;
    while (splits->done < session->done) {
        const game_step *step = &session->steps[splits->done++];
        for (int i = 0; i < step->length; i++)
            move(splits, goal, (puzzle_move)step->move);
        splits->moves += step->length;
        look(splits, goal, step->ms);
    }
}

/* The lines that are left ended in their order. */
static void retake_lines(game_splits *splits)
{
    int i = 0;
    puzzle_size size = splits->board.size;
    splits->left = (game_block){0, 0, size.columns, size.rows};
    for (; i < splits->count - 1 && splits->items[i].ended; i++) {
        if (splits->items[i].kind == GAME_SPLIT_ROW)
            game_lines_take_row(&splits->left, splits->items[i].index);
        else
            game_lines_take_column(&splits->left, splits->items[i].index);
    }
    if (i < splits->count - 1)
        splits->items[splits->count - 1].size = (puzzle_size){0, 0};
}

/* What ended with a step that is undone is open again. */
static void go_back(game_splits *splits, const game_session *session)
{
    bool lines = splits->scheme == GAME_SPLITS_LINES;
    splits->board = session->board;
    splits->done = session->done;
    splits->moves = session->moves;
    for (int i = 0; i < splits->count; i++) {
        game_split *stage = &splits->items[i];
        if (stage->ended && stage->step > splits->done) {
            bool line = lines && i < splits->count - 1;
            *stage = (game_split){.kind = line ? GAME_SPLIT_LINE : stage->kind,
                                  .index = line ? i : stage->index,
                                  .size = stage->size};
        }
    }
    count_all(splits, &session->goal);
    if (lines)
        retake_lines(splits);
}

void game_splits_make(game_splits *out, const game_session *session, game_split_scheme scheme)
{
    *out = (game_splits){.scheme = scheme, .board = session->start};
    out->distance = solver_state_manhattan(&session->start, &session->goal);
    if (scheme == GAME_SPLITS_GRIDS)
        lay_out_half(out, &session->goal);
    if (scheme == GAME_SPLITS_LINES) {
        lay_out_lines(out);
        memset(out->stages, -1, sizeof out->stages);
    } else {
        lay_out_groups(out, &session->goal);
    }
    count_all(out, &session->goal);
    look(out, &session->goal, 0);
    go_forward(out, session);
    out->revision = session->revision;
}

/* Steps, undos and restarts are revisions of their own: there were steps alone where there are as many more of
 * them as revisions. */
void game_splits_follow(game_splits *splits, const game_session *session)
{
    uint64_t changes = session->revision - splits->revision;
    if (session->done >= splits->done && session->done - splits->done == changes)
        go_forward(splits, session);
    else if (changes == 1 && session->done + 1 == splits->done)
        go_back(splits, session);
    else
        game_splits_make(splits, session, splits->scheme);
    splits->revision = session->revision;
}

/* ---- What they took ---- */

int game_splits_now(const game_splits *splits)
{
    for (int i = 0; i < splits->count; i++)
        if (!splits->items[i].ended)
            return i;
    return -1;
}

uint32_t game_splits_since_ms(const game_splits *splits)
{
    uint32_t since = 0;
    for (int i = 0; i < splits->count; i++)
        if (splits->items[i].ended && splits->items[i].ms > since)
            since = splits->items[i].ms;
    return since;
}

int game_splits_since_moves(const game_splits *splits)
{
    int since = 0;
    for (int i = 0; i < splits->count; i++)
        if (splits->items[i].ended && splits->items[i].moves > since)
            since = splits->items[i].moves;
    return since;
}

game_split_times game_splits_times(const game_splits *splits)
{
    game_split_times out = {.scheme = splits->scheme, .count = splits->count};
    for (int i = 0; i < splits->count; i++)
        out.ms[i] = splits->items[i].ended ? splits->items[i].ms : UINT32_MAX;
    return out;
}

/* The greatest of the values that came before that one; of equal ones the first in the list came first. */
static uint32_t before_of(const uint32_t *values, int count, int index)
{
    uint32_t before = 0;
    for (int i = 0; i < count; i++)
        if ((values[i] < values[index] || (values[i] == values[index] && i < index)) &&
            values[i] > before)
            before = values[i];
    return before;
}

uint32_t game_split_began_ms(const game_split_times *times, int index)
{
    return before_of(times->ms, times->count, index);
}

int game_split_moves(const game_splits *splits, int index)
{
    uint32_t moves[GAME_SPLITS_MOST] = {0};
    for (int i = 0; i < splits->count; i++)
        moves[i] = splits->items[i].ended ? (uint32_t)splits->items[i].moves : UINT32_MAX;
    return (int)(moves[index] - before_of(moves, splits->count, index));
}
