/* train SIDE FILE ROUNDS [SEED [FROM]]
 *
 * Learns the values that guide the beam on boards of SIDE x SIDE and writes them to FILE. A round
 * solves some boards under the network as it is, adds what they teach to a store of samples, and takes
 * some steps of gradient descent on samples drawn from it. Boards begin near the goal and move away
 * as long as the beam finds its way home; in the end half of them are uniformly random. docs/TRAINING.md
 * has the measurements behind the numbers. Both cores work; the same seed gives the same file on the
 * same machine. With FROM it goes on from the network in that file. */
#include "lesson.h"
#include "net.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOARDS = 64,         /* a round */
    BATCH = 1024,        /* samples a step */
    STORED_ROUNDS = 24,  /* of samples */
    CHECKED_BOARDS = 64, /* that every CHECK_EVERY'th round is judged by */
    CHECK_EVERY = 16,
    THREADS = 2,
};

typedef struct course {
    int side, rounds;
    lesson_plan plan;
    uint64_t seed;
    puzzle_board goal;
    guide guide;
    net *net;
    double
        reach; /* moves of the longest random walks; beyond `far` half of the boards are random */
    double far;
    /* The store, a ring of samples. */
    uint16_t *features;
    float *targets;
    int capacity, stored, next;
    /* A batch. */
    uint16_t *batch_features;
    float *batch_targets;
} course;

static int tiles(const course *self)
{
    return self->side * self->side - 1;
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

/* ---- Solving a round's boards on both cores ---- */

typedef struct work {
    const course *course;
    lesson_plan plan;
    uint64_t first_seed;
    bool all_uniform;
    int count;
    lesson *lessons;
    atomic_int next;
    atomic_bool out_of_memory;
} work;

static void solve_some(void *data)
{
    work *work = data;
    for (;;) {
        int number = atomic_fetch_add(&work->next, 1);
        if (number >= work->count)
            return;
        sw_rng rng = sw_rng_seed(work->first_seed + (uint64_t)number);
        bool uniform = work->all_uniform ||
                       (work->course->reach >= work->course->far && sw_rng_below(&rng, 2) == 0);
        home_board board = draw_board(work->course, uniform, &rng);
        if (!lesson_take(&work->lessons[number], &work->course->guide, &board, &work->plan, &rng))
            atomic_store(&work->out_of_memory, true);
    }
}

static void solve_boards(const course *self, uint64_t first_seed, int count, bool uniform,
                         lesson *lessons)
{
    work work = {.course = self,
                 .plan = self->plan,
                 .first_seed = first_seed,
                 .all_uniform = uniform,
                 .count = count,
                 .lessons = lessons};
    os_thread helper;
    if (os_thread_start(&helper, solve_some, &work, NULL) != SW_OK)
        fail("no second thread");
    solve_some(&work);
    os_thread_join(helper);
    if (work.out_of_memory)
        fail("no memory for a board");
}

/* ---- The store of samples ---- */

static void store(course *self, const lesson *lesson)
{
    size_t k = (size_t)tiles(self);
    for (int i = 0; i < lesson->count; i++) {
        memcpy(&self->features[(size_t)self->next * k], &lesson->feature[(size_t)i * k],
               k * sizeof *self->features);
        self->targets[self->next] = lesson->target[i];
        self->next = (self->next + 1) % self->capacity;
        self->stored += self->stored < self->capacity;
    }
}

static void draw_batch(course *self, sw_rng *rng)
{
    size_t k = (size_t)tiles(self);
    for (size_t i = 0; i < BATCH; i++) {
        size_t from = (size_t)sw_rng_below(rng, (uint64_t)self->stored);
        memcpy(&self->batch_features[i * k], &self->features[from * k], k * sizeof *self->features);
        self->batch_targets[i] = self->targets[from];
    }
}

/* ---- Rounds ---- */

typedef struct tally {
    int solved, failed, astray, samples;
    double moves, guessed;
} tally;

static tally study_lessons(course *self, lesson lessons[BOARDS], int round)
{
    tally tally = {0};
    for (int i = 0; i < BOARDS; i++) {
        lesson *lesson = &lessons[i];
        tally.failed += lesson->moves == 0;
        tally.solved += lesson->moves > 0;
        tally.moves += lesson->moves;
        tally.guessed += lesson->moves ? lesson->guessed : 0;
        /* A way much longer than was thought lost itself somewhere, and would teach that. */
        bool astray = round > 30 && lesson->moves > lesson->guessed * 1.15 + 10;
        tally.astray += astray;
        if (!astray) {
            tally.samples += lesson->count;
            store(self, lesson);
        }
        lesson_deinit(lesson);
    }
    return tally;
}

static double learning_rate(const course *self, int round)
{
    double left = 1 - (double)round / self->rounds;
    return 1.5e-3 * left * left + 2e-5;
}

static double descend(course *self, int samples, int round)
{
    sw_rng rng = sw_rng_seed(self->seed + 1000003u * (uint64_t)round);
    int steps = samples / BATCH;
    double loss = 0;
    for (int i = 0; i < steps; i++) {
        draw_batch(self, &rng);
        loss += (double)net_step(self->net, self->batch_features, self->batch_targets, BATCH,
                                 (float)learning_rate(self, round), THREADS);
    }
    return steps ? loss / steps : 0;
}

static void play_round(course *self, int round)
{
    lesson lessons[BOARDS];
    double start_ms = os_clock_ms();
    solve_boards(self, self->seed * 1000000007u + (uint64_t)round * BOARDS, BOARDS, false, lessons);
    double solved_ms = os_clock_ms();
    tally tally = study_lessons(self, lessons, round);
    double loss = descend(self, tally.samples, round);
    net_export(self->net, &self->guide.net);
    self->guide.learned = true;
    if (tally.failed <= BOARDS * 8 / 100 && self->reach < self->far)
        self->reach *= 1.1;
    int solved = tally.solved ? tally.solved : 1;
    if (round % CHECK_EVERY == 0 || round < 10)
        printf("round %d: reach %.0f, %d failed, %d astray, moves %.1f guessed %.1f, loss %.3f, "
               "%d samples, %.2f s + %.2f s\n",
               round, self->reach, tally.failed, tally.astray, tally.moves / solved,
               tally.guessed / solved, loss, tally.samples, (solved_ms - start_ms) / 1000,
               (os_clock_ms() - solved_ms) / 1000);
    fflush(stdout);
}

/* Mean moves on boards of their own, a failure counting as twice the guess. */
static double check(const course *self)
{
    lesson lessons[CHECKED_BOARDS];
    double moves = 0;
    int failed = 0;
    solve_boards(self, 0x5eed0000u, CHECKED_BOARDS, true, lessons);
    for (int i = 0; i < CHECKED_BOARDS; i++) {
        failed += lessons[i].moves == 0;
        moves += lessons[i].moves ? lessons[i].moves : 2.0 * lessons[i].guessed;
        lesson_deinit(&lessons[i]);
    }
    printf("  check: %.2f moves, %d failed\n", moves / CHECKED_BOARDS, failed);
    fflush(stdout);
    return moves / CHECKED_BOARDS;
}

static void save(const course *self, const char *path)
{
    sw_error error;
    if (network_save(&self->guide.net, path, &error) != SW_OK)
        fail(error.message);
}

static void begin(course *self, const char *from)
{
    size_t k = (size_t)tiles(self);
    puzzle_size size = {self->side, self->side};
    puzzle_goal_make(&self->goal, PUZZLE_GOAL_STANDARD, size, NULL);
    if (guide_init(&self->guide, size, tiles(self), NULL, NULL) != SW_OK ||
        network_init(&self->guide.net, self->side) != SW_OK)
        fail("no memory for the databases");
    self->net = net_create(self->side, self->seed);
    self->capacity = STORED_ROUNDS * BOARDS * self->plan.samples;
    self->features = malloc((size_t)self->capacity * k * sizeof *self->features);
    self->targets = malloc((size_t)self->capacity * sizeof *self->targets);
    self->batch_features = malloc(BATCH * k * sizeof *self->batch_features);
    self->batch_targets = malloc(BATCH * sizeof *self->batch_targets);
    if (!self->net || !self->features || !self->targets || !self->batch_features ||
        !self->batch_targets)
        fail("no memory for the samples");
    self->far = 30.0 * (double)k;
    self->reach = from ? self->far : 40;
    sw_error error;
    if (!from)
        return;
    network_deinit(&self->guide.net);
    if (network_load(&self->guide.net, from, &error) != SW_OK)
        fail(error.message);
    net_import(self->net, &self->guide.net);
    self->guide.learned = true;
}

static void end(course *self)
{
    guide_deinit(&self->guide);
    net_destroy(self->net);
    free(self->features);
    free(self->targets);
    free(self->batch_features);
    free(self->batch_targets);
}

int main(int argc, char **argv)
{
    course course = {.side = argc > 3 ? atoi(argv[1]) : 0,
                     .rounds = argc > 3 ? atoi(argv[3]) : 0,
                     .seed = argc > 4 ? (uint64_t)atoll(argv[4]) : 1};
    if (course.side < 5 || course.side > 7 || course.rounds < 1) {
        fputs("usage: train 5|6|7 FILE ROUNDS [SEED [FROM]]\n", stderr);
        return 2;
    }
    course.plan = (lesson_plan){.width = getenv("W") ? atoi(getenv("W")) : 1000,
                                .samples = 2000 * course.side - 7000};
    begin(&course, argc > 5 ? argv[5] : NULL);
    double best = 0;
    for (int round = 0; round < course.rounds; round++) {
        play_round(&course, round);
        if (round % CHECK_EVERY == CHECK_EVERY - 1 && course.reach >= course.far) {
            double moves = check(&course);
            if (best == 0 || moves <= best) {
                best = moves;
                save(&course, argv[2]);
            }
        }
    }
    end(&course);
    return 0;
}
