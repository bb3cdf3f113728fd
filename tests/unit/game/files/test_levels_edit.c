#include "claims.h"

#include "packs.h"

#include <stdio.h>

static const char mine[] =
    "slidewise-levels 1\n# by hand\ntitle P\n"
    "\n# the first\nlevel a\ntitle A\n# it is easy\n  size 2x2\ngoal standard\nseed 4\n"
    "\n# the second\nlevel b\ntitle B\nsize 2x2\ngoal standard\nseed 5\n"
    "# the end";

static game_pack pack_in(const place *here, const char *name)
{
    char file[64];
    game_pack pack = {.own = true};
    snprintf(pack.name, sizeof pack.name, "%s", name);
    snprintf(file, sizeof file, "%s.txt", name);
    path_of(pack.path, here->config, file);
    return pack;
}

static puzzle_level corner(const char *id)
{
    puzzle_level level = {.goal = board_of("1,2,3/4,5,0"), .start = board_of("1,2,3/0,4,5")};
    snprintf(level.id, sizeof level.id, "%s", id);
    snprintf(level.title, sizeof level.title, "Corner");
    return level;
}

PLACE_CLAIM(a_level_is_replaced_and_all_else_stays)
{
    const place *here = *state;
    write_file(here->config, "mine.txt", mine);
    game_pack pack = pack_in(here, "mine");
    puzzle_level level = corner("a");
    assert_int_equal(game_levels_replace(&pack, &level, NULL), SW_OK);
    assert_file(here->config, "mine.txt",
                "slidewise-levels 1\n# by hand\ntitle P\n"
                "\n# the first\nlevel a\ntitle Corner\nsize 3x2\ngoal standard\nboard 1,2,3/0,4,5\n"
                "# it is easy\n"
                "\n# the second\nlevel b\ntitle B\nsize 2x2\ngoal standard\nseed 5\n"
                "# the end");
}

PLACE_CLAIM(a_level_is_deleted_and_the_others_stay)
{
    const place *here = *state;
    write_file(here->config, "mine.txt", mine);
    game_pack pack = pack_in(here, "mine");
    assert_int_equal(game_levels_remove(&pack, "a", NULL), SW_OK);
    assert_file(here->config, "mine.txt",
                "slidewise-levels 1\n# by hand\ntitle P\n"
                "\n# the first\n# the second\nlevel b\ntitle B\nsize 2x2\ngoal standard\nseed 5\n"
                "# the end");
    assert_int_equal(game_levels_remove(&pack, "b", NULL), SW_OK);
    assert_false(file_exists(here->config, "mine.txt")); /* no pack is without levels */
}

PLACE_CLAIM(the_version_goes_with_the_last_par_in_slides)
{
    const place *here = *state;
    write_file(here->config, "mine.txt",
               "slidewise-levels 2\ntitle P\n\nlevel a\ntitle A\nsize 2x2\ngoal standard\nseed 4\n"
               "par 6 optimal slides\n\nlevel b\ntitle B\nsize 2x2\ngoal standard\nseed 5\n");
    game_pack pack = pack_in(here, "mine");
    puzzle_level level = corner("a");
    level.par = 2;
    level.par_proof = PUZZLE_PAR_OPTIMAL;
    assert_int_equal(game_levels_replace(&pack, &level, NULL), SW_OK);
    assert_file(here->config, "mine.txt",
                "slidewise-levels 1\ntitle P\n\nlevel a\ntitle Corner\nsize 3x2\ngoal standard\n"
                "board 1,2,3/0,4,5\npar 2 optimal\n"
                "\nlevel b\ntitle B\nsize 2x2\ngoal standard\nseed 5\n");
}

PLACE_CLAIM(nothing_is_touched_where_it_cannot_be_done)
{
    const place *here = *state;
    sw_error error;
    write_file(here->config, "mine.txt", mine);
    game_pack pack = pack_in(here, "mine");
    puzzle_level level = corner("c");
    assert_int_equal(game_levels_replace(&pack, &level, &error), SW_NOT_FOUND);
    assert_contains(error.message, "no level 'c'");
    level = corner("a");
    snprintf(level.title, sizeof level.title, "two\nlines");
    assert_int_equal(game_levels_replace(&pack, &level, &error), SW_BAD_INPUT);
    pack.own = false;
    assert_int_equal(game_levels_remove(&pack, "a", &error), SW_BAD_INPUT);
    assert_file(here->config, "mine.txt", mine);
    write_file(here->config, "torn.txt", "slidewise-levels 1\ntitle T\nlevel x\n");
    pack = pack_in(here, "torn");
    assert_int_equal(game_levels_remove(&pack, "x", &error), SW_BAD_INPUT);
    assert_contains(error.message, "torn.txt");
}
