/* Time attack: each solved board gives the clock some seconds more. */
#include "challenge/modes.h"

enum { MOST_SECONDS = 3600 };

static int no_end(const game_challenge *challenge)
{
    (void)challenge;
    return 0;
}

static double limit_ms(const game_challenge *challenge, int solved)
{
    return 1000.0 * (challenge->first_s + (double)challenge->each_s * solved);
}

static bool better(const game_run_result *a, const game_run_result *b)
{
    bool even = a->boards == b->boards && a->time_ms == b->time_ms;
    return even ? a->moves < b->moves : game_sooner(a, b);
}

static void settings(const game_challenge *challenge, sw_text *out)
{
    sw_text_addf(out, " %d+%d", challenge->first_s, challenge->each_s);
}

static bool take_settings(sw_scan *scan, game_challenge *out)
{
    int64_t first, each;
    if (!sw_scan_integer(scan, 1, MOST_SECONDS, &first) || !sw_scan_char(scan, '+') ||
        !sw_scan_integer(scan, 0, MOST_SECONDS, &each))
        return false;
    out->first_s = (int)first;
    out->each_s = (int)each;
    return true;
}

/* Small boards take seconds, and large ones minutes: both begin with what lets a few be solved. */
static void suit(game_challenge *challenge)
{
    enum { SMALL = 9, USUAL = 16 };
    int cells = puzzle_size_cells(challenge->size);
    challenge->first_s = cells <= SMALL ? 30 : cells <= USUAL ? 60 : 180;
    challenge->each_s = cells <= SMALL ? 5 : cells <= USUAL ? 15 : 45;
}

static const game_option options[] = {
    GAME_OPTION_OF_SIZE,
    {.kind = GAME_OPTION_FIRST, .values = {30, 60, 120, 300}},
    {.kind = GAME_OPTION_EACH, .values = {5, 10, 15, 20}},
};

const game_rules game_rules_attack = {
    .name = "attack",
    .noun = N_("time attack"),
    .usual = {.size = {4, 4}},
    .most_side = GAME_CHALLENGE_SIDE,
    .may = GAME_MAY_UNDO,
    .clock = GAME_CLOCK_RUNS_ON,
    .boards = no_end,
    .draw = game_draw_next,
    .limit_ms = limit_ms,
    .better = better,
    .options = options,
    .option_count = 3,
    .suit = suit,
    .settings = settings,
    .take_settings = take_settings,
};
