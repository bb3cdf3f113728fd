#include "text/words.h"

#include "puzzle/id.h"
#include "screens/play/play_mode.h"
#include "text/translate.h"

#include "claims.h"
#include "support/boards.h"

#include <stdio.h>
#include <string.h>

/* An arena with nothing in it: what was said before is not used any more. */
static app_arena *fresh(void)
{
    static app_arena words;
    app_arena_empty(&words);
    return &words;
}

static void assert_count(unsigned long long count, const char *wanted)
{
    assert_string_equal(app_words_count(fresh(), count), wanted);
}

CLAIM(thousands_are_set_apart)
{
    assert_count(0, "0");
    assert_count(999, "999");
    assert_count(1000, "1,000");
    assert_count(16812, "16,812");
    assert_count(1234567, "1,234,567");
    assert_count(18446744073709551615ULL, "18,446,744,073,709,551,615");
}

CLAIM(one_move_is_not_told_in_the_plural)
{
    static const struct {
        int moves;
        const char *wanted;
    } cases[] = {{0, "0 moves"}, {1, "1 move"}, {2, "2 moves"}, {1204, "1,204 moves"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_string_equal(app_words_moves(fresh(), cases[i].moves), cases[i].wanted);
    }
}

static void assert_time(double ms, app_time_digits digits, const char *wanted)
{
    assert_string_equal(app_words_time(fresh(), ms, digits), wanted);
}

/* On an axis no two lines have the same words. */
CLAIM(times_have_digits_enough_to_be_told_apart)
{
    static const double steps[] = {10, 20, 50, 100, 200, 500, 1000, 5000, 60000};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        app_arena *in = fresh();
        app_time_digits digits = app_time_digits_apart(steps[i]);
        assert_string_not_equal(app_words_time(in, 12 * steps[i], digits),
                                app_words_time(in, 13 * steps[i], digits));
    }
    assert_int_equal(app_time_digits_apart(10), APP_TIME_HUNDREDTHS);
    assert_int_equal(app_time_digits_apart(100), APP_TIME_TENTHS);
    assert_int_equal(app_time_digits_apart(1000), APP_TIME_SECONDS);
}

CLAIM(a_time_is_rounded_and_a_half_goes_up)
{
    assert_time(0, APP_TIME_HUNDREDTHS, "0.00");
    assert_time(4, APP_TIME_HUNDREDTHS, "0.00");
    assert_time(5, APP_TIME_HUNDREDTHS, "0.01");
    assert_time(12844, APP_TIME_HUNDREDTHS, "12.84");
    assert_time(12845, APP_TIME_HUNDREDTHS, "12.85");
    assert_time(59994, APP_TIME_HUNDREDTHS, "59.99");
    assert_time(59995, APP_TIME_HUNDREDTHS, "1:00.00");
    assert_time(107365, APP_TIME_HUNDREDTHS, "1:47.37");
    assert_time(107064, APP_TIME_HUNDREDTHS, "1:47.06");
    assert_time(107350, APP_TIME_TENTHS, "1:47.4");
    assert_time(9949, APP_TIME_TENTHS, "9.9");
    assert_time(12843, APP_TIME_THOUSANDTHS, "12.843");
    assert_time(38530 / 3.0, APP_TIME_THOUSANDTHS, "12.843"); /* an average: 12,843.3 ms */
    assert_time(38531 / 3.0, APP_TIME_THOUSANDTHS, "12.844");
    assert_time(107003, APP_TIME_THOUSANDTHS, "1:47.003");
}

CLAIM(from_ten_minutes_on_seconds_will_do)
{
    for (app_time_digits digits = APP_TIME_TENTHS; digits <= APP_TIME_THOUSANDTHS; digits++) {
        assert_time(727499, digits, "12:07");
        assert_time(727500, digits, "12:08");
        assert_time(600000, digits, "10:00");
        assert_time(3727499, digits, "1:02:07");
    }
    assert_time(599994, APP_TIME_HUNDREDTHS, "9:59.99");
    assert_time(599995, APP_TIME_HUNDREDTHS, "10:00");
    assert_time(599995, APP_TIME_THOUSANDTHS, "9:59.995");
}

static void assert_clock(double ms, app_time_digits digits, const char *wanted)
{
    assert_string_equal(app_words_clock(fresh(), ms, digits), wanted);
}

CLAIM(a_running_clock_counts_what_has_passed)
{
    assert_clock(0, APP_TIME_SECONDS, "0:00");
    assert_clock(999, APP_TIME_SECONDS, "0:00");
    assert_clock(108000, APP_TIME_SECONDS, "1:48");
    assert_clock(59999, APP_TIME_SECONDS, "0:59");
    assert_clock(3599999, APP_TIME_SECONDS, "59:59");
    assert_clock(3723000, APP_TIME_SECONDS, "1:02:03");
    assert_clock(360000000, APP_TIME_SECONDS, "100:00:00");
    assert_clock(9999.9, APP_TIME_TENTHS, "9.9");
    assert_clock(12849.9, APP_TIME_HUNDREDTHS, "12.84");
    assert_clock(599999, APP_TIME_HUNDREDTHS, "9:59.99");
    assert_clock(727999, APP_TIME_HUNDREDTHS, "12:07");
}

CLAIM(stretches_of_a_clock_add_up_as_they_are_shown)
{
    /* 0.064 + 0.644 + 0.886 = 1.594: rounded one by one they would give 1.58, and the whole is 1.59. */
    static const double ends[] = {0, 64, 708, 1594};
    static const char *const wanted[] = {"0.06", "0.65", "0.88"};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double took = app_time_between(ends[i], ends[i + 1], APP_TIME_HUNDREDTHS);
        assert_time(took, APP_TIME_HUNDREDTHS, wanted[i]);
        sum += took;
    }
    assert_time(sum, APP_TIME_HUNDREDTHS, "1.59");
    assert_time(ends[3], APP_TIME_HUNDREDTHS, "1.59");
}

CLAIM(a_time_that_was_taken_has_thousandths_where_they_are_wanted)
{
    game_settings settings = game_settings_default();
    assert_string_equal(app_words_taken(fresh(), &settings, 12845), "12.85");
    settings.thousandths = true;
    assert_string_equal(app_words_taken(fresh(), &settings, 12845), "12.845");
}

static void assert_duration(double ms, const char *wanted)
{
    assert_string_equal(app_words_duration(fresh(), ms), wanted);
}

CLAIM(short_times_have_a_decimal_and_long_ones_are_seconds)
{
    assert_duration(0, "0.0 ms");
    assert_duration(1.5, "1.5 ms");
    assert_duration(10, "10 ms");
    assert_duration(640.2, "640 ms");
    assert_duration(2000, "2.0 s");
    assert_duration(61240, "61.2 s");
}

static game_round round_of(game_style style, game_origin_kind origin)
{
    game_round round = {.look = {.style = style}, .origin = {.kind = origin, .seed = 4711}};
    puzzle_board goal = standard_goal(7, 4);
    round.session = (game_session){.start = goal, .goal = goal, .board = goal};
    return round;
}

static void begin_at(game_round *round, const char *start)
{
    game_session *session = &round->session;
    session->board = session->start = board_of(start);
    session->goal = standard_goal(session->start.size.columns, session->start.size.rows);
}

/* One pack, whose second level is the corner. */
static puzzle_level steps[] = {{.id = "slide"}, {.id = "corner"}};
static game_pack pack = {.name = "first-steps",
                         .pack = {.title = "First steps", .levels = steps, .count = 2}};
static const game_levels packs = {.packs = &pack, .count = 1};

static void assert_round_among(const game_levels *levels, const game_round *round,
                               const char *title, const char *note)
{
    assert_string_equal(app_words_game_title(fresh(), round), title);
    assert_string_equal(app_words_game_note(fresh(), round, levels), note);
}

static void assert_round(const game_round *round, const char *title, const char *note)
{
    assert_round_among(&packs, round, title, note);
}

CLAIM(a_game_is_named_by_its_tiles_and_told_by_its_id_and_seed)
{
    char note[64];
    sw_text id;
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_seed((puzzle_size){7, 4}, PUZZLE_GOAL_STANDARD, 4711, &id);
    snprintf(note, sizeof note, "Board %s · seed 4711", id.data);
    game_round numbers = round_of(GAME_NUMBERS, GAME_FROM_SEED);
    assert_round(&numbers, "7 × 4 numbers", note);
    game_round letters = round_of(GAME_LETTERS, GAME_FROM_SEED);
    assert_round(&letters, "7 × 4 letters", note);
    sw_text_deinit(&id);
}

CLAIM(a_board_of_the_welcome_path_tells_its_step)
{
    game_round round = round_of(GAME_NUMBERS, GAME_FROM_SEED);
    round.origin.path_step = 4;
    assert_round(&round, "7 × 4 numbers", "First boards: 4 of 6");
}

CLAIM(the_id_of_a_small_board_is_told_and_a_long_one_is_not)
{
    char note[64];
    sw_text id;
    game_round given = round_of(GAME_NUMBERS, GAME_FROM_BOARD);
    given.origin.board = GAME_BOARD_OWN;
    assert_round(&given, "7 × 4 numbers", "A board of your own");
    begin_at(&given, "1,2,3/4,5,6/0,7,8");
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_board(&given.session.start, &given.session.goal, &id);
    snprintf(note, sizeof note, "Board %s", id.data);
    assert_round(&given, "3 × 3 numbers", note);
    sw_text_deinit(&id);
}

CLAIM(easy_and_hard_boards_are_called_so)
{
    char note[64];
    sw_text id;
    game_round round = round_of(GAME_NUMBERS, GAME_FROM_BOARD);
    round.origin.board = GAME_BOARD_EASY;
    assert_round(&round, "7 × 4 numbers", "Easy"); /* the ID is long, and it is nobody's own */
    begin_at(&round, "1,2,3/4,5,6/0,7,8");
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_board(&round.session.start, &round.session.goal, &id);
    snprintf(note, sizeof note, "Easy · Board %s", id.data);
    assert_round(&round, "3 × 3 numbers", note);
    round.origin = (game_origin){.kind = GAME_FROM_SEED, .board = GAME_BOARD_HARD, .seed = 4711};
    sw_text_clear(&id);
    puzzle_id_format_seed((puzzle_size){3, 3}, PUZZLE_GOAL_STANDARD, 4711, &id);
    snprintf(note, sizeof note, "Hard · Board %s · seed 4711", id.data);
    assert_round(&round, "3 × 3 numbers", note);
    sw_text_deinit(&id);
}

CLAIM(a_picture_gives_its_name)
{
    game_round bundled = round_of(GAME_PICTURE, GAME_FROM_SEED);
    snprintf(bundled.look.picture, sizeof bundled.look.picture, "lake-at-dusk");
    assert_round(&bundled, "Lake at dusk", "7 × 4 picture");
    game_round own = round_of(GAME_PICTURE, GAME_FROM_SEED);
    snprintf(own.look.picture, sizeof own.look.picture, "/home/me/my-cat.JPG");
    assert_round(&own, "My-cat", "7 × 4 picture");
}

CLAIM(a_level_has_its_title_and_says_how_sure_its_par_is)
{
    game_round level = round_of(GAME_NUMBERS, GAME_FROM_LEVEL);
    level.origin.par = 21;
    level.origin.par_proof = PUZZLE_PAR_OPTIMAL;
    snprintf(level.origin.title, sizeof level.origin.title, "Round the corner");
    snprintf(level.origin.level, sizeof level.origin.level, "first-steps/corner");
    assert_round(&level, "Round the corner", "Par 21, proven · First steps 2");
    level.origin.par_proof = PUZZLE_PAR_BEST_KNOWN;
    assert_round(&level, "Round the corner", "Par 21, best known · First steps 2");
    level.origin.par = 0;
    level.origin.par_proof = PUZZLE_PAR_NONE;
    assert_round(&level, "Round the corner", "First steps 2");
    assert_round_among(&(game_levels){0}, &level, "Round the corner", "first-steps/corner");
}

/* As it is told before more is found out about the start than a level says. */
static void assert_result(const game_round *round, int moves, const char *wanted)
{
    game_round solved = *round;
    solved.session.moves = moves;
    bool proved = round->origin.par_proof == PUZZLE_PAR_OPTIMAL;
    game_distance start = {.moves = -1, .bound = proved ? round->origin.par : 0};
    game_rating rating = game_rate(&solved.session, PUZZLE_METRIC_MOVES, start, false);
    assert_string_equal(app_words_result(fresh(), &solved, rating), wanted);
}

CLAIM(a_result_is_judged_by_what_is_known_of_the_par)
{
    game_round level = round_of(GAME_NUMBERS, GAME_FROM_LEVEL);
    assert_result(&level, 30, "Looking for the shortest way …");
    level.origin.par = 21;
    level.origin.par_proof = PUZZLE_PAR_OPTIMAL;
    assert_result(&level, 30, "9 over par. 21 or fewer earns the third star.");
    assert_result(&level, 21, "Perfect: no shorter way exists.");
    level.origin.par_proof = PUZZLE_PAR_BEST_KNOWN;
    assert_result(&level, 22, "1 over the best known. Three stars at 21.");
    assert_result(&level, 21, "As short as the best known.");
    assert_result(&level, 18, "You beat the best known by 3.");
    level.session.hints[GAME_HINT_TILE] = 1;
    assert_result(&level, 21, "As short as the best known.");
    level.session.hints[GAME_HINT_ARROW] = 1;
    assert_result(&level, 21, "With a hint: two stars at most.");
    assert_result(&level, 22, "Solved, with one hint.");
    level.session.hints[GAME_HINT_PLAY] = 12;
    assert_result(&level, 21, "Solved, with help for 12 moves."); /* which leaves one star */
    level.session.autos = 1;
    assert_result(&level, 18, "You watched the solution, so this one does not count.");
}

static void assert_rating(game_rating rating, const char *wanted, const char *brief)
{
    game_round round = round_of(GAME_NUMBERS, GAME_FROM_SEED);
    assert_string_equal(app_words_result(fresh(), &round, rating), wanted);
    assert_string_equal(app_words_result_brief(fresh(), rating), brief);
}

CLAIM(a_board_without_a_level_is_told_against_the_shortest_way)
{
    assert_rating((game_rating){.kind = GAME_RATING_PERFECT}, "Perfect: no shorter way exists.",
                  "Perfect");
    assert_rating((game_rating){GAME_RATING_OVER, PUZZLE_METRIC_MOVES, 28, 51},
                  "28 over the shortest (51).", "28 over");
    assert_rating((game_rating){GAME_RATING_AT_MOST_OVER, PUZZLE_METRIC_MOVES, 40, 0},
                  "At most 40 over the shortest.", "≤ 40 over");
    assert_rating((game_rating){GAME_RATING_HINTED, PUZZLE_METRIC_MOVES, 12, 0},
                  "Solved, with help for 12 moves.", "Solved");
    assert_rating((game_rating){.kind = GAME_RATING_PENDING}, "Looking for the shortest way …",
                  "Solved");
}

static void assert_change(bool thousandths, double before, double now, const char *wanted)
{
    game_settings settings = game_settings_default();
    settings.thousandths = thousandths;
    assert_string_equal(app_words_change(fresh(), &settings, before, now), wanted);
}

CLAIM(an_average_tells_how_it_has_changed)
{
    assert_change(true, 12843, 12531, "−0.312");
    assert_change(true, 12000, 73250, "+1:01.250");
    assert_change(true, 12000, 12000, "+0.000");
    assert_change(false, 12844, 12526, "−0.31"); /* 12.84 and 12.53 are shown */
    assert_change(false, 12845, 12526, "−0.32"); /* 12.85 and 12.53 */
    assert_change(false, 12004, 12001, "+0.00");
}

static void assert_praised(size_t others, uint64_t id, const char *wanted)
{
    const game_standing standing = {.others = others, .solved = others};
    const game_result own = {.id = id, .undos = 1};
    assert_string_equal(app_words_praise(fresh(), &standing, &own), wanted);
}

CLAIM(every_mode_has_its_words)
{
    const game_settings settings = {.columns = 4};
    for (int mode = 0; mode < GAME_MODES; mode++) {
        const game_run_result run = {.challenge = {.mode = (game_mode)mode, .size = {4, 4}},
                                     .boards = 1,
                                     .time_ms = 61000,
                                     .moves = 50};
        assert_true(_(app_mode_of((game_mode)mode)->title)[0] != '\0');
        assert_true(_(app_mode_of((game_mode)mode)->line)[0] != '\0');
        assert_true(app_mode_about(fresh(), &run.challenge)[0] != '\0');
        assert_true(app_mode_chosen(fresh(), &run.challenge)[0] != '\0');
        assert_true(app_mode_result(fresh(), &run, &settings)[0] != '\0');
    }
}

CLAIM(praise_has_more_than_one_wording)
{
    assert_praised(0, 0, "Your first board of this kind!");
    assert_praised(0, GAME_PRAISES, "The first of its kind, and solved.");
    assert_praised(99, 0, "100 boards of this kind solved!");
    assert_praised(7, 0, "");
}

static void assert_detours(size_t count, size_t moves, bool exact, const char *wanted)
{
    game_review review = {.judged = 20,
                          .best = 20 - moves / 2,
                          .exact = exact,
                          .detour_count = count,
                          .detour_moves = moves};
    assert_string_equal(app_words_detours(fresh(), &review), wanted);
}

CLAIM(detours_are_told_by_their_number_and_their_cost)
{
    assert_detours(5, 28, true, "5 detours cost 28 moves.");
    assert_detours(1, 2, true, "1 detour cost 2 moves.");
    assert_detours(1, 1, true, "1 detour cost 1 move.");
    assert_detours(2, 4, false, "2 detours cost 4 moves, by the best ways known.");
    assert_detours(0, 0, true, "Every move led nearer.");
    assert_detours(0, 0, false, "");
}

static void assert_stage(game_stage stage, const char *wanted, const char *brief)
{
    assert_string_equal(app_words_stage(fresh(), &stage, false), wanted);
    assert_string_equal(app_words_stage(fresh(), &stage, true), brief);
}

CLAIM(a_stage_is_named_by_its_line)
{
    assert_stage((game_stage){.kind = GAME_STAGE_ROW, .line = 0}, "row 1", "row 1");
    assert_stage((game_stage){.kind = GAME_STAGE_COLUMN, .line = 11}, "column 12", "column 12");
    assert_stage((game_stage){.kind = GAME_STAGE_LAST, .size = {3, 2}}, "last 3 × 2", "last");
    assert_stage((game_stage){.kind = GAME_STAGE_OPEN, .size = {4, 2}}, "unfinished", "unfinished");
}

static void assert_left(int moves, int bound, bool brief, const char *wanted)
{
    assert_string_equal(app_words_left(fresh(), (game_distance){moves, bound}, brief), wanted);
}

CLAIM(moves_left_are_a_number_only_where_they_are_proved)
{
    assert_left(36, 36, false, "36");
    assert_left(36, 36, true, "36");
    assert_left(36, 21, false, "21–36");
    assert_left(36, 21, true, "≤ 36");
    assert_left(-1, 21, false, "–");
    assert_left(0, 0, true, "0");
}

static void assert_help(int hints, int undos, int autos, const char *wanted)
{
    game_session session = {.hints = {hints}, .undos = undos, .autos = autos};
    assert_string_equal(app_words_help(fresh(), &session), wanted);
}

CLAIM(help_is_counted_in_words)
{
    assert_help(0, 0, 0, "no hints, no undos");
    assert_help(1, 0, 0, "1 hint");
    assert_help(2, 1, 0, "2 hints, 1 undo");
    assert_help(0, 3, 1, "3 undos, 1 solution shown");
    const game_session most = {.hints = {1000000000, 1000000000, 1000000000, 1000000000}};
    assert_string_equal(app_words_help(fresh(), &most), "4,000,000,000 hints");
}

/* The first line is the ID, so that whoever gets the card can paste it whole. */
CLAIM(a_card_has_id_moves_shortest_time_and_stars)
{
    sw_text card, id;
    char wanted[256];
    game_settings settings = game_settings_default();
    game_round level = round_of(GAME_NUMBERS, GAME_FROM_LEVEL);
    begin_at(&level, "1,2,3/4,5,6/0,7,8");
    level.origin.par = 2;
    level.origin.par_proof = PUZZLE_PAR_OPTIMAL;
    level.session.moves = 4;
    level.session.time_ms = 192400;
    sw_text_init(&card, 1000);
    sw_text_init(&id, 1000);
    app_words_card(&level, (game_rating){GAME_RATING_OVER, PUZZLE_METRIC_MOVES, 2, 2}, &settings,
                   &card);
    puzzle_id_format_board(&level.session.start, &level.session.goal, &id);
    snprintf(wanted, sizeof wanted, "%s\n4 moves\nshortest 2\n3:12.40\n★★☆\n", id.data);
    assert_string_equal(card.data, wanted);
    sw_text_clear(&card); /* a board without a level, of which nothing is proved */
    level.origin = (game_origin){.kind = GAME_FROM_BOARD};
    app_words_card(&level, (game_rating){GAME_RATING_AT_MOST_OVER, PUZZLE_METRIC_MOVES, 40, 0},
                   &settings, &card);
    snprintf(wanted, sizeof wanted, "%s\n4 moves\nAt most 40 over the shortest.\n3:12.40\n",
             id.data);
    assert_string_equal(card.data, wanted);
    sw_text_deinit(&card);
    sw_text_deinit(&id);
}

CLAIM(only_a_proof_is_called_optimal)
{
    assert_string_equal(app_words_verdict(fresh(), (game_distance){53, 53}, false), "optimal");
    assert_string_equal(app_words_verdict(fresh(), (game_distance){53, 41}, false),
                        "at most 12 over the proven bound");
    assert_string_equal(app_words_verdict(fresh(), (game_distance){5300, 4100}, true),
                        "at most 1,200 over");
}

CLAIM(the_engine_names_its_heuristic_where_it_has_one)
{
    solver_answer answer = {.engine = "IDA*", .heuristic = "walking distance", .expanded = 16812};
    assert_string_equal(app_words_engine(fresh(), &answer),
                        "IDA*, walking distance, 16,812 nodes.");
    answer = (solver_answer){.engine = "Lines", .heuristic = "", .expanded = 900};
    assert_string_equal(app_words_engine(fresh(), &answer), "Lines, 900 nodes.");
    answer.expanded = 1;
    assert_string_equal(app_words_engine(fresh(), &answer), "Lines, 1 node.");
}

CLAIM(a_single_move_has_no_speed)
{
    assert_string_equal(app_words_speed(fresh(), 0), "–");
    assert_string_equal(app_words_speed(fresh(), 2.346), "2.35");
    assert_string_equal(app_words_speed(fresh(), 2.125), "2.13"); /* a half goes up here, too */
}
