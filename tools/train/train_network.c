/* train_network SIDE FILE ROUNDS SEED [FROM]
 *
 * Learns the network that leads the beams on boards of SIDE x SIDE and writes it to FILE after every round. A round
 * solves some boards under the values so far, in which tiles near each other may have a share, and learns from samples
 * that the rounds before have stored.
 *
 * Without FROM tiles near each other lead alone for the first rounds. With FROM it goes on from that file. The values
 * of tiles near each other are those that ship. docs/TRAINING.md has the runs that made the files in assets/values. Two
 * threads work; the same seed gives the same file on the same machine. */
#include "network_learner.h"
#include "network_samples.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOARDS = 64,      /* a round */
    GROUPS = 2,       /* of a layer */
    VISITS = 3,       /* of a group, on average */
    STORED = 1 << 16, /* groups */
    LED_PART = 8,     /* without FROM tiles near each other lead for that part of the rounds */
    LEAST_WIDTH = 48, /* of the beams */
};

/* What is known before: a beam of a board is at most so wide. */
typedef struct side_plan {
    int units, nearby_share, width;
} side_plan;

static const side_plan plans[NETWORK_MOST_SIDE + 1] = {
    [4] = {64, 0, 400},    [5] = {128, 0, 1600}, [6] = {256, 0, 1600},  [7] = {256, 0, 1600},
    [8] = {256, 40, 1200}, [9] = {256, 48, 800}, [10] = {256, 48, 600},
};

/* Rates fall over the last part of the rounds, from these on. */
static const double FIRST_RATE = 5e-4, LATER_RATE = 1e-4, KEPT_PART = 0.4, LAST_SHARE = 0.02;

/* A way so much longer than usual for its distance lost itself somewhere, and would teach that. */
static const double ASTRAY = 1.15, ASTRAY_MOVES = 12;

typedef struct course {
    int side, rounds, round;
    bool goes_on; /* from a file */
    side_plan plan;
    uint64_t seed;
    puzzle_board goal;
    evaluator near, whole; /* tiles near each other alone; and the values that are learned */
    network_learner *learner;
    double longer; /* moves to Manhattan distance, a running mean; 0 in the beginning */
    /* The store, a ring of groups. */
    uint8_t *homes;
    float *targets;
    int stored, next;
} course;

static void fail(const char *what)
{
    fprintf(stderr, "train_network: %s\n", what);
    exit(1);
}

static size_t group_cells(const course *self)
{
    return (size_t)(SAMPLES_GROUP * self->side * self->side);
}

/* ---- Boards ---- */

/* Uniform ones, long walks, and some that are near home. */
static normalized_board draw_board(const course *self, sw_rng *rng)
{
    uint64_t kind = sw_rng_below(rng, 100);
    puzzle_board board =
        kind < 40   ? puzzle_scramble(&self->goal, rng)
        : kind < 85 ? puzzle_scramble_moves(&self->goal, 1000 + (int)sw_rng_below(rng, 9001), rng)
                    : puzzle_scramble_moves(&self->goal, 100 + (int)sw_rng_below(rng, 1500), rng);
    normalized_board home;
    solver_normalized_init(&home, &board, &self->goal);
    return home;
}

/* Narrow beams and wide ones see different boards, and players have both. */
static int draw_width(const course *self, sw_rng *rng)
{
    double chance = (double)sw_rng_below(rng, 1 << 20) / (1 << 20);
    return (int)(LEAST_WIDTH * pow((double)self->plan.width / LEAST_WIDTH, chance));
}

static const evaluator *leader(const course *self)
{
    bool is_led = !self->goes_on && self->round < self->rounds / LED_PART;
    return is_led ? &self->near : &self->whole;
}

/* ---- Learning ---- */

static double learning_rate(const course *self)
{
    double left = 1 - (double)self->round / self->rounds;
    double share = left > 1 - KEPT_PART ? 1 : left / (1 - KEPT_PART);
    return (self->goes_on ? LATER_RATE : FIRST_RATE) * (share > LAST_SHARE ? share : LAST_SHARE);
}

/* Some steps on groups of the store; returns the mean of the errors' squares. */
static double learn(course *self, int steps)
{
    sw_rng rng = sw_rng_seed(self->seed + 1000003u * (uint64_t)self->round);
    double squares = 0, rate = learning_rate(self);
    for (int i = 0; i < steps; i++) {
        const uint8_t *homes[LEARNER_BATCH];
        const float *targets[LEARNER_BATCH];
        for (int j = 0; j < LEARNER_BATCH; j++) {
            size_t group = (size_t)sw_rng_below(&rng, (uint64_t)self->stored);
            homes[j] = &self->homes[group * group_cells(self)];
            targets[j] = &self->targets[group * SAMPLES_GROUP];
        }
        squares += network_learner_step(self->learner, homes, targets, SAMPLES_GROUP, rate);
    }
    return steps > 0 ? squares / steps : 0;
}

/* ---- A round's boards, and what is learned beside them ---- */

typedef struct work {
    course *course;
    int steps; /* of learning */
    double squares;
    network_samples samples[BOARDS];
    atomic_int next;
    atomic_bool out_of_memory;
} work;

static void solve_some(work *work)
{
    const course *course = work->course;
    for (;;) {
        int number = atomic_fetch_add(&work->next, 1);
        if (number >= BOARDS)
            return;
        sw_rng rng =
            sw_rng_seed(course->seed * 1000000007u + (uint64_t)(course->round * BOARDS + number));
        normalized_board board = draw_board(course, &rng);
        samples_plan plan = {draw_width(course, &rng), GROUPS, course->plan.nearby_share};
        if (!network_samples_take(&work->samples[number], leader(course), &board, &plan, &rng))
            atomic_store(&work->out_of_memory, true);
    }
}

static void learn_and_solve(void *data)
{
    work *work = data;
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

static void store(course *self, const network_samples *samples)
{
    for (int i = 0; i < samples->groups; i++) {
        size_t boards = (size_t)(i * SAMPLES_GROUP);
        memcpy(&self->homes[(size_t)self->next * group_cells(self)],
               &samples->home[boards * (size_t)samples->cells], group_cells(self));
        memcpy(&self->targets[(size_t)self->next * SAMPLES_GROUP], &samples->target[boards],
               SAMPLES_GROUP * sizeof *self->targets);
        self->next = (self->next + 1) % STORED;
        self->stored += self->stored < STORED;
    }
}

typedef struct tally {
    int failed, astray, solved, groups;
    double moves, bounds;
} tally;

static bool is_astray(const course *self, const network_samples *samples)
{
    return self->longer > 0 &&
           samples->moves > ASTRAY * self->longer * samples->bound + ASTRAY_MOVES;
}

static tally store_samples(course *self, network_samples samples[BOARDS])
{
    tally tally = {0};
    for (int i = 0; i < BOARDS; i++) {
        tally.failed += samples[i].moves == 0;
        if (samples[i].moves > 0 && is_astray(self, &samples[i])) {
            tally.astray++;
        } else if (samples[i].moves > 0) {
            store(self, &samples[i]);
            tally.solved++;
            tally.groups += samples[i].groups;
            tally.moves += samples[i].moves;
            tally.bounds += samples[i].bound;
        }
        network_samples_deinit(&samples[i]);
    }
    double longer = tally.bounds > 0 ? tally.moves / tally.bounds : 0;
    self->longer = self->longer > 0 && longer > 0 ? 0.9 * self->longer + 0.1 * longer : longer;
    return tally;
}

static void play_round(course *self, int *groups)
{
    static work work;
    double start_ms = os_clock_ms();
    work = (struct work){.course = self,
                         .steps = self->stored > 0 ? VISITS * *groups / LEARNER_BATCH : 0};
    do_work(&work);
    tally tally = store_samples(self, work.samples);
    *groups = tally.groups;
    network_learner_export(self->learner, &self->whole.network);
    printf("round %d: %d failed, %d astray, moves %.1f, %.4f of the distance, error %.4f, %d "
           "groups, %.1f s\n",
           self->round, tally.failed, tally.astray, tally.moves / (tally.solved ? tally.solved : 1),
           tally.moves / (tally.bounds > 0 ? tally.bounds : 1), sqrt(work.squares), tally.groups,
           (os_clock_ms() - start_ms) / 1000);
    fflush(stdout);
}

/* ---- Beginning and end ---- */

static void load_near(nearby *out, puzzle_size size)
{
    sw_error error;
    if (solver_nearby_load(out, size, VALUES "/nearby.values", &error) != SW_OK)
        fail(error.message);
}

static void load_network(network *out, const course *self, const char *from)
{
    sw_error error;
    if (from && solver_network_load(out, self->side, from, &error) != SW_OK)
        fail(error.message);
    if (!from && solver_network_init(out, self->side, self->plan.units) != SW_OK)
        fail("out of memory");
}

static void begin(course *self, const char *from)
{
    puzzle_size size = {self->side, self->side};
    nearby near, beside;
    network network;
    load_near(&near, size);
    load_near(&beside, size);
    load_network(&network, self, from);
    puzzle_goal_make(&self->goal, PUZZLE_GOAL_STANDARD, size, NULL);
    self->goes_on = from != NULL;
    self->homes = malloc(STORED * group_cells(self));
    self->targets = malloc(STORED * SAMPLES_GROUP * sizeof *self->targets);
    double share = 1 - (double)self->plan.nearby_share / EVALUATOR_SHARES;
    self->learner = network_learner_create(&network, share, self->seed);
    if (!self->homes || !self->targets || !self->learner)
        fail("out of memory");
    solver_evaluator_init(&self->near, size, &near, NULL, 0);
    solver_evaluator_init(&self->whole, size, &beside, &network, self->plan.nearby_share);
}

static void end(course *self)
{
    solver_evaluator_deinit(&self->near);
    solver_evaluator_deinit(&self->whole);
    network_learner_destroy(self->learner);
    free(self->homes);
    free(self->targets);
}

int main(int argc, char **argv)
{
    static course course;
    bool complete = argc == 5 || argc == 6;
    int side = complete ? atoi(argv[1]) : 0;
    if (side < NETWORK_LEAST_SIDE || side > NETWORK_MOST_SIDE || atoi(argv[3]) < 1) {
        fputs("usage: train_network SIDE FILE ROUNDS SEED [FROM]\n", stderr);
        return 2;
    }
    course = (struct course){.side = side,
                             .rounds = atoi(argv[3]),
                             .plan = plans[side],
                             .seed = strtoull(argv[4], NULL, 10)};
    begin(&course, argc == 6 ? argv[5] : NULL);
    for (int groups = 0; course.round < course.rounds; course.round++) {
        sw_error error;
        play_round(&course, &groups);
        if (solver_network_save(&course.whole.network, argv[2], &error) != SW_OK)
            fail(error.message);
    }
    end(&course);
    return 0;
}
