/* Marathon: many boards of one size, each with its own time. */
#include "challenge/modes.h"

enum { LEAST_BOARDS = 2, MOST_BOARDS = 10000 };

static int boards(const game_challenge *challenge)
{
    return challenge->boards;
}

static void settings(const game_challenge *challenge, sw_text *out)
{
    sw_text_addf(out, " %d", challenge->boards);
}

static bool take_settings(sw_scan *scan, game_challenge *out)
{
    int64_t count;
    if (!sw_scan_integer(scan, LEAST_BOARDS, MOST_BOARDS, &count))
        return false;
    out->boards = (int)count;
    return true;
}

static const game_option options[] = {
    GAME_OPTION_OF_SIZE,
    {.kind = GAME_OPTION_BOARDS,
     .values = {5, 12, 25, 50, 100, 1000},
     .least = LEAST_BOARDS,
     .most = MOST_BOARDS},
};

const game_rules game_rules_marathon = {
    .name = "marathon",
    .noun = N_("marathon"),
    .usual = {.size = {4, 4}, .boards = 5},
    .most_side = GAME_CHALLENGE_SIDE,
    .may = GAME_MAY_UNDO,
    .clock = GAME_CLOCK_BOARDS,
    .waits = true,
    .boards = boards,
    .draw = game_draw_next,
    .better = game_sooner,
    .options = options,
    .option_count = 2,
    .settings = settings,
    .take_settings = take_settings,
};
