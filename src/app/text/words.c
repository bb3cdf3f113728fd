/* Games and their boards in words, and distances from the goal. */
#include "text/words.h"

#include "client/path.h"
#include "puzzle/id.h"
#include "text/picture_name.h"
#include "text/text.h"
#include "text/words_day.h"

#include <ctype.h>
#include <stdio.h>

void app_words_moves(int moves, char *out, size_t size)
{
    app_text_n(out, size, APP_TEXT_COUNT_MOVES, moves);
}

void app_words_length(puzzle_metric metric, int length, char *out, size_t size)
{
    bool slides = metric == PUZZLE_METRIC_SLIDES;
    app_text_n(out, size, slides ? APP_TEXT_COUNT_SLIDES : APP_TEXT_COUNT_MOVES, length);
}

const app_text_id app_words_goals[PUZZLE_GOALS] = {
    [PUZZLE_GOAL_STANDARD] = APP_TEXT_GOAL_STANDARD,
    [PUZZLE_GOAL_BLANK_FIRST] = APP_TEXT_GOAL_BLANK_FIRST,
    [PUZZLE_GOAL_SNAKE] = APP_TEXT_GOAL_SNAKE,
    [PUZZLE_GOAL_SPIRAL] = APP_TEXT_GOAL_SPIRAL,
    [PUZZLE_GOAL_COLUMNS] = APP_TEXT_GOAL_COLUMNS,
};

const char *app_words_goal(int goal)
{
    bool named = goal >= 0 && goal < PUZZLE_GOALS;
    return app_text(named ? app_words_goals[goal] : APP_TEXT_LAB_OWN_GOAL);
}

/* Of what daily board the round is; false where it is of none. */
static bool is_daily(const game_round *round, int *day)
{
    game_challenge challenge;
    bool daily = game_challenge_parse(&challenge, round->challenge, NULL) == SW_OK &&
                 challenge.mode == GAME_MODE_DAILY;
    if (daily)
        *day = challenge.day;
    return daily;
}

void app_words_game_title(const game_round *round, char *out, size_t size)
{
    int day;
    puzzle_size board = round->session.board.size;
    if (is_daily(round, &day))
        snprintf(out, size, "%s", app_text(APP_TEXT_DAILY));
    else if (round->origin.title[0])
        snprintf(out, size, "%s", round->origin.title);
    else if (round->look.style == GAME_PICTURE)
        app_picture_title(round->look.picture, out, size);
    else if (round->look.style == GAME_LETTERS)
        app_textf(out, size, APP_TEXT_GAME_LETTERS, board.columns, board.rows);
    else
        app_textf(out, size, APP_TEXT_GAME_NUMBERS, board.columns, board.rows);
}

void app_words_chosen(const game_settings *settings, char *out, size_t size)
{
    bool easy = settings->kind == GAME_BOARD_EASY, hard = settings->kind == GAME_BOARD_HARD;
    app_textf(out, size,
              easy   ? APP_TEXT_CHOSEN_EASY
              : hard ? APP_TEXT_CHOSEN_HARD
                     : APP_TEXT_SIZE,
              settings->columns, settings->rows);
}

/* The board's ID with the seed, as far as IDs are short; "" where there is nothing to tell. */
static void id_note(const game_round *round, char *out, size_t size)
{
    enum { SHORT_ID = 24, SMALL_BOARD = 25 };
    bool seed = round->origin.kind == GAME_FROM_SEED;
    sw_text id;
    sw_text_init(&id, SHORT_ID);
    if (seed || puzzle_size_cells(round->session.goal.size) <= SMALL_BOARD)
        app_words_id(round, &id);
    bool brief = !id.failed && id.length > 0;
    if (seed && brief)
        app_textf(out, size, APP_TEXT_BOARD_AND_SEED, id.data, round->origin.seed);
    else if (seed)
        app_textf(out, size, APP_TEXT_SEED, round->origin.seed);
    else if (brief)
        app_textf(out, size, APP_TEXT_GIVEN_BOARD_ID, id.data);
    else
        snprintf(out, size, "%s",
                 round->origin.board == GAME_BOARD_OWN ? app_text(APP_TEXT_GIVEN_BOARD) : "");
    sw_text_deinit(&id);
}

/* Easy and hard boards are called so, before their ID. */
static void board_note(const game_round *round, char *out, size_t size)
{
    char id[160];
    bool hard = round->origin.board == GAME_BOARD_HARD;
    const char *kind = app_text(hard ? APP_TEXT_KIND_HARD : APP_TEXT_KIND_EASY);
    id_note(round, id, sizeof id);
    if (!hard && round->origin.board != GAME_BOARD_EASY)
        snprintf(out, size, "%s", id);
    else if (id[0])
        app_textf(out, size, APP_TEXT_FACTS, kind, id);
    else
        snprintf(out, size, "%s", kind);
}

/* "First steps 1"; the name in its file where the pack is not there any more. */
static void level_number(const game_origin *origin, const game_levels *levels, char *out,
                         size_t size)
{
    int pack, level;
    if (game_levels_find(levels, origin->level, &pack, &level))
        app_textf(out, size, APP_TEXT_LEVEL_NUMBER, levels->packs[pack].pack.title, level + 1);
    else
        snprintf(out, size, "%s", origin->level);
}

/* The par first, which is not to be cut off. */
static void level_note(const game_origin *origin, const game_levels *levels, char *out, size_t size)
{
    char number[PUZZLE_LEVEL_TEXT_SIZE + 16];
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    level_number(origin, levels, number, sizeof number);
    if (origin->par_proof == PUZZLE_PAR_NONE)
        snprintf(out, size, "%s", number);
    else if (origin->par_metric == PUZZLE_METRIC_SLIDES)
        app_text_n(out, size, proved ? APP_TEXT_SLIDES_LEVEL_PAR : APP_TEXT_SLIDES_LEVEL_KNOWN,
                   origin->par, number);
    else
        app_textf(out, size, proved ? APP_TEXT_LEVEL_PAR : APP_TEXT_LEVEL_BEST_KNOWN, origin->par,
                  number);
}

void app_words_game_note(const game_round *round, const game_levels *levels, char *out, size_t size)
{
    int day;
    puzzle_size board = round->session.start.size;
    if (is_daily(round, &day))
        app_words_day(day, out, size);
    else if (round->origin.kind == GAME_FROM_LEVEL)
        level_note(&round->origin, levels, out, size);
    else if (round->origin.path_step > 0)
        app_textf(out, size, APP_TEXT_PATH_STEP, round->origin.path_step, CLIENT_PATH_STEPS);
    else if (round->look.style == GAME_PICTURE)
        app_textf(out, size, APP_TEXT_GAME_PICTURE, board.columns, board.rows);
    else
        board_note(round, out, size);
}

void app_words_id(const game_round *round, sw_text *out)
{
    puzzle_goal goal;
    const game_session *session = &round->session;
    if (round->origin.kind == GAME_FROM_SEED && puzzle_goal_identify(&session->goal, &goal))
        puzzle_id_format_seed(session->goal.size, goal, round->origin.seed, out);
    else
        puzzle_id_format_board(&session->start, &session->goal, out);
}

const char *app_words_way(int way)
{
    static const app_text_id ways[GAME_RESULT_WAYS] = {
        [GAME_WAY_UNKNOWN] = APP_TEXTS,           [GAME_WAY_KEYS] = APP_TEXT_BY_KEYS,
        [GAME_WAY_POINTER] = APP_TEXT_BY_POINTER, [GAME_WAY_HOVER] = APP_TEXT_BY_HOVER,
        [GAME_WAY_TOUCH] = APP_TEXT_BY_TOUCH,     [GAME_WAY_PAD] = APP_TEXT_BY_PAD,
        [GAME_WAY_MIXED] = APP_TEXT_BY_MIXED,
    };
    return ways[way] == APP_TEXTS ? "" : app_text(ways[way]);
}

const char *app_words_mode(game_mode mode)
{
    static const app_text_id modes[GAME_MODES] = {
        [GAME_MODE_DAILY] = APP_TEXT_MODE_DAILY,       [GAME_MODE_ATTACK] = APP_TEXT_MODE_ATTACK,
        [GAME_MODE_MARATHON] = APP_TEXT_MODE_MARATHON, [GAME_MODE_RELAY] = APP_TEXT_MODE_RELAY,
        [GAME_MODE_FEWEST] = APP_TEXT_MODE_FEWEST,     [GAME_MODE_BLIND] = APP_TEXT_MODE_BLIND,
    };
    return app_text(modes[mode]);
}

/* How a category's boards came about, where that is not the usual way; "" where it is. */
static const char *kind_words(const game_category *category)
{
    static const app_text_id kinds[GAME_BOARD_KINDS] = {
        [GAME_BOARD_UNIFORM] = APP_TEXTS,         [GAME_BOARD_EASY] = APP_TEXT_BOARDS_EASY,
        [GAME_BOARD_HARD] = APP_TEXT_BOARDS_HARD, [GAME_BOARD_LEVEL] = APP_TEXT_BOARDS_LEVEL,
        [GAME_BOARD_OWN] = APP_TEXT_BOARDS_OWN,
    };
    game_challenge challenge;
    if (game_challenge_parse(&challenge, category->challenge, NULL) == SW_OK)
        return app_words_mode(challenge.mode);
    app_text_id kind = kinds[category->board];
    return kind == APP_TEXTS ? "" : app_text(kind);
}

/* The board, and how it was made where that is not the usual way. */
static void board_words(const game_category *category, bool brief, char *out, size_t size)
{
    char words[96];
    const char *kind = kind_words(category);
    puzzle_size board = category->size;
    if (category->goal == GAME_GOAL_OWN)
        app_textf(words, sizeof words, APP_TEXT_STATS_OWN_GOAL, board.columns, board.rows);
    else if (brief && category->goal == PUZZLE_GOAL_STANDARD)
        app_textf(words, sizeof words, APP_TEXT_SIZE, board.columns, board.rows);
    else
        app_textf(words, sizeof words, APP_TEXT_STATS_CATEGORY, board.columns, board.rows,
                  app_words_goal(category->goal));
    if (kind[0] == '\0')
        snprintf(out, size, "%s", words);
    else
        app_textf(out, size, APP_TEXT_LIST, words, kind);
}

void app_words_category(const game_category *category, bool brief, char *out, size_t size)
{
    char words[128];
    board_words(category, brief, words, sizeof words);
    if (category->way == GAME_WAY_UNKNOWN)
        snprintf(out, size, "%s", words);
    else
        app_textf(out, size, APP_TEXT_LIST, words, app_words_way(category->way));
}

void app_words_sentences(const char *first, const char *second, char *out, size_t size)
{
    if (first[0] && second[0])
        app_textf(out, size, APP_TEXT_SENTENCES, first, second);
    else
        snprintf(out, size, "%s", first[0] ? first : second);
}

void app_words_left(game_distance left, bool brief, char *out, size_t size)
{
    char most[32], least[32];
    app_words_count((unsigned long long)(game_distance_known(left) ? left.moves : 0), most,
                    sizeof most);
    app_words_count((unsigned long long)left.bound, least, sizeof least);
    if (!game_distance_known(left))
        app_textf(out, size, APP_TEXT_NO_FIGURE);
    else if (game_distance_exact(left))
        snprintf(out, size, "%s", most);
    else if (brief)
        app_textf(out, size, APP_TEXT_LEFT_MOST, most);
    else
        app_textf(out, size, APP_TEXT_LEFT_RANGE, least, most);
}

void app_words_verdict(game_distance left, bool brief, char *out, size_t size)
{
    char count[32];
    app_words_count((unsigned long long)(left.moves - left.bound), count, sizeof count);
    if (game_distance_exact(left))
        app_textf(out, size, APP_TEXT_OPTIMAL);
    else
        app_textf(out, size, brief ? APP_TEXT_AT_MOST_OVER : APP_TEXT_AT_MOST_OVER_BOUND, count);
}

void app_words_stage(const game_stage *stage, bool brief, char *out, size_t size)
{
    switch (stage->kind) {
    case GAME_STAGE_ROW:
        app_textf(out, size, APP_TEXT_STAGE_ROW, stage->line + 1);
        break;
    case GAME_STAGE_COLUMN:
        app_textf(out, size, APP_TEXT_STAGE_COLUMN, stage->line + 1);
        break;
    case GAME_STAGE_LAST:
        if (brief)
            app_textf(out, size, APP_TEXT_STAGE_LAST);
        else
            app_textf(out, size, APP_TEXT_STAGE_LAST_OF, stage->size.columns, stage->size.rows);
        break;
    default:
        app_textf(out, size, APP_TEXT_STAGE_OPEN);
    }
}

void app_words_engine(const solver_answer *answer, char *out, size_t size)
{
    long long nodes = (long long)answer->expanded;
    if (answer->heuristic && answer->heuristic[0])
        app_text_n(out, size, APP_TEXT_ENGINE_HEURISTIC_NODES, nodes, answer->engine,
                   answer->heuristic);
    else if (answer->optimal) /* whoever found it proves nothing: nothing shorter is possible */
        app_text_n(out, size, APP_TEXT_ENGINE_BOUND_NODES, nodes);
    else
        app_text_n(out, size, APP_TEXT_ENGINE_NODES, nodes, answer->engine);
    out[0] = (char)toupper((unsigned char)out[0]); /* it begins a sentence */
}
