/* Memory runs out at each place in turn: what is to be written is whole, or it says that it is not. */
#include "game/results.h"
#include "game/run.h"
#include "game/settings.h"
#include "scarce_memory.h"

#include "claims.h"

#include <string.h>

enum { MOST_ALLOCATIONS = 200, TEXT_LIMIT = 1 << 16 };

typedef void write_text(sw_text *out);

static void write_settings(sw_text *out)
{
    game_settings settings = game_settings_default();
    game_settings_format(&settings, "# mine\nrelay = 5x5\nunknown = 1\n", out);
}

static void write_run_result(sw_text *out)
{
    const game_run_result run = {.id = 1,
                                 .challenge = game_challenge_usual(GAME_MODE_MARATHON),
                                 .boards = 5,
                                 .time_ms = 60000,
                                 .began_day = -1};
    game_run_result_format(&run, out);
}

/* Without a failing allocation at last, so that all places were tried. */
static void assert_whole_or_failed(write_text *write)
{
    sw_text whole;
    long failed = 1;
    sw_text_init(&whole, TEXT_LIMIT);
    write(&whole);
    assert_false(whole.failed);
    for (long allowed = 0; failed > 0; allowed++) {
        sw_text text;
        assert_true(allowed < MOST_ALLOCATIONS);
        sw_text_init(&text, TEXT_LIMIT);
        scarce_memory_begin(allowed, 1);
        write(&text);
        failed = scarce_memory_end();
        if (!text.failed)
            assert_string_equal(text.data, whole.data);
        sw_text_deinit(&text);
    }
    sw_text_deinit(&whole);
}

CLAIM(settings_are_written_whole_or_not_at_all)
{
    assert_whole_or_failed(write_settings);
}

CLAIM(the_line_of_a_run_is_written_whole_or_not_at_all)
{
    assert_whole_or_failed(write_run_result);
}

/* What was chosen is no default for want of memory: the defaults would be saved over it. */
CLAIM(settings_are_read_without_memory)
{
    static const char text[] = "version = 2\nmarathon = 5x5 12\nblind = 3x3\n";
    game_settings settings;
    scarce_memory_begin(0, MOST_ALLOCATIONS);
    sw_status status = game_settings_parse(&settings, text, strlen(text), NULL);
    scarce_memory_end();
    assert_int_equal(status, SW_OK);
    assert_int_equal(settings.challenges[GAME_MODE_MARATHON].size.columns, 5);
    assert_int_equal(settings.challenges[GAME_MODE_BLIND].size.columns, 3);
}

/* Nor is a run's board one of no challenge. */
CLAIM(a_run_begins_with_its_challenge_without_memory)
{
    game_run run;
    const game_challenge challenge = game_challenge_usual(GAME_MODE_MARATHON);
    scarce_memory_begin(0, MOST_ALLOCATIONS);
    game_run_init(&run, &challenge, 5, 1, 0, -1);
    scarce_memory_end();
    assert_string_equal(run.round.challenge, "marathon 4x4 5");
    game_run_deinit(&run);
}
