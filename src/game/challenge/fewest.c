/* Fewest moves, or slides: the same board three times; undone moves do not count, and no clock does. */
#include "challenge/modes.h"

static int tries(const game_challenge *challenge)
{
    enum { TRIES = 3 };
    (void)challenge;
    return TRIES;
}

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    (void)index;
    game_draw_uniform(challenge->size, seed, out);
}

static bool better(const game_run_result *a, const game_run_result *b)
{
    return a->fewest < b->fewest;
}

static void settings(const game_challenge *challenge, sw_text *out)
{
    if (challenge->metric == PUZZLE_METRIC_SLIDES)
        sw_text_add(out, " slides");
}

static bool take_settings(sw_scan *scan, game_challenge *out)
{
    if (sw_scan_word(scan, "slides"))
        out->metric = PUZZLE_METRIC_SLIDES;
    return sw_scan_done(scan);
}

static const game_option options[] = {GAME_OPTION_OF_SIZE};

const game_rules game_rules_fewest = {
    .name = "fewest",
    .noun = N_("fewest moves"),
    .usual = {.size = {4, 4}},
    .most_side = GAME_CHALLENGE_SIDE,
    .may = GAME_MAY_UNDO,
    .clock = GAME_CLOCK_NONE,
    .waits = true,
    .par = true,
    .by_metric = true,
    .boards = tries,
    .draw = draw,
    .better = better,
    .options = options,
    .option_count = 1,
    .settings = settings,
    .take_settings = take_settings,
};
