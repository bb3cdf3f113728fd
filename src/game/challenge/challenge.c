/* Challenges as values and as text. */
#include "game/challenge.h"

#include "challenge/modes.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"

#include <string.h>

const game_rules *game_rules_of(game_mode mode)
{
#define ROW(NAME, name) &game_rules_##name,
    static const game_rules *const modes[GAME_MODES] = {GAME_MODE_LIST(ROW)};
#undef ROW
    return modes[mode];
}

game_challenge game_challenge_usual(game_mode mode)
{
    const game_rules *rules = game_rules_of(mode);
    game_challenge usual = rules->usual;
    usual.mode = mode;
    if (rules->suit)
        rules->suit(&usual);
    return usual;
}

bool game_challenge_same(const game_challenge *a, const game_challenge *b)
{
    return a->mode == b->mode && puzzle_size_equal(a->size, b->size) && a->boards == b->boards &&
           a->first_s == b->first_s && a->each_s == b->each_s && a->metric == b->metric;
}

bool game_challenge_text_same(const char *a, const char *b)
{
    game_challenge left, right;
    return strcmp(a, b) == 0 ||
           (game_challenge_parse(&left, a, NULL) == SW_OK &&
            game_challenge_parse(&right, b, NULL) == SW_OK && game_challenge_same(&left, &right));
}

/* ---- For the modes ---- */

int game_one_board(const game_challenge *challenge)
{
    (void)challenge;
    return 1;
}

void game_draw_uniform(puzzle_size size, uint64_t seed, game_round *out)
{
    puzzle_board goal;
    sw_rng rng = sw_rng_seed(seed);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    *out = (game_round){.look = {.style = GAME_NUMBERS},
                        .origin = {.kind = GAME_FROM_SEED,
                                   .board = GAME_BOARD_UNIFORM,
                                   .seed = (unsigned long long)seed}};
    game_session_init(&out->session, &start, &goal);
}

void game_draw_next(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    game_draw_uniform(challenge->size, seed + (uint64_t)index, out);
}

bool game_sooner(const game_run_result *a, const game_run_result *b)
{
    bool whole = a->boards > b->boards;
    return a->boards == b->boards ? a->time_ms < b->time_ms : whole;
}

/* ---- Text ---- */

void game_challenge_format(const game_challenge *challenge, sw_text *out)
{
    const game_rules *rules = game_rules_of(challenge->mode);
    sw_text_add(out, rules->name);
    if (!rules->of_day)
        sw_text_addf(out, " %dx%d", challenge->size.columns, challenge->size.rows);
    if (rules->settings)
        rules->settings(challenge, out);
}

static bool take_mode(sw_scan *scan, game_mode *out)
{
    for (int mode = 0; mode < GAME_MODES; mode++)
        if (sw_scan_word(scan, game_rules_of((game_mode)mode)->name)) {
            *out = (game_mode)mode;
            return true;
        }
    return false;
}

static bool take_size(sw_scan *scan, const game_rules *rules, puzzle_size *out)
{
    char text[16];
    return sw_scan_char(scan, ' ') && sw_scan_token(scan, text, sizeof text) &&
           puzzle_size_parse(out, text, NULL) == SW_OK && out->columns <= rules->most_side &&
           out->rows <= rules->most_side && (!rules->square || out->columns == out->rows);
}

sw_status game_challenge_parse(game_challenge *out, const char *text, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    game_challenge read = {0};
    if (!take_mode(&scan, &read.mode))
        return sw_fail(error, SW_BAD_INPUT, "unknown challenge \"%.40s\"", text);
    const game_rules *rules = game_rules_of(read.mode);
    bool sized = rules->of_day || take_size(&scan, rules, &read.size);
    sw_scan_char(&scan, ' ');
    bool good = sized && (!rules->take_settings || rules->take_settings(&scan, &read));
    if (!good || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "this is no challenge: \"%.40s\"", text);
    *out = read;
    return SW_OK;
}
