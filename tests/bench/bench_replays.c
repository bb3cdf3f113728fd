/* Times the list of replays: fills a new folder in TMPDIR with a thousand of them, of 4x4 and then of
 * 32x32 games of 150 moves, and lists it with the files in the system's memory and without. */
#include "game/replays.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { REPLAYS = 1000, MOVES = 150, RUNS = 20, DATE = 1795200302 };

static void give_up(const char *what)
{
    fprintf(stderr, "bench_replays: %s\n", what);
    exit(1);
}

static game_record random_record(int side, uint64_t id)
{
    sw_rng rng = sw_rng_seed(id);
    puzzle_board goal;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){side, side}, NULL);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    game_record record = {.date = DATE + (int64_t)id,
                          .round = {.id = id, .origin = {.kind = GAME_FROM_BOARD}}};
    game_session *session = &record.round.session;
    game_session_init(session, &start, &goal);
    while (session->moves < MOVES) {
        game_session_advance(session, 400);
        game_session_apply(
            session, (game_command){.kind = GAME_MOVE, .move = (puzzle_move)sw_rng_below(&rng, 4)});
    }
    return record;
}

/* The bytes of all files. */
static size_t fill(const char *folder, int side)
{
    char path[OS_PATH_SIZE], name[64];
    size_t bytes = 0;
    for (int i = 1; i <= REPLAYS; i++) {
        sw_text text;
        game_record record = random_record(side, (uint64_t)i);
        sw_text_init(&text, 1 << 20);
        game_record_format(&record, &text);
        snprintf(name, sizeof name, "20261120-%06d-%016d.replay", i, i);
        if (os_path_join(path, sizeof path, folder, name, NULL) != SW_OK ||
            os_file_replace(path, text.data, text.length, NULL) != SW_OK)
            give_up("cannot write");
        bytes += text.length;
        sw_text_deinit(&text);
        game_record_deinit(&record);
    }
    return bytes;
}

/* Asks the system to give up what it holds of the files, or removes them. */
static void sweep(const char *folder, bool removes)
{
    char path[OS_PATH_SIZE];
    char **names;
    size_t count;
    if (os_folder_list(&names, &count, folder, NULL) != SW_OK)
        give_up("cannot list");
    for (size_t i = 0; i < count; i++) {
        if (os_path_join(path, sizeof path, folder, names[i], NULL) != SW_OK)
            give_up("the path is too long");
        int file = open(path, O_RDONLY);
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
        close(file);
        if (removes)
            os_file_remove(path, NULL);
    }
    os_folder_free(names, count);
}

static double list_once(const char *folder)
{
    game_replays replays;
    double begin = os_clock_ms();
    if (game_replays_list(&replays, folder, NULL) != SW_OK || replays.count != REPLAYS)
        give_up("not all are listed");
    game_replays_deinit(&replays);
    return os_clock_ms() - begin;
}

static int by_value(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

static void measure(const char *folder, int side, const char *what, bool cold)
{
    double ms[RUNS];
    for (int i = 0; i < RUNS; i++) {
        if (cold)
            sweep(folder, false);
        ms[i] = list_once(folder);
    }
    qsort(ms, RUNS, sizeof *ms, by_value);
    printf("%dx%d, %s: median %.1f ms, longest %.1f ms\n", side, side, what, ms[RUNS / 2],
           ms[RUNS - 1]);
}

int main(void)
{
    static const int sides[] = {4, 32};
    const char *base = getenv("TMPDIR");
    char folder[OS_PATH_SIZE];
    if (os_path_join(folder, sizeof folder, base ? base : "/tmp", "slidewise-bench-XXXXXX", NULL) !=
            SW_OK ||
        !mkdtemp(folder))
        give_up("no folder");
    for (int i = 0; i < 2; i++) {
        size_t bytes = fill(folder, sides[i]);
        printf("%d replays of %zu bytes\n", REPLAYS, bytes / REPLAYS);
        measure(folder, sides[i], "in memory", false);
        measure(folder, sides[i], "from disk", true);
        sweep(folder, true);
    }
    rmdir(folder);
    return 0;
}
