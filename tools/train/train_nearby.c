/* train_nearby FILE ROUNDS SEED [FROM]
 *
 * Learns the values of tiles near each other that lead beams on boards without a network, and writes them to
 * FILE. A round solves some boards of one size under the values so far, and learns from samples that the
 * rounds before have stored.
 *
 * Without FROM it begins on 5x5 with boards near the goal and moves away as long as the beam finds its way
 * home and the values keep up; 6x6, 7x7 and 8x8 follow, which the values know a good deal about already.
 * With FROM it goes on from the values in that file with 8x8 to 16x16 by turns. docs/TRAINING.md has the
 * runs that made the file in assets/values. One thread works; the same seed gives the same file on the
 * same machine. */
#include "nearby_regression.h"
#include "os/clock.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "sample_set.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RANKED = 900,         /* samples of a board of 8x8, at most */
    PAIRED = 200,         /* and these */
    REUSE = 2,            /* steps for a sample, on average */
    STORED = 400000,      /* samples */
    AVERAGED_ROUNDS = 12, /* of weights */
    CHECK_EVERY = 16,     /* rounds */
    FIRST_SIDE = 5,
    FIRST_REACH = 40,
    LAST_SIDE = 8, /* of the boards that are learned one after the other */
    SETTLED = 10,  /* rounds of uniform boards before the next size */
    MOST_SIDE = 16,
    MOST_TILES = MOST_SIDE * MOST_SIDE - 1,
    MOST_BOARDS = 32,
};

/* Walks grow while so few boards fail, and while the values say so much of the moves that were found. */
static const double MOST_FAILED = 0.08, KEPT_UP = 0.89;
static const double GROWTH = 1.06, LATER_GROWTH = 1.2;

/* Beside samples that say what a board is worth, those that compare two count by that. */
static const double COMPARE_RATE = 0.5;

/* Of a size: how many boards a round, and how wide the beam. checked: boards that values are judged by. */
typedef struct side_plan {
    int boards, width, checked;
} side_plan;

static const side_plan plans[MOST_SIDE + 1] = {
    [5] = {32, 200, 32},  [6] = {32, 250, 32}, [7] = {32, 300, 32}, [8] = {32, 400, 32},
    [10] = {12, 400, 12}, [12] = {6, 300, 0},  [16] = {4, 200, 0},
};

/* By turns, with FROM. */
static const int turns[] = {8, 10, 8, 12, 8, 10, 8, 16};
enum { TURNS = sizeof turns / sizeof *turns };

typedef struct sample {
    float target;
    uint8_t side;
    bool is_compared; /* with the second board */
    uint8_t cell[2][MOST_TILES];
} sample;

/* What is known of one size. */
typedef struct size_state {
    puzzle_board goal;
    evaluator evaluator;
    double reach; /* of the longest random walks, in moves */
    double far;   /* beyond that most of the boards are random */
} size_state;

typedef struct course {
    int rounds, round;
    bool by_turns;
    int side;
    int settled; /* the round in which the walks were longest for the first time */
    double rate, trust;
    uint64_t seed;
    size_state sizes[MOST_SIDE + 1]; /* by side */
    nearby_regression weights;
    sample *samples; /* the store, a ring */
    int stored, next;
} course;

static void fail(const char *what)
{
    fprintf(stderr, "train_nearby: %s\n", what);
    exit(1);
}

static size_state *current(course *self)
{
    return &self->sizes[self->side];
}

/* ---- Boards ---- */

static normalized_board draw_board(const size_state *size, bool uniform, sw_rng *rng)
{
    int walk = (int)(size->reach / 2 + (double)sw_rng_below(rng, (uint64_t)size->reach / 2 + 1));
    puzzle_board board =
        uniform ? puzzle_scramble(&size->goal, rng) : puzzle_scramble_moves(&size->goal, walk, rng);
    normalized_board home;
    solver_normalized_init(&home, &board, &size->goal);
    return home;
}

static void solve_boards(course *self, uint64_t first_seed, int count, bool all_uniform,
                         sample_set *out)
{
    const size_state *size = current(self);
    bool is_far = size->reach >= size->far;
    sample_plan plan = {.width = plans[self->side].width,
                        .trust = is_far ? self->trust : 1,
                        .ranked = RANKED * plans[LAST_SIDE].boards / plans[self->side].boards,
                        .compare = true,
                        .paired = PAIRED * plans[LAST_SIDE].boards / plans[self->side].boards};
    for (int i = 0; i < count; i++) {
        sw_rng rng = sw_rng_seed(first_seed + (uint64_t)i);
        bool uniform = all_uniform || (is_far && sw_rng_below(&rng, 4) != 0);
        normalized_board board = draw_board(size, uniform, &rng);
        if (!sample_set_take(&out[i], &size->evaluator, &board, &plan, &rng))
            fail("out of memory");
    }
}

/* ---- Learning ---- */

static double learning_rate(const course *self)
{
    bool begins = !self->by_turns && self->side < LAST_SIDE;
    double done = (double)(self->round - self->settled) / (self->rounds - self->settled);
    double left = begins ? 1 : 1 - done;
    return self->rate * (left * left + 0.025);
}

/* Some steps on samples of the store; the errors, root mean square, of both kinds. */
static void learn(course *self, double errors[2])
{
    sw_rng rng = sw_rng_seed(self->seed + 1000003u * (uint64_t)self->round);
    double squares[2] = {0}, counts[2] = {1, 1}, rate = learning_rate(self);
    for (int i = 0; i < REUSE * plans[LAST_SIDE].boards * (RANKED + PAIRED); i++) {
        const sample *sample = &self->samples[sw_rng_below(&rng, (uint64_t)self->stored)];
        const nearby *shape = &self->sizes[sample->side].evaluator.nearby;
        bool reflected = sw_rng_below(&rng, 2) == 0;
        double target = (double)sample->target;
        double error =
            sample->is_compared
                ? nearby_regression_compare(&self->weights, shape, sample->cell[0], sample->cell[1],
                                            reflected, target, COMPARE_RATE * rate)
                : nearby_regression_step(&self->weights, shape, sample->cell[0], reflected, target,
                                         rate);
        squares[sample->is_compared] += error * error;
        counts[sample->is_compared]++;
    }
    for (int i = 0; i < 2; i++)
        errors[i] = sqrt(squares[i] / counts[i]);
    double share = 1.0 / (self->round + 1);
    nearby_regression_average(&self->weights,
                              share > 1.0 / AVERAGED_ROUNDS ? share : 1.0 / AVERAGED_ROUNDS);
}

static void store(course *self, const sample_set *set)
{
    for (int i = 0; i < set->count; i++) {
        sample *out = &self->samples[self->next];
        size_t tiles = (size_t)set->tiles;
        out->target = set->target[i];
        out->side = (uint8_t)self->side;
        out->is_compared = set->reference[i] >= 0;
        memcpy(out->cell[0], &set->cell[(size_t)i * tiles], tiles);
        if (out->is_compared)
            memcpy(out->cell[1], &set->cell[(size_t)set->reference[i] * tiles], tiles);
        self->next = (self->next + 1) % STORED;
        self->stored += self->stored < STORED;
    }
}

/* ---- Rounds ---- */

typedef struct tally {
    int boards, failed, astray;
    double moves, guessed; /* of those that were solved */
} tally;

/* A way much longer than was thought, even for this round, lost itself somewhere, and would teach that. */
static bool is_astray(const sample_set *set, const tally *tally)
{
    return set->moves > 1.1 * set->guessed * tally->moves / tally->guessed + 6;
}

static tally store_samples(course *self, sample_set *sets)
{
    tally tally = {.boards = plans[self->side].boards};
    for (int i = 0; i < tally.boards; i++) {
        tally.failed += sets[i].moves == 0;
        tally.moves += sets[i].moves;
        tally.guessed += sets[i].moves ? sets[i].guessed : 0;
    }
    for (int i = 0; i < tally.boards; i++) {
        if (is_astray(&sets[i], &tally))
            tally.astray++;
        else
            store(self, &sets[i]);
        sample_set_deinit(&sets[i]);
    }
    return tally;
}

static void begin_side(course *self, int side, double reach)
{
    self->side = side;
    current(self)->reach = reach;
    self->settled = self->round;
}

static void advance(course *self, const tally *tally)
{
    size_state *size = current(self);
    if (tally->failed > MOST_FAILED * tally->boards || tally->guessed <= KEPT_UP * tally->moves)
        return;
    if (size->reach < size->far) {
        size->reach *= self->side == FIRST_SIDE ? GROWTH : LATER_GROWTH;
        self->settled = self->by_turns ? 0 : self->round;
    } else if (!self->by_turns && self->side < LAST_SIDE &&
               self->round >= self->settled + SETTLED) {
        begin_side(self, self->side + 1, self->sizes[self->side + 1].far / 4);
    }
}

static void play_round(course *self)
{
    sample_set sets[MOST_BOARDS];
    double start_ms = os_clock_ms(), errors[2] = {0};
    if (self->by_turns)
        self->side = turns[self->round % TURNS];
    nearby_regression_export(&self->weights, &current(self)->evaluator.nearby);
    solve_boards(self, self->seed * 1000000007u + (uint64_t)self->round * MOST_BOARDS,
                 plans[self->side].boards, false, sets);
    double solved_ms = os_clock_ms();
    tally tally = store_samples(self, sets);
    if (self->stored > 0)
        learn(self, errors);
    int solved = tally.failed < tally.boards ? tally.boards - tally.failed : 1;
    printf("round %d: %dx%d, reach %.0f, %d of %d failed, %d astray, moves %.1f, guessed %.1f, "
           "errors %.3f %.3f, %.2f + %.2f s\n",
           self->round, self->side, self->side, current(self)->reach, tally.failed, tally.boards,
           tally.astray, tally.moves / solved, tally.guessed / solved, errors[0], errors[1],
           (solved_ms - start_ms) / 1000, (os_clock_ms() - solved_ms) / 1000);
    fflush(stdout);
    advance(self, &tally);
}

/* Mean moves a cell on boards of their own, a failure counting as twice the guess. */
static double check_side(course *self, int side)
{
    sample_set sets[MOST_BOARDS];
    double moves = 0;
    int failed = 0, boards = plans[side].checked;
    self->side = side;
    nearby_regression_export(&self->weights, &current(self)->evaluator.nearby);
    solve_boards(self, 0x5eed0000u, boards, true, sets);
    for (int i = 0; i < boards; i++) {
        failed += sets[i].moves == 0;
        moves += sets[i].moves ? sets[i].moves : 2.0 * sets[i].guessed;
        sample_set_deinit(&sets[i]);
    }
    printf("  check of %dx%d: %.2f moves, %d of %d failed\n", side, side, moves / boards, failed,
           boards);
    fflush(stdout);
    return moves / boards / (side * side);
}

static double check(course *self)
{
    int side = self->side;
    double sum = 0;
    if (!self->by_turns)
        return check_side(self, side);
    for (int i = LAST_SIDE; i <= MOST_SIDE; i++)
        sum += plans[i].checked > 0 ? check_side(self, i) : 0;
    self->side = side;
    return sum;
}

/* Keeps the values that did best on the boards they are judged by. */
static void run(course *self, const char *path)
{
    double best = 0;
    int best_side = 0;
    for (self->round = 0; self->round < self->rounds; self->round++) {
        play_round(self);
        if (self->round % CHECK_EVERY != CHECK_EVERY - 1 ||
            (!self->by_turns && current(self)->reach < current(self)->far))
            continue;
        double moves = check(self);
        sw_error error;
        int side = self->by_turns ? LAST_SIDE : self->side;
        if (side == best_side && moves > best)
            continue;
        best = moves;
        best_side = side;
        if (solver_nearby_save(&current(self)->evaluator.nearby, path, &error) != SW_OK)
            fail(error.message);
    }
}

/* ---- The whole ---- */

static void begin_size(size_state *out, int side)
{
    puzzle_size size = {side, side};
    nearby values;
    puzzle_goal_make(&out->goal, PUZZLE_GOAL_STANDARD, size, NULL);
    if (solver_nearby_init(&values, size) != SW_OK)
        fail("out of memory");
    solver_evaluator_init(&out->evaluator, size, &values, NULL, 0);
    out->far = 30.0 * (side * side - 1);
    out->reach = out->far;
}

static void begin(course *self, const char *from)
{
    nearby values;
    sw_error error;
    self->samples = malloc(STORED * sizeof *self->samples);
    if (!nearby_regression_init(&self->weights) || !self->samples)
        fail("out of memory");
    for (int side = FIRST_SIDE; side <= MOST_SIDE; side++)
        if (plans[side].boards > 0)
            begin_size(&self->sizes[side], side);
    begin_side(self, FIRST_SIDE, FIRST_REACH);
    if (!from)
        return;
    self->side = LAST_SIDE;
    if (solver_nearby_load(&values, (puzzle_size){LAST_SIDE, LAST_SIDE}, from, &error) != SW_OK)
        fail(error.message);
    nearby_regression_import(&self->weights, &values);
    solver_nearby_deinit(&values);
}

static void end(course *self)
{
    for (int side = FIRST_SIDE; side <= MOST_SIDE; side++)
        solver_evaluator_deinit(&self->sizes[side].evaluator);
    nearby_regression_deinit(&self->weights);
    free(self->samples);
}

int main(int argc, char **argv)
{
    static course course;
    bool complete = argc == 4 || argc == 5;
    course.rounds = complete ? atoi(argv[2]) : 0;
    if (course.rounds < 1) {
        fputs("usage: train_nearby FILE ROUNDS SEED [FROM]\n", stderr);
        return 2;
    }
    course.seed = strtoull(argv[3], NULL, 10);
    course.by_turns = argc == 5;
    course.rate = course.by_turns ? 0.2 : 0.4;
    course.trust = 0.5;
    begin(&course, course.by_turns ? argv[4] : NULL);
    run(&course, argv[1]);
    end(&course);
    return 0;
}
