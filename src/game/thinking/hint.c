/* The ladder of hints over a plan that a search goes on shortening. */
#include "game/hint.h"

#include "game/ask.h"
#include "thinking/plan.h"

#include <stdlib.h>

/* The search asks about a board that the player may leave meanwhile. The trail is the way from there to
 * where the player is: what is found still counts, led along it. */
struct game_hint {
    solver *solver;
    solver_job_wake *wake;
    void *data;
    game_hint_stage stage;
    game_hint_step step; /* while SHOWN */
    double patience_ms;  /* while THINKING: until when a better plan is waited for */
    int waiting;         /* presses that came while it was THINKING */
    puzzle_board goal;
    game_plan plan;              /* from the player's board */
    bool strayed;                /* the player has left the plan since it was shown last */
    solver_job *job;             /* owned; it stays after its end, for its answer */
    const solver_answer *answer; /* the job's; NULL until it is taken */
    int taken;                   /* of the job's improvements, so many */
    puzzle_path trail;           /* from the board that the job was asked about; owned */
    int bound;                   /* proved, for that board */
};

/* A search for a board that is further back than this part of the plan is no longer worth its time. */
enum { NEAR_SHARE = 16 };

sw_status game_hint_create(game_hint **out, solver *shared, solver_job_wake *wake, void *data,
                           sw_error *error)
{
    game_hint *hint = calloc(1, sizeof *hint);
    if (!hint)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    hint->solver = shared;
    hint->wake = wake;
    hint->data = data;
    *out = hint;
    return SW_OK;
}

/* ---- What is known ---- */

static game_distance left_now(const game_hint *hint)
{
    puzzle_metric metric = hint->plan.metric;
    int away = (int)puzzle_metric_length(metric, &hint->trail);
    game_distance left = {.moves = -1, .bound = hint->bound - away};
    if (left.bound < 0)
        left.bound = 0;
    if (hint->plan.known)
        left.moves = game_plan_length(&hint->plan);
    game_distance_mend(&left, metric);
    return left;
}

static bool is_proved(const game_hint *hint)
{
    return game_distance_exact(left_now(hint));
}

static bool is_searching(const game_hint *hint)
{
    return hint->job && !hint->answer;
}

/* ---- The search ---- */

static void drop_job(game_hint *hint)
{
    solver_job_drop(hint->job);
    hint->job = NULL;
    hint->answer = NULL;
    hint->taken = 0;
}

void game_hint_destroy(game_hint *hint)
{
    if (!hint)
        return;
    drop_job(hint);
    game_plan_deinit(&hint->plan);
    puzzle_path_deinit(&hint->trail);
    free(hint);
}

/* What is proved of the player's board is all that counts from now on. */
static void end_trail(game_hint *hint)
{
    hint->bound = left_now(hint).bound;
    puzzle_path_clear(&hint->trail);
}

/* Where there is no thread for it, the plan stays as it is. */
static void search(game_hint *hint)
{
    solver_request request = game_ask(GAME_ASK_HINT, &hint->plan.board, &hint->goal);
    request.metric = hint->plan.metric;
    drop_job(hint);
    end_trail(hint);
    solver_job_start(&hint->job, hint->solver, &request, hint->wake, hint->data, NULL);
}

/* Looks for a shorter plan, unless a search for this board had its time, or one nearby still has. */
static void improve(game_hint *hint)
{
    size_t behind = hint->trail.length;
    bool near = hint->plan.known && behind <= hint->plan.rest.length / NEAR_SHARE;
    bool served = (hint->job && behind == 0) || (is_searching(hint) && near);
    if (!served && !is_proved(hint))
        search(hint);
}

static void take_bound(game_hint *hint, int bound)
{
    if (bound > hint->bound)
        hint->bound = bound;
}

static void take_best(game_hint *hint)
{
    puzzle_path path = {0};
    int improvements = solver_job_improvements(hint->job);
    if (improvements == hint->taken)
        return;
    if (solver_job_best(hint->job, &path) == SW_OK)
        game_plan_offer(&hint->plan, &path, &hint->trail);
    puzzle_path_deinit(&path);
    hint->taken = improvements;
}

static void take(game_hint *hint)
{
    if (!is_searching(hint))
        return;
    const solver_answer *answer = solver_job_answer(hint->job);
    take_best(hint);
    take_bound(hint, solver_job_lower_bound(hint->job));
    hint->answer = answer;
    if (answer)
        take_bound(hint, answer->lower_bound);
}

/* ---- Going along with the board ---- */

static void begin_anew(game_hint *hint, const game_session *session)
{
    drop_job(hint);
    puzzle_path_clear(&hint->trail);
    game_plan_begin(&hint->plan, &session->board);
    hint->goal = session->goal;
    hint->bound = 0;
    hint->stage = GAME_HINT_NONE;
    hint->waiting = 0;
}

/* *off: neither the plan leads there nor the way back. False where memory ran out. */
static bool step(game_hint *hint, puzzle_move move, bool *off)
{
    puzzle_path *trail = &hint->trail;
    bool back = trail->length > 0 &&
                puzzle_move_opposite((puzzle_move)trail->moves[trail->length - 1]) == move;
    bool along = game_plan_step(&hint->plan, move);
    *off = *off || (!along && !back);
    if (!back)
        return puzzle_path_push(trail, move);
    trail->length--;
    return true;
}

/* The slide that leads from one board to the other; length 0 where there is none. */
static puzzle_slide slide_between(const puzzle_board *from, const puzzle_board *to)
{
    puzzle_board board = *from;
    puzzle_slide slide = puzzle_slide_from(from, to->blank);
    if (!puzzle_slide_apply(&board, slide) || !puzzle_board_equal(&board, to))
        slide.length = 0;
    return slide;
}

static bool knows_board(const game_hint *hint, const game_session *session)
{
    return puzzle_board_equal(&hint->plan.board, &session->board) &&
           puzzle_board_equal(&hint->goal, &session->goal);
}

void game_hint_follow(game_hint *hint, const game_session *session)
{
    if (knows_board(hint, session))
        return;
    puzzle_slide slide = {0};
    if (puzzle_board_equal(&hint->goal, &session->goal))
        slide = slide_between(&hint->plan.board, &session->board);
    bool followed = slide.length > 0, off = false;
    for (int i = 0; i < slide.length && followed; i++)
        followed = step(hint, slide.move, &off);
    if (!followed) {
        begin_anew(hint, session);
        return;
    }
    if (hint->stage == GAME_HINT_THINKING) /* they were for another board */
        hint->waiting = 0;
    hint->stage = GAME_HINT_NONE;
    if (off) {
        hint->strayed = true;
        game_plan_rejoin(&hint->plan);
    }
    if (is_searching(hint) && is_proved(hint)) /* at the goal, if nowhere else */
        drop_job(hint);
}

void game_hint_count_in(game_hint *hint, puzzle_metric metric)
{
    if (hint->plan.metric == metric)
        return;
    drop_job(hint);
    puzzle_path_clear(&hint->trail);
    hint->plan.metric = metric;
    hint->plan.known = false;
    hint->bound = 0;
    hint->stage = GAME_HINT_NONE;
    hint->waiting = 0;
}

/* ---- Pressing and polling ---- */

static const game_wish no_wish = {0};

static game_wish wish_for(game_command command)
{
    return (game_wish){.any = true, .command = command};
}

static game_wish show(game_hint *hint, game_hint_step step)
{
    hint->stage = GAME_HINT_SHOWN;
    hint->step = step;
    hint->strayed = false;
    return wish_for((game_command){.kind = GAME_HINT, .step = step});
}

static game_wish show_in_time(game_hint *hint, double now_ms)
{
    bool ready = is_proved(hint) || !is_searching(hint) || now_ms >= hint->patience_ms;
    if (hint->plan.known && ready)
        return show(hint, GAME_HINT_REGION);
    if (!is_searching(hint)) {
        hint->stage = GAME_HINT_FAILED;
        hint->waiting = 0;
    }
    return no_wish;
}

/* A plan that is being followed is shown without a second thought. */
static game_wish think(game_hint *hint, double now_ms)
{
    bool followed = hint->plan.known && !hint->strayed;
    improve(hint);
    hint->stage = GAME_HINT_THINKING;
    hint->patience_ms = followed ? now_ms : now_ms + GAME_HINT_PATIENCE_MS;
    return show_in_time(hint, now_ms);
}

game_wish game_hint_press(game_hint *hint, const game_session *session, double now_ms)
{
    game_hint_follow(hint, session);
    take(hint);
    if (hint->stage == GAME_HINT_THINKING && hint->waiting < GAME_HINT_WAITING_MOST)
        hint->waiting++;
    if (hint->stage == GAME_HINT_THINKING || game_session_solved(session))
        return no_wish;
    if (hint->stage != GAME_HINT_SHOWN)
        return think(hint, now_ms);
    if (hint->step < GAME_HINT_ARROW)
        return show(hint, hint->step + 1);
    hint->stage = GAME_HINT_NONE;
    return wish_for((game_command){.kind = GAME_HINT_MOVE, .move = game_hint_move(hint)});
}

bool game_hint_take_waiting(game_hint *hint, const game_session *session)
{
    if (game_session_solved(session))
        hint->waiting = 0;
    if (hint->waiting == 0 || hint->stage == GAME_HINT_THINKING)
        return false;
    hint->waiting--;
    return true;
}

int game_hint_steps_asked(const game_hint *hint)
{
    int asked = hint->stage == GAME_HINT_SHOWN      ? (int)hint->step + 1
                : hint->stage == GAME_HINT_THINKING ? hint->waiting + 1
                                                    : 0;
    return asked < GAME_HINT_STEPS ? asked : GAME_HINT_STEPS;
}

/* What of a hint can be seen. */
typedef struct sight {
    game_hint_stage stage;
    puzzle_move move;
    game_distance left;
    bool searching;
} sight;

static sight see(const game_hint *hint)
{
    bool shown = hint->stage == GAME_HINT_SHOWN;
    return (sight){hint->stage, shown ? game_hint_move(hint) : PUZZLE_UP, left_now(hint),
                   is_searching(hint)};
}

bool game_hint_poll(game_hint *hint, const game_session *session, double now_ms, game_wish *wish)
{
    sight before = see(hint);
    *wish = no_wish;
    game_hint_follow(hint, session);
    take(hint);
    if (hint->stage == GAME_HINT_THINKING)
        *wish = show_in_time(hint, now_ms);
    if (hint->stage == GAME_HINT_SHOWN)
        improve(hint);
    sight after = see(hint);
    return before.stage != after.stage || before.move != after.move ||
           before.left.moves != after.left.moves || before.left.bound != after.left.bound ||
           before.searching != after.searching;
}

void game_hint_hide(game_hint *hint)
{
    take(hint);
    if (is_searching(hint))
        drop_job(hint);
    hint->stage = GAME_HINT_NONE;
    hint->waiting = 0;
}

game_hint_stage game_hint_stage_now(const game_hint *hint)
{
    return hint->stage;
}

game_hint_step game_hint_step_now(const game_hint *hint)
{
    return hint->step;
}

static void include_cell(game_region *region, puzzle_size size, int cell)
{
    int column = cell % size.columns, row = cell / size.columns;
    int right = region->column + region->columns, bottom = region->row + region->rows;
    region->column = column < region->column ? column : region->column;
    region->row = row < region->row ? row : region->row;
    region->columns = (column >= right ? column + 1 : right) - region->column;
    region->rows = (row >= bottom ? row + 1 : bottom) - region->row;
}

game_region game_hint_region(const game_hint *hint)
{
    puzzle_board board = hint->plan.board;
    const puzzle_path *rest = &hint->plan.rest;
    game_region region = {board.blank % board.size.columns, board.blank / board.size.columns, 1, 1};
    for (size_t i = 1; i <= rest->length && i <= GAME_REGION_MOVES; i++) {
        puzzle_move_apply(&board, (puzzle_move)rest->moves[rest->length - i]);
        include_cell(&region, board.size, board.blank);
    }
    return region;
}

puzzle_move game_hint_move(const game_hint *hint)
{
    return game_plan_next(&hint->plan);
}

uint64_t game_hint_nodes(const game_hint *hint)
{
    return is_searching(hint) ? solver_job_nodes(hint->job) : 0;
}

bool game_hint_searching(const game_hint *hint)
{
    return is_searching(hint);
}

game_distance game_hint_left(const game_hint *hint, const game_session *session)
{
    return knows_board(hint, session) ? left_now(hint) : (game_distance){.moves = -1};
}

bool game_hint_plan(const game_hint *hint, const game_session *session, puzzle_path *out)
{
    if (!hint->plan.known || !knows_board(hint, session))
        return false;
    return game_plan_path(&hint->plan, out);
}

const solver_answer *game_hint_answer(const game_hint *hint)
{
    return hint->answer;
}
