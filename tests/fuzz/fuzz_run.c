/* The file of a run: what is read of it reads as the same run again, can be played on, and what is kept of the run
 * in the end reads as well. Each input is tried as it is; and as a run whose challenge is the first line and whose
 * journal are the others, each with the checksum that it would need, which no chance would find. */

#include "format/checksum.h"
#include "format/save_form.h"
#include "game/results.h"
#include "game/save.h"
#include "require.h"
#include "results/results_text.h"
#include "run/run_text.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { DATE = 1763664302, LONGEST = 20000 };

static void require_same(const game_run *a, const game_run *b)
{
    REQUIRE(a->id == b->id && a->seed == b->seed && a->date == b->date);
    REQUIRE(a->count == b->count && a->over == b->over && a->paused == b->paused);
    REQUIRE(a->time_ms == b->time_ms && a->learned == b->learned && a->learn_ms == b->learn_ms);
    REQUIRE(a->round.session.time_ms == b->round.session.time_ms);
    REQUIRE(puzzle_board_equal(&a->round.session.board, &b->round.session.board));
}

static void require_replay(const game_run *run)
{
    game_record record, back;
    sw_text text;
    if (!game_run_record(run, DATE, &record))
        return;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(&record, &text);
    REQUIRE(!text.failed);
    REQUIRE(game_record_parse(&back, text.data, text.length, NULL) == SW_OK);
    game_record_deinit(&back);
    game_record_deinit(&record);
    sw_text_deinit(&text);
}

static void require_result(const game_run *run)
{
    game_run_result whole;
    game_results results;
    sw_text lines;
    if (!game_run_result_of(run, DATE, &whole))
        return;
    sw_text_init(&lines, GAME_RESULT_LINE * 2);
    sw_text_addf(&lines, "%s\n", game_results_title);
    game_run_result_format(&whole, &lines);
    REQUIRE(!lines.failed);
    REQUIRE(game_results_parse(&results, lines.data, lines.length, NULL) == SW_OK);
    REQUIRE(game_results_find_run(&results, whole.id));
    game_results_deinit(&results);
    sw_text_deinit(&lines);
}

static void require_kept(const game_run *run)
{
    require_replay(run);
    require_result(run);
}

static void try_text(const char *text, size_t length)
{
    game_run run, again;
    size_t good = 0, same = 0;
    sw_error error = {0};
    sw_status status = game_run_parse(&run, text, length, &good, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.message[0] != '\0');
        REQUIRE(status != SW_BAD_INPUT || error.line > 0);
        return;
    }
    REQUIRE(good <= length);
    REQUIRE(game_run_parse(&again, text, good, &same, NULL) == SW_OK && same == good);
    require_same(&run, &again);
    game_run_deinit(&again);
    require_kept(&run);
    game_run_advance(&run, 1234.5);
    game_run_apply(&run, (game_run_command){.act = GAME_RUN_END});
    require_kept(&run);
    game_run_deinit(&run);
}

static void add_head(sw_text *out, const char *challenge, size_t length)
{
    sw_text_add(out, "slidewise-run 1\nid 0000000000000abc\ndate 2026-11-20T18:45:02Z\n"
                     "day 2026-11-20\nseed 5\nchallenge ");
    sw_text_add_bytes(out, challenge, length);
    sw_text_add_char(out, '\n');
    game_sum_add_line(0, out);
}

static void try_as_journal(const char *data, size_t size)
{
    const char *end = memchr(data, '\n', size);
    size_t first = end ? (size_t)(end - data) : size;
    sw_text text;
    sw_text_init(&text, 1024 + size * 12);
    add_head(&text, data, first);
    for (size_t i = first + 1; i < size; i++) {
        sw_text_add_char(&text, data[i] == '\n' ? ' ' : data[i]);
        if (data[i] == '\n')
            sw_text_addf(&text, "%08x\n", (unsigned)game_sum(GAME_SUM, text.data, text.length));
    }
    REQUIRE(!text.failed);
    try_text(text.data, text.length);
    sw_text_deinit(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > LONGEST)
        return 0;
    try_text((const char *)data, size);
    try_as_journal((const char *)data, size);
    return 0;
}
