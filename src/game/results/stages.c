/* The stages of a game: which line came home when, and what it took. */
#include "game/stages.h"

#include "results/lines.h"
#include "solver/state_distances.h"

/* Since which place of the path a cell has held its own tile; NEVER where it does not in the end. */
static const size_t NEVER = SIZE_MAX;

typedef struct settled {
    size_t since[PUZZLE_MAX_CELLS];
} settled;

typedef struct line {
    game_stage_kind kind;
    int index;    /* the row or column of the board */
    size_t since; /* home for good */
} line;

/* A move changes two cells. */
static settled settle(const game_session *session, const puzzle_path *path)
{
    settled out;
    puzzle_board board = session->start;
    const puzzle_board *goal = &session->goal;
    for (int cell = 0; cell < puzzle_size_cells(board.size); cell++)
        out.since[cell] = board.tiles[cell] == goal->tiles[cell] ? 0 : NEVER;
    for (size_t place = 0; place < path->length; place++) {
        int blank = board.blank;
        puzzle_move_apply(&board, (puzzle_move)path->moves[place]);
        int cells[] = {blank, board.blank};
        for (int i = 0; i < 2; i++)
            out.since[cells[i]] =
                board.tiles[cells[i]] == goal->tiles[cells[i]] ? place + 1 : NEVER;
    }
    return out;
}

static size_t later(size_t a, size_t b)
{
    return a > b ? a : b;
}

static line first_row(const settled *cells, const puzzle_board *goal, const game_block *left)
{
    line row = {GAME_STAGE_ROW, 0, 0};
    if (!game_lines_row(goal, left, &row.index))
        row.since = NEVER;
    for (int i = 0; i < left->columns; i++)
        row.since =
            later(row.since, cells->since[row.index * goal->size.columns + left->column + i]);
    return row;
}

static line first_column(const settled *cells, const puzzle_board *goal, const game_block *left)
{
    line column = {GAME_STAGE_COLUMN, 0, 0};
    if (!game_lines_column(goal, left, &column.index))
        column.since = NEVER;
    for (int i = 0; i < left->rows; i++)
        column.since =
            later(column.since, cells->since[(left->row + i) * goal->size.columns + column.index]);
    return column;
}

static void take_away(game_block *left, line line)
{
    if (line.kind == GAME_STAGE_ROW)
        game_lines_take_row(left, line.index);
    else
        game_lines_take_column(left, line.index);
}

/* The line that came home earliest. */
static line earliest(const settled *cells, const puzzle_board *goal, const game_block *left)
{
    line row = first_row(cells, goal, left), column = first_column(cells, goal, left);
    return column.since < row.since ? column : row;
}

static void add(game_stages *out, game_stage stage)
{
    if (out->count > 0)
        stage.from = out->items[out->count - 1].to;
    stage.to = later(stage.from, stage.to);
    out->items[out->count++] = stage;
}

/* The Manhattan distance at the stages' ends. */
static void measure(game_stages *out, const game_session *session, const puzzle_path *path)
{
    puzzle_board board = session->start;
    int before = solver_state_manhattan(&board, &session->goal);
    for (int i = 0; i < out->count; i++) {
        game_stage *stage = &out->items[i];
        puzzle_path_play(path, stage->from, stage->to, &board);
        int after = solver_state_manhattan(&board, &session->goal);
        stage->gained = before - after;
        before = after;
    }
}

void game_stages_make(game_stages *out, const game_session *session, const puzzle_path *path)
{
    const puzzle_board *goal = &session->goal;
    settled cells = settle(session, path);
    game_block left = {0, 0, goal->size.columns, goal->size.rows};
    out->count = 0;
    while (!game_lines_end(&left)) {
        line next = earliest(&cells, goal, &left);
        if (next.since == NEVER)
            break;
        add(out, (game_stage){.kind = next.kind,
                              .line = next.index,
                              .size = {left.columns, left.rows},
                              .to = next.since});
        take_away(&left, next);
    }
    bool solved = game_session_solved(session);
    add(out, (game_stage){.kind = solved ? GAME_STAGE_LAST : GAME_STAGE_OPEN,
                          .size = {left.columns, left.rows},
                          .to = path->length});
    measure(out, session, path);
}

double game_stage_mmd(const game_stage *stage)
{
    return stage->gained > 0 ? (double)(stage->to - stage->from) / stage->gained : -1;
}

int game_stages_at(const game_stages *stages, size_t place)
{
    int at = 0;
    while (at + 1 < stages->count && place >= stages->items[at].to)
        at++;
    return at;
}
