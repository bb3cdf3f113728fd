/* Challenges as values and as text. */
#include "game/challenge.h"

#include "challenge/modes.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"

#include <string.h>

const game_rules *game_rules_of(game_mode mode)
{
    static const game_rules *const modes[GAME_MODES] = {
        [GAME_MODE_DAILY] = &game_rules_daily,       [GAME_MODE_ATTACK] = &game_rules_attack,
        [GAME_MODE_MARATHON] = &game_rules_marathon, [GAME_MODE_RELAY] = &game_rules_relay,
        [GAME_MODE_FEWEST] = &game_rules_fewest,     [GAME_MODE_BLIND] = &game_rules_blind,
    };
    return modes[mode];
}

game_challenge game_challenge_usual(game_mode mode)
{
    game_challenge usual = {.mode = mode, .size = {4, 4}};
    if (game_rules_of(mode)->suit)
        game_rules_of(mode)->suit(&usual);
    switch (mode) {
    case GAME_MODE_MARATHON:
        usual.boards = 5;
        break;
    case GAME_MODE_RELAY:
        usual.size = (puzzle_size){GAME_RELAY_SIDE, GAME_RELAY_SIDE};
        break;
    default:
        break;
    }
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

bool game_sooner(const game_run_result *a, const game_run_result *b)
{
    bool whole = a->boards > b->boards;
    return a->boards == b->boards ? a->time_ms < b->time_ms : whole;
}

void game_no_settings(const game_challenge *challenge, sw_text *out)
{
    (void)challenge;
    (void)out;
}

bool game_take_no_settings(sw_scan *scan, game_challenge *out)
{
    (void)out;
    return sw_scan_done(scan);
}

/* ---- Text ---- */

void game_challenge_format(const game_challenge *challenge, sw_text *out)
{
    const game_rules *rules = game_rules_of(challenge->mode);
    sw_text_add(out, rules->name);
    if (challenge->mode != GAME_MODE_DAILY) /* the day tells the size */
        sw_text_addf(out, " %dx%d", challenge->size.columns, challenge->size.rows);
    size_t before = out->length;
    sw_text_add_char(out, ' ');
    rules->settings(challenge, out);
    if (out->length == before + 1 && !out->failed)
        out->data[--out->length] = '\0';
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

static bool in_range(const game_challenge *challenge)
{
    puzzle_size size = challenge->size;
    bool relay = challenge->mode == GAME_MODE_RELAY;
    int most = relay ? GAME_RELAY_SIDE : GAME_CHALLENGE_SIDE;
    return size.columns <= most && size.rows <= most && (!relay || size.columns == size.rows);
}

static bool take_size(sw_scan *scan, game_challenge *out)
{
    char text[16];
    return sw_scan_char(scan, ' ') && sw_scan_token(scan, text, sizeof text) &&
           puzzle_size_parse(&out->size, text, NULL) == SW_OK && in_range(out);
}

sw_status game_challenge_parse(game_challenge *out, const char *text, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    game_challenge read = {0};
    if (!take_mode(&scan, &read.mode))
        return sw_fail(error, SW_BAD_INPUT, "unknown challenge \"%.40s\"", text);
    bool sized = read.mode == GAME_MODE_DAILY || take_size(&scan, &read);
    sw_scan_char(&scan, ' ');
    if (!sized || !game_rules_of(read.mode)->take_settings(&scan, &read) || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "this is no challenge: \"%.40s\"", text);
    *out = read;
    return SW_OK;
}
