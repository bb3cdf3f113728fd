/* The daily board as a challenge: one board, with all help. */
#include "base/day.h"
#include "challenge/modes.h"
#include "game/daily.h"

#include <stdio.h>

/* A bundled picture, another one each month. */
static const char *picture_of(int day)
{
    static const char *const months[] = {
        "heron-window",    "citrus-grove",    "umbrellas-in-the-rain", "koi-pond",
        "coral-reef",      "balloon-morning", "lake-at-dusk",          "chart-of-the-isles",
        "shelf-of-glazes", "fox-in-autumn",   "city-by-night",         "ringed-planet",
    };
    return months[sw_day_calendar(day).month - 1];
}

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    (void)seed;
    (void)index;
    game_daily daily = game_daily_of(challenge->day);
    *out = (game_round){.look = {.style = daily.picture ? GAME_PICTURE : GAME_NUMBERS},
                        .origin = {.kind = GAME_FROM_BOARD, .board = game_daily_kind(daily.day)}};
    if (daily.picture)
        snprintf(out->look.picture, sizeof out->look.picture, "%s", picture_of(daily.day));
    game_session_init(&out->session, &daily.start, &daily.goal);
}

static void settings(const game_challenge *challenge, sw_text *out)
{
    char date[SW_DAY_SIZE];
    sw_day_format(challenge->day, date);
    sw_text_addf(out, " %s", date);
}

static bool take_settings(sw_scan *scan, game_challenge *out)
{
    int day;
    if (!sw_scan_day(scan, &day) || day < GAME_DAILY_FIRST || day > GAME_DAILY_LAST)
        return false;
    out->day = day;
    out->size = game_daily_size(day);
    return true;
}

const game_rules game_rules_daily = {
    .name = "daily",
    .noun = N_("daily boards"),
    .of_day = true,
    .may = GAME_MAY_UNDO | GAME_MAY_ASK,
    .clock = GAME_CLOCK_BOARDS,
    .par = true,
    .boards = game_one_board,
    .draw = draw,
    .better = game_sooner,
    .settings = settings,
    .take_settings = take_settings,
};
