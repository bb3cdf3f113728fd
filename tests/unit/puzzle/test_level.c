#include "puzzle/level.h"

#include "puzzle/scramble.h"

#include <stdio.h>
#include <string.h>

#include "claims.h"

#include "boards.h"

CLAIM(every_key_is_understood)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\n"
                               "# a comment\n"
                               "title First steps\n"
                               "author Käthe\n"
                               "\n"
                               "level corner-1\n"
                               "title The corner  \n"
                               "author Somebody else\n"
                               "size 3x2\n"
                               "goal snake\n"
                               "board 1 2 3/5 0 4\n"
                               "picture harbour\n"
                               "par 1 optimal\n");
    assert_string_equal(pack.title, "First steps");
    assert_string_equal(pack.author, "Käthe");
    assert_int_equal(pack.count, 1);
    const puzzle_level *level = &pack.levels[0];
    assert_string_equal(level->id, "corner-1");
    assert_string_equal(level->title, "The corner");
    assert_string_equal(level->author, "Somebody else");
    assert_string_equal(level->picture, "harbour");
    assert_board(&level->start, "1,2,3/5,0,4");
    assert_board(&level->goal, "1,2,3/0,5,4");
    assert_int_equal(level->par, 1);
    assert_int_equal(level->par_proof, PUZZLE_PAR_OPTIMAL);
    assert_int_equal(level->line, 6);
    puzzle_pack_deinit(&pack);
    assert_null(pack.levels);
    puzzle_pack_deinit(&pack);
}

CLAIM(only_title_size_goal_and_start_are_needed)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\n"
                               "level a\ntitle A\nsize 2x2\ngoal standard\nboard 0,1/3,2\n");
    assert_string_equal(pack.author, "");
    assert_string_equal(pack.levels[0].author, "");
    assert_string_equal(pack.levels[0].picture, "");
    assert_int_equal(pack.levels[0].par, 0);
    assert_int_equal(pack.levels[0].par_proof, PUZZLE_PAR_NONE);
    puzzle_pack_deinit(&pack);
}

CLAIM(order_indentation_and_line_ends_mean_nothing)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\r\n\r\n  title P\r\n"
                               "\tlevel a\r\n par\t7  best-known \r\n seed 4\r\n"
                               "  # another comment\r\n goal 0 1 2/3 4 5\r\n size 3x2\r\n title A");
    assert_int_equal(pack.count, 1);
    assert_board(&pack.levels[0].goal, "0,1,2/3,4,5");
    assert_int_equal(pack.levels[0].par, 7);
    assert_int_equal(pack.levels[0].par_proof, PUZZLE_PAR_BEST_KNOWN);
    puzzle_pack_deinit(&pack);
}

CLAIM(a_seed_is_the_scramble_or_walk_of_the_goal)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\n"
                               "level a\ntitle A\nsize 4x4\ngoal spiral\nseed 17\n"
                               "level b\ntitle B\nsize 4x4\ngoal spiral\nseed 17 moves 30\n");
    puzzle_board goal = goal_of(PUZZLE_GOAL_SPIRAL, 4, 4);
    sw_rng rng = sw_rng_seed(17);
    puzzle_board scramble = puzzle_scramble(&goal, &rng);
    rng = sw_rng_seed(17);
    puzzle_board walk = puzzle_scramble_moves(&goal, 30, &rng);
    assert_true(puzzle_board_equal(&pack.levels[0].start, &scramble));
    assert_true(puzzle_board_equal(&pack.levels[1].start, &walk));
    puzzle_pack_deinit(&pack);
}

CLAIM(a_word_names_the_tiles)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\n"
                               "level a\ntitle A\nword CUPBOARD\nsize 3x3\ngoal standard\nseed 1\n"
                               "level b\ntitle B\nsize 9x3\nword ABCDEFGHIJKLMNOPQRSTUVWXYZ\n"
                               "goal standard\nseed 1\n"
                               "level c\ntitle C\nsize 2x2\ngoal standard\nseed 1\n");
    assert_string_equal(pack.levels[0].word, "CUPBOARD");
    assert_string_equal(pack.levels[1].word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    assert_string_equal(pack.levels[2].word, "");
    puzzle_pack_deinit(&pack);
}

CLAIM(levels_are_found_by_id)
{
    puzzle_pack pack = pack_of("slidewise-levels 1\ntitle P\n"
                               "level a\ntitle A\nsize 2x2\ngoal standard\nseed 1\n"
                               "level b\ntitle B\nsize 2x2\ngoal standard\nseed 1\n");
    assert_string_equal(puzzle_pack_find(&pack, "b")->title, "B");
    assert_null(puzzle_pack_find(&pack, "c"));
    assert_null(puzzle_pack_find(&pack, ""));
    puzzle_pack_deinit(&pack);
}

CLAIM(a_pack_of_version_2_may_count_slides)
{
    puzzle_pack pack =
        pack_of("slidewise-levels 2\ntitle P\n"
                "level a\ntitle A\nsize 3x3\ngoal standard\nseed 1\n"
                "par 9\toptimal  slides \n"
                "level b\ntitle B\nsize 3x3\ngoal standard\nseed 2\n"
                "par 8 best-known slides\n"
                "level c\ntitle C\nsize 3x3\ngoal standard\nseed 3\npar 7 optimal\n");
    const struct {
        int par;
        puzzle_par_proof proof;
        puzzle_metric metric;
    } wanted[] = {{9, PUZZLE_PAR_OPTIMAL, PUZZLE_METRIC_SLIDES},
                  {8, PUZZLE_PAR_BEST_KNOWN, PUZZLE_METRIC_SLIDES},
                  {7, PUZZLE_PAR_OPTIMAL, PUZZLE_METRIC_MOVES}};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(pack.levels[i].par, wanted[i].par);
        assert_int_equal(pack.levels[i].par_proof, wanted[i].proof);
        assert_int_equal(pack.levels[i].par_metric, wanted[i].metric);
    }
    puzzle_pack_deinit(&pack);
}

static void assert_refused(const char *text, size_t length, sw_status status, int line,
                           const char *message)
{
    puzzle_pack pack = {.count = 77};
    sw_error error;
    assert_int_equal(puzzle_pack_parse(&pack, text, length, &error), status);
    assert_string_equal(error.message, message);
    assert_int_equal(error.line, line);
    assert_int_equal(error.status, status);
    assert_int_equal(pack.count, 77);
    assert_null(pack.levels);
}

CLAIM(a_text_that_is_no_pack_is_refused_with_its_line)
{
    const struct {
        const char *text;
        int line;
        const char *message;
    } cases[] = {
        {"", 1, "this is no level pack: its first line is not 'slidewise-levels 1'"},
        {"hello\n", 1, "this is no level pack: its first line is not 'slidewise-levels 1'"},
        {"\nslidewise-levels 1\n", 1,
         "this is no level pack: its first line is not 'slidewise-levels 1'"},
        {"slidewise-levels 1x", 1,
         "this is no level pack: its first line is not 'slidewise-levels 1'"},
        {"slidewise-levels 3\ntitle P\n", 1,
         "the pack is of version 3; only versions 1 to 2 are known"},
        {"slidewise-levels 0\ntitle P\n", 1,
         "this is no level pack: its first line is not 'slidewise-levels 1'"},
        {"slidewise-levels 1\n", 1, "the pack has no title"},
        {"slidewise-levels 1\ntitle P\n", 1, "the pack has no level"},
        {"slidewise-levels 1\ntitle P\n\nsize 2x2\n", 4,
         "size belongs to a level: 'level ID' comes first"},
        {"slidewise-levels 1\ntitle P\nauthor A\nauthor B\n", 4,
         "author is there already, in line 3"},
        {"slidewise-levels 1\ntitle P\ncolour red\n", 3, "no key is called 'colour'"},
        {"slidewise-levels 1\ntitle P\nTitle Q\n", 3, "no key is called 'Title'"},
        {"slidewise-levels 1\ntitle P\nlevels-are-listed-here a\n", 3, "no key is as long as this"},
        {"slidewise-levels 1\ntitle \n", 2, "title has no value"},
        {"slidewise-levels 1\ntitle P\nlevel\n", 3, "level has no value"},
        {"slidewise-levels 1\ntitle P\nauthor \x07\n", 3, "U+0007 is a control character"},
        {"slidewise-levels 1\ntitle P\nauthor \x7F\n", 3, "U+007F is a control character"},
        {"slidewise-levels 1\ntitle P\n# a\rb\n", 3, "U+000D is a control character"},
        {"slidewise-levels 1\ntitle P\nauthor \xC2\x9B"
         "2J\n",
         3, "U+009B is a control character"},
        {"slidewise-levels 1\ntitle P\nauthor \xFF\n", 3, "this is not UTF-8"},
        {"slidewise-levels 1\ntitle P\nlevel A\n", 3,
         "a level's id is 1 to 47 of a to z, 0 to 9 and '-'"},
        {"slidewise-levels 1\ntitle P\nlevel a b\n", 3,
         "a level's id is 1 to 47 of a to z, 0 to 9 and '-'"},
        {"slidewise-levels 1\ntitle P\n"
         "level aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
         3, "a level's id is 1 to 47 of a to z, 0 to 9 and '-'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_refused(cases[i].text, strlen(cases[i].text), SW_BAD_INPUT, cases[i].line,
                       cases[i].message);
    const char nul[] = "slidewise-levels 1\ntitle P\0Q\n";
    assert_refused(nul, sizeof nul - 1, SW_BAD_INPUT, 2, "U+0000 is a control character");
}

/* Lines 4 and on of a pack whose level begins in line 3. */
static void assert_level_refused(const char *lines, sw_status status, int line, const char *message)
{
    char text[1024];
    int length = snprintf(text, sizeof text, "slidewise-levels 1\ntitle P\nlevel a\n%s", lines);
    assert_in_range(length, 0, sizeof text - 1);
    assert_refused(text, (size_t)length, status, line, message);
}

CLAIM(a_level_with_a_missing_or_bad_key_is_refused_with_its_line)
{
    const struct {
        const char *lines;
        int line;
        const char *message;
    } cases[] = {
        {"size 2x2\ngoal standard\nseed 1\n", 3, "level 'a' has no title"},
        {"title A\ngoal standard\nseed 1\n", 3, "level 'a' has no size"},
        {"title A\nsize 2x2\nseed 1\n", 3, "level 'a' has no goal"},
        {"title A\nsize 2x2\ngoal standard\n", 3, "level 'a' needs either a board or a seed"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nboard 0,1/3,2\n", 3,
         "level 'a' needs either a board or a seed"},
        {"title A\n\nsize 2x2\nsize 2x2\n", 7, "size is there already, in line 6"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nlevel a\n", 8,
         "level 'a' is there already, in line 3"},
        {"title A\nsize 2\ngoal standard\nseed 1\n", 5,
         "size: '2' is not a size: columns x rows, each 2 to 32, such as 4x3"},
        {"title A\nsize 2x2\ngoal heap\nseed 1\n", 6,
         "goal: no goal is called 'heap': it is standard, blank-first, snake, spiral, columns or a "
         "board"},
        {"title A\nsize 2x2\ngoal 1 2 3/4 5 0\nseed 1\n", 6,
         "goal: the goal is 3x2, but the board is 2x2"},
        {"title A\nsize 2x2\ngoal standard\nboard 1 1/2 0\n", 7,
         "board: row 1, column 2: tile 1 appears twice"},
        {"title A\nsize 2x2\ngoal standard\nboard 1 2 3/4 5 0\n", 7,
         "board: this is 3x2, but size says 2x2"},
        {"title A\nsize 2x2\ngoal standard\nboard 1 2/3 0\n", 7, "board: this is the goal already"},
        {"title A\nsize 2x2\ngoal standard\nseed -1\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 9223372036854775808\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1 moves 100001\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1 moves\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1moves 2\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1 moves 2 more\n", 7,
         "seed: N or 'N moves K' is expected, K from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\npar 6\n", 8,
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\npar 0 optimal\n", 8,
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\npar 6 optimal best-known\n", 8,
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\npicture ../harbour\n", 8,
         "picture: a name has only a to z, 0 to 9 and '-'"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nword ACE\npicture harbour\n", 8,
         "level 'a' has either a word or a picture"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nword Ace\n", 8,
         "word: only A to Z, and no letter twice"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nword A E\n", 8,
         "word: only A to Z, and no letter twice"},
        {"title A\nsize 3x2\ngoal standard\nseed 1\nword EAGLE\n", 8,
         "word: only A to Z, and no letter twice"},
        {"title A\nsize 3x2\ngoal standard\nword RIVERS\nseed 1\n", 7,
         "word: only A to Z, and no letter twice"},
        {"title A\nsize 3x2\ngoal standard\nseed 1\nword PLANET\n", 8,
         "word: this has 6 letters, the board 5 tiles"},
        {"title A\nsize 2x2\ngoal standard\nseed 1\nword ACEACEACEACEACEACEACEACEACEACEAC\n", 8,
         "word is longer than 31 bytes"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_level_refused(cases[i].lines, SW_BAD_INPUT, cases[i].line, cases[i].message);
}

CLAIM(slides_are_refused_where_they_cannot_stand)
{
    const struct {
        const char *version, *par, *message;
    } cases[] = {
        {"1", "6 optimal slides",
         "par: slides need a pack of version 2, and this one is of version 1"},
        {"1", "6 optimal moves",
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000"},
        {"2", "6 slides",
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000, with 'slides' "
         "behind it or not"},
        {"2", "6 optimal slides slides",
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000, with 'slides' "
         "behind it or not"},
        {"2", "6 optimal moves",
         "par: 'N optimal' or 'N best-known' is expected, N from 1 to 100000, with 'slides' "
         "behind it or not"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[200];
        int length = snprintf(text, sizeof text,
                              "slidewise-levels %s\ntitle P\nlevel a\ntitle A\nsize 2x2\n"
                              "goal standard\nseed 1\npar %s\n",
                              cases[i].version, cases[i].par);
        assert_refused(text, (size_t)length, SW_BAD_INPUT, 8, cases[i].message);
    }
}

CLAIM(a_level_without_a_solution_is_refused)
{
    assert_level_refused("title A\nsize 2x2\ngoal standard\nboard 2 1/3 0\n", SW_UNSOLVABLE, 7,
                         "board: the goal cannot be reached from it");
}

CLAIM(texts_of_95_bytes_fit_and_no_more)
{
    char lines[300];
    snprintf(lines, sizeof lines, "title %095d\nsize 2x2\ngoal standard\nseed -\n", 0);
    assert_level_refused(lines, SW_BAD_INPUT, 7,
                         "seed: N or 'N moves K' is expected, K from 1 to 100000");
    snprintf(lines, sizeof lines, "title %096d\nsize 2x2\ngoal standard\nseed 1\n", 0);
    assert_level_refused(lines, SW_BAD_INPUT, 4, "title is longer than 95 bytes");
}

CLAIM(a_pack_has_at_most_256_levels)
{
    sw_text text;
    sw_text_init(&text, 100000);
    sw_text_add(&text, "slidewise-levels 1\ntitle P\n");
    for (int i = 0; i < PUZZLE_PACK_MAX_LEVELS; i++)
        sw_text_addf(&text, "level n%d\ntitle N\nsize 2x2\ngoal standard\nseed %d\n", i, i);
    puzzle_pack pack = pack_of(text.data);
    assert_int_equal(pack.count, 256);
    assert_string_equal(pack.levels[255].id, "n255");
    puzzle_pack_deinit(&pack);

    sw_text_add(&text, "level more\n");
    assert_refused(text.data, text.length, SW_BAD_INPUT, 3 + 256 * 5,
                   "a pack has at most 256 levels");
    sw_text_deinit(&text);
}

CLAIM(the_largest_board_can_be_written_with_spaces)
{
    sw_text text;
    sw_text_init(&text, 100000);
    sw_text_add(&text, "slidewise-levels 1\ntitle P\nlevel a\ntitle A\nsize 32x32\n"
                       "goal standard\nboard ");
    for (int cell = 0; cell < PUZZLE_MAX_CELLS; cell++) {
        if (cell > 0)
            sw_text_add(&text, cell % 32 == 0 ? " / " : ", ");
        /* The goal with its last two tiles and the blank turned in a circle. */
        int tile = cell < 1021 ? cell + 1 : cell == 1021 ? 0 : cell;
        sw_text_addf(&text, "%d", tile);
    }
    puzzle_pack pack = pack_of(text.data);
    assert_int_equal(pack.levels[0].start.blank, 1021);
    puzzle_pack_deinit(&pack);
    sw_text_deinit(&text);
}
