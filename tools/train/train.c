/* train SIDE FILE ROUNDS SEED [FROM [WIDTH]]
 *
 * Learns the values that lead the beam on boards of SIDE x SIDE and writes them to FILE. A round solves
 * some boards under the values so far, and learns from samples that the rounds before have stored.
 *
 * Without FROM it begins with boards near the goal and moves away, as long as the beam finds its way
 * home and the values keep up; in the end half of the boards are uniformly random. With FROM it goes on
 * from the values in that file, with wider beams, 1000 or WIDTH, whose ways are better to learn from.
 * docs/TRAINING.md has the runs that made the files in assets/values. Two threads work; the same seed
 * gives the same file on the same machine. */
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "regression.h"
#include "sample_set.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOARDS = 64,         /* a round */
    RANKED = 300,        /* samples of a board, at most */
    PAIRED = 300,        /* and these */
    REUSE = 2,           /* steps for a sample, on average */
    STORED_ROUNDS = 25,  /* of samples */
    AVERAGED_ROUNDS = 8, /* of weights */
    CHECKED_BOARDS = 64, /* that every CHECK_EVERY'th round is judged by */
    CHECK_EVERY = 16,
};

/* What a board away from the goal is worth is not known before its neighbours are: walks become longer
 * while so few boards fail, and while the values say so much of the moves that were found. */
enum { MOST_FAILED = BOARDS * 8 / 100, FIRST_REACH = 40 };
static const double KEPT_UP = 0.89, GROWTH = 1.03;

/* How the two kinds of runs differ. trust: in the moves that were found, once boards are random. */
typedef struct method {
    int width;
    double rate, trust;
} method;
static const method outward = {500, 0.3, 0.3}, refining = {1000, 0.15, 0.3};

typedef struct course {
    int side, rounds, round;
    int arrived; /* the round in which the walks were longest for the first time */
    method method;
    sample_plan plan;
    uint64_t seed;
    puzzle_board goal;
    evaluator evaluator;
    regression weights;
    double reach; /* of the longest random walks, in moves */
    double far;   /* beyond that half of the boards are random */
    /* The store, a ring of samples. */
    uint8_t *cells;
    float *targets;
    int capacity, stored, next;
} course;

static size_t tiles(const course *self)
{
    return (size_t)(self->side * self->side - 1);
}

static void fail(const char *what)
{
    fprintf(stderr, "train: %s\n", what);
    exit(1);
}

/* ---- Boards ---- */

static normalized_board draw_board(const course *self, bool uniform, sw_rng *rng)
{
    int walk = (int)(self->reach / 2 + (double)sw_rng_below(rng, (uint64_t)self->reach / 2 + 1));
    puzzle_board board =
        uniform ? puzzle_scramble(&self->goal, rng) : puzzle_scramble_moves(&self->goal, walk, rng);
    normalized_board home;
    solver_normalized_init(&home, &board, &self->goal);
    return home;
}

/* ---- Learning ---- */

static double learning_rate(const course *self)
{
    double left = 1 - (double)(self->round - self->arrived) / (self->rounds - self->arrived);
    return self->method.rate * (left * left + 0.025);
}

/* Some steps on samples of the store; returns the mean of the errors' squares. */
static double learn(course *self, int steps)
{
    sw_rng rng = sw_rng_seed(self->seed + 1000003u * (uint64_t)self->round);
    double squares = 0, rate = learning_rate(self);
    for (int i = 0; i < steps; i++) {
        size_t sample = (size_t)sw_rng_below(&rng, (uint64_t)self->stored);
        double error = regression_step(&self->weights, &self->cells[sample * tiles(self)],
                                       (double)self->targets[sample], rate);
        squares += error * error;
    }
    double share = 1.0 / (self->round + 1);
    regression_average(&self->weights,
                       share > 1.0 / AVERAGED_ROUNDS ? share : 1.0 / AVERAGED_ROUNDS);
    return steps > 0 ? squares / steps : 0;
}

/* ---- A round's boards, and what is learned beside them ---- */

typedef struct work {
    course *course;
    uint64_t first_seed;
    bool all_uniform;
    int steps; /* of learning */
    double squares;
    int count;
    sample_set *sample_sets;
    atomic_int next;
    atomic_bool out_of_memory;
} work;

static void solve_some(work *work)
{
    const course *course = work->course;
    for (;;) {
        int number = atomic_fetch_add(&work->next, 1);
        if (number >= work->count)
            return;
        sw_rng rng = sw_rng_seed(work->first_seed + (uint64_t)number);
        bool uniform =
            work->all_uniform || (course->reach >= course->far && sw_rng_below(&rng, 2) == 0);
        normalized_board board = draw_board(course, uniform, &rng);
        if (!sample_set_take(&work->sample_sets[number], &course->evaluator, &board, &course->plan,
                             &rng))
            atomic_store(&work->out_of_memory, true);
    }
}

static void learn_and_solve(void *data)
{
    work *work = data;
    if (work->steps > 0)
        work->squares = learn(work->course, work->steps);
    solve_some(work);
}

static void do_work(work *work)
{
    os_thread helper;
    if (os_thread_start(&helper, learn_and_solve, work, NULL) != SW_OK)
        fail("no second thread");
    solve_some(work);
    os_thread_join(helper);
    if (work->out_of_memory)
        fail("no memory for a board");
}

/* ---- Rounds ---- */

static void store(course *self, const sample_set *sample_set)
{
    for (int i = 0; i < sample_set->count; i++) {
        memcpy(&self->cells[(size_t)self->next * tiles(self)],
               &sample_set->cell[(size_t)i * tiles(self)], tiles(self));
        self->targets[self->next] = sample_set->target[i];
        self->next = (self->next + 1) % self->capacity;
        self->stored += self->stored < self->capacity;
    }
}

typedef struct tally {
    int solved, failed, astray;
    double moves, guessed;
} tally;

static tally count_sample_sets(const sample_set sample_sets[BOARDS])
{
    tally tally = {0};
    for (int i = 0; i < BOARDS; i++) {
        tally.failed += sample_sets[i].moves == 0;
        tally.solved += sample_sets[i].moves > 0;
        tally.moves += sample_sets[i].moves;
        tally.guessed += sample_sets[i].moves ? sample_sets[i].guessed : 0;
    }
    return tally;
}

/* A way much longer than was thought, even for this round, lost itself somewhere, and would teach
 * that. */
static bool is_astray(const sample_set *sample_set, const tally *tally)
{
    return sample_set->moves > 1.1 * sample_set->guessed * tally->moves / tally->guessed + 6;
}

static tally store_samples(course *self, sample_set sample_sets[BOARDS])
{
    tally tally = count_sample_sets(sample_sets);
    for (int i = 0; i < BOARDS; i++) {
        if (is_astray(&sample_sets[i], &tally))
            tally.astray++;
        else
            store(self, &sample_sets[i]);
        sample_set_deinit(&sample_sets[i]);
    }
    return tally;
}

static void play_round(course *self)
{
    sample_set sample_sets[BOARDS];
    self->plan.trust = self->reach < self->far ? 1 : self->method.trust;
    double start_ms = os_clock_ms();
    work work = {
        .course = self,
        .first_seed = self->seed * 1000000007u + (uint64_t)self->round * BOARDS,
        .steps = self->stored > 0 ? REUSE * BOARDS * (self->plan.ranked + self->plan.paired) : 0,
        .count = BOARDS,
        .sample_sets = sample_sets};
    do_work(&work);
    tally tally = store_samples(self, sample_sets);
    if (work.steps > 0) {
        regression_export(&self->weights, &self->evaluator.pairs);
        self->evaluator.has_pairs = true;
    }
    if (tally.failed <= BOARDS * 8 / 100 && tally.guessed > KEPT_UP * tally.moves &&
        self->reach < self->far) {
        self->reach *= GROWTH;
        self->arrived = self->round;
    }
    int solved = tally.solved ? tally.solved : 1;
    if (self->round % CHECK_EVERY == 0 || self->round < 10)
        printf("round %d: reach %.0f, %d failed, %d astray, moves %.1f, guessed %.1f, error %.3f, "
               "%.2f s\n",
               self->round, self->reach, tally.failed, tally.astray, tally.moves / solved,
               tally.guessed / solved, sqrt(work.squares), (os_clock_ms() - start_ms) / 1000);
    fflush(stdout);
}

/* Mean moves on boards of their own, a failure counting as twice the guess. */
static double check(course *self)
{
    sample_set sample_sets[CHECKED_BOARDS];
    double moves = 0;
    int failed = 0;
    work work = {.course = self,
                 .first_seed = 0x5eed0000u,
                 .all_uniform = true,
                 .count = CHECKED_BOARDS,
                 .sample_sets = sample_sets};
    do_work(&work);
    for (int i = 0; i < CHECKED_BOARDS; i++) {
        failed += sample_sets[i].moves == 0;
        moves += sample_sets[i].moves ? sample_sets[i].moves : 2.0 * sample_sets[i].guessed;
        sample_set_deinit(&sample_sets[i]);
    }
    printf("  check: %.2f moves, %d failed\n", moves / CHECKED_BOARDS, failed);
    fflush(stdout);
    return moves / CHECKED_BOARDS;
}

static void begin(course *self, const char *from)
{
    puzzle_size size = {self->side, self->side};
    puzzle_goal_make(&self->goal, PUZZLE_GOAL_STANDARD, size, NULL);
    self->capacity = STORED_ROUNDS * BOARDS * (self->plan.ranked + self->plan.paired);
    self->cells = malloc((size_t)self->capacity * tiles(self));
    self->targets = malloc((size_t)self->capacity * sizeof *self->targets);
    if (solver_evaluator_init(&self->evaluator, size, (int)tiles(self), NULL, NULL) != SW_OK ||
        solver_learned_init(&self->evaluator.pairs, self->side) != SW_OK ||
        !regression_init(&self->weights, self->side) || !self->cells || !self->targets)
        fail("out of memory");
    self->far = 30.0 * (double)tiles(self);
    self->reach = from ? self->far : FIRST_REACH;
    sw_error error;
    if (!from)
        return;
    solver_learned_deinit(&self->evaluator.pairs);
    if (solver_learned_load(&self->evaluator.pairs, from, &error) != SW_OK)
        fail(error.message);
    regression_import(&self->weights, &self->evaluator.pairs);
    self->evaluator.has_pairs = true;
}

static void end(course *self)
{
    solver_evaluator_deinit(&self->evaluator);
    regression_deinit(&self->weights);
    free(self->cells);
    free(self->targets);
}

/* Keeps the values that did best on the boards they are judged by. */
static void run(course *self, const char *path)
{
    double best = 0;
    for (self->round = 0; self->round < self->rounds; self->round++) {
        play_round(self);
        if (self->round % CHECK_EVERY != CHECK_EVERY - 1 || self->reach < self->far)
            continue;
        double moves = check(self);
        sw_error error;
        if (best > 0 && moves > best)
            continue;
        best = moves;
        if (solver_learned_save(&self->evaluator.pairs, path, &error) != SW_OK)
            fail(error.message);
    }
}

int main(int argc, char **argv)
{
    bool complete = argc >= 5 && argc <= 7, refines = argc > 5;
    course course = {.side = complete ? atoi(argv[1]) : 0,
                     .rounds = complete ? atoi(argv[3]) : 0,
                     .seed = complete ? strtoull(argv[4], NULL, 10) : 0};
    course.method = refines ? refining : outward;
    if (argc == 7)
        course.method.width = atoi(argv[6]);
    if (course.side < LEARNED_LEAST_SIDE || course.side > LEARNED_MOST_SIDE || course.rounds < 1 ||
        course.method.width < 1) {
        fputs("usage: train 4|5|6|7 FILE ROUNDS SEED [FROM [WIDTH]]\n", stderr);
        return 2;
    }
    course.plan = (sample_plan){.width = course.method.width, .ranked = RANKED, .paired = PAIRED};
    begin(&course, refines ? argv[5] : NULL);
    run(&course, argv[2]);
    end(&course);
    return 0;
}
