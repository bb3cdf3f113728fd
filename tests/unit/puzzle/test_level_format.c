#include "puzzle/level.h"

#include <string.h>

#include "claims.h"

#include "boards.h"

enum { LIMIT = 10000 };

/* What is already in the writer's form comes back byte by byte. */
static void assert_unchanged(const char *text)
{
    puzzle_pack pack = pack_of(text);
    sw_text written;
    sw_text_init(&written, LIMIT);
    puzzle_pack_format(&pack, &written);
    assert_false(written.failed);
    assert_string_equal(written.data, text);
    sw_text_deinit(&written);
    puzzle_pack_deinit(&pack);
}

CLAIM(every_key_is_written)
{
    assert_unchanged("slidewise-levels 1\n"
                     "title Käthe's levels\n"
                     "author Käthe\n"
                     "\n"
                     "level corner-1\n"
                     "title The corner\n"
                     "author Somebody else\n"
                     "size 3x2\n"
                     "goal snake\n"
                     "board 1,2,3/5,0,4\n"
                     "picture harbour\n"
                     "par 1 optimal\n"
                     "\n"
                     "level lakes\n"
                     "title Lakes\n"
                     "size 3x2\n"
                     "goal standard\n"
                     "board 1,2,3/0,4,5\n"
                     "word LAKES\n"
                     "par 20 best-known\n");
}

CLAIM(slides_are_written_in_version_2_alone)
{
    assert_unchanged("slidewise-levels 2\ntitle P\n\n"
                     "level a\ntitle A\nsize 2x2\ngoal standard\nboard 0,1/3,2\n"
                     "par 2 optimal slides\n\n"
                     "level b\ntitle B\nsize 2x2\ngoal standard\nboard 1,2/0,3\npar 1 optimal\n");
    puzzle_pack pack =
        pack_of("slidewise-levels 2\ntitle P\n"
                "level a\ntitle A\nsize 2x2\ngoal standard\nseed 1\npar 6 optimal\n");
    sw_text text;
    sw_text_init(&text, LIMIT);
    puzzle_pack_format(&pack, &text);
    assert_memory_equal(text.data, "slidewise-levels 1\n", strlen("slidewise-levels 1\n"));
    sw_text_deinit(&text);
    puzzle_pack_deinit(&pack);
}

CLAIM(what_is_missing_stays_missing)
{
    assert_unchanged("slidewise-levels 1\ntitle P\n\n"
                     "level a\ntitle A\nsize 2x2\ngoal standard\nboard 0,1/3,2\n");
}

CLAIM(a_goal_without_a_name_is_written_as_a_board)
{
    assert_unchanged("slidewise-levels 1\ntitle P\n\n"
                     "level a\ntitle A\nsize 3x3\ngoal 7,0,5/2,4,6/3,8,1\n"
                     "board 1,2,3/8,0,4/7,6,5\n");
}

CLAIM(a_level_alone_has_no_header)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\nlevel a\ntitle A\nsize 2x2\n"
                               "goal blank-first\nboard 1 _/2 3\n");
    sw_text text;
    sw_text_init(&text, LIMIT);
    puzzle_level_format(&pack.levels[0], &text);
    assert_string_equal(text.data, "level a\ntitle A\nsize 2x2\ngoal blank-first\nboard 1,0/2,3\n");
    sw_text_deinit(&text);
    puzzle_pack_deinit(&pack);
}

CLAIM(a_seed_is_written_as_the_board_it_gives)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\n"
                               "level a\ntitle A\nsize 4x4\ngoal spiral\nseed 17\n");
    sw_text text;
    sw_text_init(&text, LIMIT);
    puzzle_pack_format(&pack, &text);
    puzzle_pack again = pack_of(text.data);
    assert_null(strstr(text.data, "seed"));
    assert_true(puzzle_board_equal(&pack.levels[0].start, &again.levels[0].start));
    assert_true(puzzle_board_equal(&pack.levels[0].goal, &again.levels[0].goal));
    puzzle_pack_deinit(&again);
    sw_text_deinit(&text);
    puzzle_pack_deinit(&pack);
}
