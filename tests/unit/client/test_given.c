/* Files that the game is given: what they are, and reading them beside the window. */
#include "client/given.h"

#include "os/clock.h"
#include "os/file.h"
#include "puzzle/level.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "claims.h"
#include "support/scratch.h"

static scratch own;

static int begin(void **state)
{
    (void)state;
    own = make_scratch();
    return 0;
}

static int end(void **state)
{
    (void)state;
    remove_scratch(&own);
    return 0;
}

static char *in_folder(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", own.folder, name);
    return path;
}

static const char *write_file(const char *name, const char *text)
{
    const char *path = in_folder(name);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
    return path;
}

static client_given kind_of(const char *path)
{
    client_given_file file;
    client_given_open(&file, path);
    client_given kind = file.kind;
    client_given_deinit(&file);
    return kind;
}

CLAIM(a_file_is_known_by_its_ending_or_its_beginning)
{
    static const struct {
        const char *name, *text;
        client_given kind;
    } cases[] = {
        {"a.replay", "", CLIENT_GIVEN_REPLAY},
        {"b", "slidewise-replay 2\n", CLIENT_GIVEN_REPLAY},
        {"c.txt", "slidewise-replay 2\n", CLIENT_GIVEN_REPLAY},
        {"d.txt", "", CLIENT_GIVEN_PACK},
        {"e.slidewise", "x", CLIENT_GIVEN_PACK},
        {"f.dat", "slidewise-levels 1\n", CLIENT_GIVEN_PACK},
        {"g.png", "", CLIENT_GIVEN_PICTURE},
        {"h", "\x89PNG", CLIENT_GIVEN_PICTURE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(kind_of(write_file(cases[i].name, cases[i].text)), cases[i].kind);
}

CLAIM(a_replay_is_parsed_and_a_pack_is_read)
{
    client_given_file file;
    client_given_open(&file, TEST_DATA_DIR "/replay.txt");
    assert_int_equal(file.kind, CLIENT_GIVEN_REPLAY);
    assert_int_equal(file.status, SW_OK);
    assert_true(file.record.round.session.total > 0);
    client_given_deinit(&file);
    client_given_open(&file, LEVELS_DIR "/words.txt");
    assert_int_equal(file.kind, CLIENT_GIVEN_PACK);
    assert_int_equal(file.status, SW_OK);
    assert_int_equal(strlen(file.text), file.size);
    client_given_deinit(&file);
}

/* Of a picture nothing but its beginning is read, however large it is; any other file has its limit. */
CLAIM(what_is_too_large_is_not_read)
{
    client_given_file file;
    const char *path = write_file("large.txt", "slidewise-levels 1\n");
    assert_int_equal(truncate(path, PUZZLE_PACK_TEXT_MAX + 1), 0);
    client_given_open(&file, path);
    assert_int_equal(file.status, SW_BAD_INPUT);
    assert_null(file.text);
    client_given_deinit(&file);
    path = write_file("large.jpg", "\xFF\xD8");
    assert_int_equal(truncate(path, 1 << 30), 0);
    client_given_open(&file, path);
    assert_int_equal(file.kind, CLIENT_GIVEN_PICTURE);
    assert_int_equal(file.status, SW_OK);
    assert_null(file.text);
    client_given_deinit(&file);
}

CLAIM(what_is_no_file_is_refused)
{
    client_given_file file;
    const char *pipe = in_folder("pipe.replay");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    client_given_open(&file, pipe); /* nobody writes to it, and nobody waits for that */
    assert_int_equal(file.status, SW_IO);
    client_given_deinit(&file);
    client_given_open(&file, in_folder("missing.replay"));
    assert_int_equal(file.status, SW_NOT_FOUND);
    client_given_deinit(&file);
    client_given_open(&file, "/tmp");
    assert_int_equal(file.status, SW_IO);
    client_given_deinit(&file);
}

static void wake(void *data)
{
    atomic_fetch_add((atomic_int *)data, 1);
}

CLAIM(a_job_wakes_once_it_is_done)
{
    atomic_int woken = 0;
    client_given_job *job;
    client_given_file file;
    assert_int_equal(client_given_start(&job, TEST_DATA_DIR "/replay.txt", wake, &woken, NULL),
                     SW_OK);
    double end = os_clock_ms() + 30000;
    while (atomic_load(&woken) == 0 && os_clock_ms() < end)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    assert_int_equal(atomic_load(&woken), 1);
    assert_true(client_given_take(job, &file));
    assert_int_equal(file.status, SW_OK);
    assert_string_equal(file.path, TEST_DATA_DIR "/replay.txt");
    client_given_deinit(&file);
    assert_false(client_given_take(job, &file));
    client_given_drop(job);
}

CLAIM(a_job_may_be_dropped_at_any_time)
{
    static atomic_int woken; /* a thread may still be about to say so */
    for (int i = 0; i < 200; i++) {
        client_given_job *job;
        assert_int_equal(client_given_start(&job, TEST_DATA_DIR "/replay.txt", wake, &woken, NULL),
                         SW_OK);
        if (i % 2)
            nanosleep(&(struct timespec){.tv_nsec = i * 10000L}, NULL);
        client_given_drop(job);
    }
    client_given_drop(NULL);
}

CLAIMS_WITH(begin, end)
