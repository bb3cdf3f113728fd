/* train SIDE FILE ROUNDS [SEED [FROM]]
 *
 * Learns the values that guide the beam on boards of SIDE x SIDE and writes them to FILE. A round
 * solves some boards under the values so far, and learns from samples that the rounds before have
 * stored. Boards begin near the goal and move away as long as the beam finds its way home; in the end
 * half of them are uniformly random. docs/TRAINING.md has the measurements behind the numbers. Two
 * threads work; the same seed gives the same file on the same machine. With FROM it goes on from the
 * values in that file. */
#include "lesson.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "regression.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOARDS = 64,         /* a round */
    STORED_ROUNDS = 100, /* of samples */
    CHECKED_BOARDS = 64, /* that every CHECK_EVERY'th round is judged by */
    CHECK_EVERY = 16,
    AVERAGED_ROUNDS = 8,
};
static int REUSE = 3; /* steps a sample, on average */
static double RATE = 0.2, GROW = 1.1;

typedef struct course {
    int side, rounds, round;
    lesson_plan plan;
    uint64_t seed;
    puzzle_board goal;
    guide guide;
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

static home_board draw_board(const course *self, bool uniform, sw_rng *rng)
{
    int walk = (int)(self->reach / 2 + (double)sw_rng_below(rng, (uint64_t)self->reach / 2 + 1));
    puzzle_board board =
        uniform ? puzzle_scramble(&self->goal, rng) : puzzle_scramble_moves(&self->goal, walk, rng);
    home_board home;
    home_board_init(&home, &board, &self->goal);
    return home;
}

/* ---- Learning ---- */

static double learning_rate(const course *self)
{
    double left = 1 - (double)self->round / self->rounds;
    return RATE * left * left + RATE / 40;
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
    lesson *lessons;
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
        home_board board = draw_board(course, uniform, &rng);
        if (!lesson_take(&work->lessons[number], &course->guide, &board, &course->plan, &rng))
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

static void store(course *self, const lesson *lesson)
{
    for (int i = 0; i < lesson->count; i++) {
        memcpy(&self->cells[(size_t)self->next * tiles(self)],
               &lesson->cell[(size_t)i * tiles(self)], tiles(self));
        self->targets[self->next] = lesson->target[i];
        self->next = (self->next + 1) % self->capacity;
        self->stored += self->stored < self->capacity;
    }
}

typedef struct tally {
    int solved, failed, astray;
    double moves, guessed;
} tally;

static tally store_lessons(course *self, lesson lessons[BOARDS])
{
    tally tally = {0};
    for (int i = 0; i < BOARDS; i++) {
        lesson *lesson = &lessons[i];
        tally.failed += lesson->moves == 0;
        tally.solved += lesson->moves > 0;
        tally.moves += lesson->moves;
        tally.guessed += lesson->moves ? lesson->guessed : 0;
        /* A way much longer than was thought lost itself somewhere, and would teach that. */
        bool astray = self->round > 30 && lesson->moves > lesson->guessed * 1.2 + 10;
        tally.astray += astray;
        if (!astray)
            store(self, lesson);
        lesson_deinit(lesson);
    }
    return tally;
}

static void play_round(course *self)
{
    lesson lessons[BOARDS];
    double start_ms = os_clock_ms();
    work work = {
        .course = self,
        .first_seed = self->seed * 1000000007u + (uint64_t)self->round * BOARDS,
        .steps = self->stored > 0 ? REUSE * BOARDS * (self->plan.ranked + self->plan.paired) : 0,
        .count = BOARDS,
        .lessons = lessons};
    do_work(&work);
    tally tally = store_lessons(self, lessons);
    if (work.steps > 0) {
        regression_export(&self->weights, &self->guide.pairs);
        self->guide.has_pairs = true;
    }
    if (tally.failed <= BOARDS * 8 / 100 && self->reach < self->far)
        self->reach *= GROW;
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
    lesson lessons[CHECKED_BOARDS];
    double moves = 0;
    int failed = 0;
    work work = {.course = self,
                 .first_seed = 0x5eed0000u,
                 .all_uniform = true,
                 .count = CHECKED_BOARDS,
                 .lessons = lessons};
    do_work(&work);
    for (int i = 0; i < CHECKED_BOARDS; i++) {
        failed += lessons[i].moves == 0;
        moves += lessons[i].moves ? lessons[i].moves : 2.0 * lessons[i].guessed;
        lesson_deinit(&lessons[i]);
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
    if (guide_init(&self->guide, size, (int)tiles(self), NULL, NULL) != SW_OK ||
        learned_init(&self->guide.pairs, self->side) != SW_OK ||
        !regression_init(&self->weights, self->side) || !self->cells || !self->targets)
        fail("out of memory");
    self->far = 30.0 * (double)tiles(self);
    self->reach = from ? self->far : 40;
    sw_error error;
    if (!from)
        return;
    learned_deinit(&self->guide.pairs);
    if (learned_load(&self->guide.pairs, from, &error) != SW_OK)
        fail(error.message);
    regression_import(&self->weights, &self->guide.pairs);
    self->guide.has_pairs = true;
}

static void end(course *self)
{
    guide_deinit(&self->guide);
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
        if (learned_save(&self->guide.pairs, path, &error) != SW_OK)
            fail(error.message);
    }
}

int main(int argc, char **argv)
{
    course course = {.side = argc > 3 ? atoi(argv[1]) : 0,
                     .rounds = argc > 3 ? atoi(argv[3]) : 0,
                     .seed = argc > 4 ? (uint64_t)atoll(argv[4]) : 1};
    if (course.side < LEARNED_LEAST_SIDE || course.side > LEARNED_MOST_SIDE || course.rounds < 1) {
        fputs("usage: train 5|6|7 FILE ROUNDS [SEED [FROM]]\n", stderr);
        return 2;
    }
    course.plan = (lesson_plan){.width = getenv("W") ? atoi(getenv("W")) : 500,
                                .ranked = getenv("R") ? atoi(getenv("R")) : 300,
                                .paired = getenv("P") ? atoi(getenv("P")) : 300};
    if (getenv("REUSE"))
        REUSE = atoi(getenv("REUSE"));
    if (getenv("GROW"))
        GROW = atof(getenv("GROW"));
    if (getenv("RATE"))
        RATE = atof(getenv("RATE"));
    begin(&course, argc > 5 ? argv[5] : NULL);
    run(&course, argv[2]);
    end(&course);
    return 0;
}
