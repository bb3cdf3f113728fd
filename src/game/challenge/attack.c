/* Time attack: each solved board gives the clock some seconds more. */
#include "challenge/modes.h"

static int no_end(const game_challenge *challenge)
{
    (void)challenge;
    return 0;
}

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    game_draw_uniform(challenge->size, seed + (uint64_t)index, out);
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
    sw_text_addf(out, "%d+%d", challenge->first_s, challenge->each_s);
}

static bool take_settings(sw_scan *scan, game_challenge *out)
{
    int64_t first, each;
    if (!sw_scan_integer(scan, 1, GAME_ATTACK_SECONDS, &first) || !sw_scan_char(scan, '+') ||
        !sw_scan_integer(scan, 0, GAME_ATTACK_SECONDS, &each))
        return false;
    out->first_s = (int)first;
    out->each_s = (int)each;
    return true;
}

const game_rules game_rules_attack = {
    .name = "attack",
    .may = GAME_MAY_UNDO,
    .clock = GAME_CLOCK_RUNS_ON,
    .boards = no_end,
    .draw = draw,
    .limit_ms = limit_ms,
    .better = better,
    .settings = settings,
    .take_settings = take_settings,
};
