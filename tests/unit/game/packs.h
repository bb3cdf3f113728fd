#ifndef TESTS_GAME_PACKS_H
#define TESTS_GAME_PACKS_H

/* Two folders of level packs: the place's `state` is the game's, its `config` the player's. */

#include "fixture.h"
#include "folders.h"
#include "game/levels.h"

static const char good_pack[] = "slidewise-levels 1\n"
                                "title A pack\n"
                                "\n"
                                "level one\n"
                                "title One\n"
                                "size 2x2\n"
                                "goal standard\n"
                                "board 0,1/3,2\n"
                                "\n"
                                "level two\n"
                                "title Two\n"
                                "size 3x2\n"
                                "goal standard\n"
                                "board 1,2,3/0,4,5\n"
                                "word LAKES\n";

static inline game_levels loaded_levels(const place *here)
{
    game_levels levels;
    sw_error error;
    if (game_levels_load(&levels, here->state, here->config, &error) != SW_OK)
        fail_msg("%s", error.message);
    return levels;
}

static inline void assert_contains(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is not in '%s'", part, text);
}

#endif
