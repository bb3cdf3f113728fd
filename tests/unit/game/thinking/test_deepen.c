/* The long look at a path's last place, and what the player does meanwhile. solver_solve is a stand-in that
 * waits until the test lets it go on, so that a path changes while the look is on. */
#include "game/analysis.h"

#include "oracle.h"

#include "claims.h"

#include "court.h"

static const double DEEPEN_MS = 12345; /* by which the stand-in knows a long look */

/* What the test and the stand-in share. */
typedef struct stage {
    os_mutex lock;
    os_condition changed;
    bool blind;                /* short looks find nothing out */
    int looks;                 /* long ones that have begun */
    solver_progress *progress; /* of the last one */
    bool released;
    int wrong; /* wakes at which the last place had another distance than */
    int truth; /* this one, or -1 for any */
    game_analysis *analysis;
} stage;

static stage *now;

sw_status __real_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out);
sw_status __wrap_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out);

/* True where the stand-in is to find nothing out. */
static bool enter(const solver_request *request, solver_progress *progress)
{
    os_mutex_lock(&now->lock);
    bool blind = now->blind;
    if (request->time_ms == DEEPEN_MS) {
        blind = false;
        now->looks++;
        now->progress = progress;
        os_condition_signal_all(&now->changed);
        while (!now->released)
            os_condition_wait(&now->changed, &now->lock);
    }
    os_mutex_unlock(&now->lock);
    return blind;
}

/* What a long look finds out is true, and comes even where it was cancelled at the last moment. */
sw_status __wrap_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out)
{
    *out = (solver_answer){.status = SW_LIMIT};
    if (enter(request, progress))
        return SW_LIMIT;
    solver_request ample = *request;
    ample.time_ms = 0;
    return __real_solver_solve(shared, &ample, NULL, out);
}

static void wake(void *data)
{
    stage *self = data;
    game_distance last = game_analysis_last(self->analysis);
    os_mutex_lock(&self->lock);
    if (self->truth >= 0 && game_distance_exact(last))
        self->wrong += last.moves != self->truth;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->lock);
}

/* ---- A game of 3x3 whose last place is looked at for long ---- */

typedef struct scene {
    solver *shared;
    stage stage;
    game_session session;
    oracle known;
} scene;

static void follow_session(scene *own)
{
    puzzle_path path = {0};
    assert_true(game_session_path(&own->session, &path));
    assert_true(game_analysis_follow(own->stage.analysis, &own->session.start, &own->session.goal,
                                     &path, 50));
    puzzle_path_deinit(&path);
}

static void wait_for_look(stage *self, int looks)
{
    os_mutex_lock(&self->lock);
    while (self->looks < looks)
        assert_true(os_condition_wait_ms(&self->changed, &self->lock, 60000));
    os_mutex_unlock(&self->lock);
}

static int begin(void **state)
{
    scene *own = calloc(1, sizeof *own);
    assert_non_null(own);
    now = &own->stage;
    os_mutex_init(&now->lock);
    os_condition_init(&now->changed);
    now->blind = true;
    now->truth = -1;
    own->session = session_of("8,6,7/2,5,4/3,0,1", "1,2,3/4,5,6/7,8,0");
    own->known = oracle_make(&own->session.goal);
    assert_int_equal(solver_create(&own->shared, NULL), SW_OK);
    assert_int_equal(
        game_analysis_create(&now->analysis, own->shared, PUZZLE_METRIC_MOVES, wake, now, NULL),
        SW_OK);
    sw_rng rng = sw_rng_seed(411);
    move_at_random(&own->session, 9, &rng);
    follow_session(own);
    game_analysis_deepen(now->analysis, DEEPEN_MS);
    wait_for_look(now, 1);
    *state = own;
    return 0;
}

static void release(stage *self)
{
    os_mutex_lock(&self->lock);
    self->released = true;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->lock);
}

static int end(void **state)
{
    scene *own = *state;
    release(&own->stage);
    game_analysis_destroy(own->stage.analysis);
    solver_destroy(own->shared);
    oracle_free(&own->known);
    game_session_deinit(&own->session);
    os_condition_deinit(&own->stage.changed);
    os_mutex_deinit(&own->stage.lock);
    free(own);
    return 0;
}

/* From now on short looks find out what is true, and each wake holds the last place against that. */
static void expect_truth(scene *own)
{
    os_mutex_lock(&now->lock);
    now->blind = false;
    now->truth = oracle_distance(&own->known, &own->session.board);
    os_mutex_unlock(&now->lock);
}

static void wait_for_truth(scene *own)
{
    os_mutex_lock(&now->lock);
    for (;;) {
        os_mutex_unlock(&now->lock);
        game_distance last = game_analysis_last(now->analysis);
        os_mutex_lock(&now->lock);
        if (game_distance_exact(last) && last.moves == now->truth)
            break;
        assert_true(os_condition_wait_ms(&now->changed, &now->lock, 60000));
    }
    assert_int_equal(now->wrong, 0);
    os_mutex_unlock(&now->lock);
    assert_int_equal(now->truth, oracle_distance(&own->known, &own->session.board));
}

CLAIM_WITH(a_move_during_the_look_ends_it_and_is_judged_itself, begin, end)
{
    scene *own = *state;
    sw_rng rng = sw_rng_seed(412);
    move_at_random(&own->session, 1, &rng);
    expect_truth(own);
    follow_session(own);
    assert_true(solver_progress_is_cancelled(now->progress));
    release(now);
    wait_for_truth(own);
}

CLAIM_WITH(several_moves_do_so_as_well, begin, end)
{
    scene *own = *state;
    sw_rng rng = sw_rng_seed(413);
    move_at_random(&own->session, 6, &rng);
    expect_truth(own);
    follow_session(own);
    assert_true(solver_progress_is_cancelled(now->progress));
    release(now);
    wait_for_truth(own);
}

CLAIM_WITH(an_undo_ends_the_look, begin, end)
{
    scene *own = *state;
    apply(&own->session, "undo");
    expect_truth(own);
    follow_session(own);
    assert_true(solver_progress_is_cancelled(now->progress));
}

CLAIM_WITH(the_same_path_does_not_end_the_look, begin, end)
{
    scene *own = *state;
    expect_truth(own);
    follow_session(own);
    assert_false(solver_progress_is_cancelled(now->progress));
    release(now);
    wait_for_truth(own);
    assert_int_equal(now->looks, 1);
}
