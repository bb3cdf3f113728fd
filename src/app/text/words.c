/* Writes games and their boards, distances from the goal and what the solver did as a player reads them. */
#include "text/words.h"

#include "client/files.h"
#include "client/path.h"
#include "puzzle/id.h"
#include "text/picture_name.h"
#include "text/translate.h"

#include <string.h>

const char *app_words_size(app_arena *in, puzzle_size size)
{
    /* Translators: columns and rows */
    return app_arena_print(in, _("%d × %d"), size.columns, size.rows);
}

const char *app_words_moves(app_arena *in, int moves)
{
    return app_arena_print(in, PL_("%s move", "%s moves", moves),
                           app_words_count(in, (unsigned long long)moves));
}

const char *app_words_boards(app_arena *in, int boards)
{
    return app_arena_print(in, PL_("%s board", "%s boards", boards),
                           app_words_count(in, (unsigned long long)boards));
}

const char *app_words_seconds(app_arena *in, int seconds)
{
    if (seconds >= 120 && seconds % 60 == 0) /* Translators: minutes */
        return app_arena_print(in, _("%d min"), seconds / 60);
    return app_arena_print(in, P_("seconds", "%s s"),
                           app_words_count(in, (unsigned long long)seconds));
}

const char *app_words_length(app_arena *in, puzzle_metric metric, int length)
{
    if (metric == PUZZLE_METRIC_MOVES)
        return app_words_moves(in, length);
    return app_arena_print(in, PL_("%s slide", "%s slides", length),
                           app_words_count(in, (unsigned long long)length));
}

const char *app_words_goal(int goal)
{
    bool named = goal >= 0 && goal < PUZZLE_GOALS;
    return named ? P_("goal", puzzle_goal_words((puzzle_goal)goal)) : P_("goal", "Own");
}

/* ---- A game ---- */

/* Of what daily board the round is; false where it is of none. */
static bool is_daily(const game_round *round, int *day)
{
    game_challenge challenge;
    bool daily = game_challenge_parse(&challenge, round->challenge, NULL) == SW_OK &&
                 game_rules_of(challenge.mode)->of_day;
    if (daily)
        *day = challenge.day;
    return daily;
}

static const char *picture_title(app_arena *in, const char *picture)
{
    size_t size = strlen(picture) + 1;
    char *out = app_arena_room(in, size);
    app_picture_title(picture, out, size);
    return app_arena_keep(in, out);
}

const char *app_words_game_title(app_arena *in, const game_round *round)
{
    int day;
    puzzle_size board = round->session.board.size;
    if (is_daily(round, &day))
        return _("Daily board");
    if (round->origin.title[0])
        return app_arena_copy(in, round->origin.title);
    if (round->look.style == GAME_PICTURE)
        return picture_title(in, round->look.picture);
    if (round->look.style == GAME_LETTERS)
        return app_arena_print(in, _("%d × %d letters"), board.columns, board.rows);
    return app_arena_print(in, _("%d × %d numbers"), board.columns, board.rows);
}

const char *app_words_chosen(app_arena *in, const game_settings *settings)
{
    int columns = settings->columns, rows = settings->rows;
    if (settings->kind == GAME_BOARD_EASY)
        return app_arena_print(in, _("%d × %d, easy"), columns, rows);
    if (settings->kind == GAME_BOARD_HARD)
        return app_arena_print(in, _("%d × %d, hard"), columns, rows);
    return app_words_size(in, (puzzle_size){columns, rows});
}

/* The board's ID with the seed, as far as IDs are short; "" where there is nothing to tell. */
static const char *id_note(app_arena *in, const game_round *round)
{
    enum { SHORT_ID = 24, SMALL_BOARD = 25 };
    const char *words = round->origin.board == GAME_BOARD_OWN ? _("A board of your own") : "";
    bool seed = round->origin.kind == GAME_FROM_SEED;
    sw_text id;
    sw_text_init(&id, SHORT_ID);
    if (seed || puzzle_size_cells(round->session.goal.size) <= SMALL_BOARD)
        app_words_id(round, &id);
    bool brief = !id.failed && id.length > 0;
    const char *number = app_arena_print(in, "%llu", round->origin.seed);
    if (seed && brief) /* Translators: an ID, a number */
        words = app_arena_print(in, _("Board %s · seed %s"), id.data, number);
    else if (seed)
        words = app_arena_print(in, _("Seed %s"), number);
    else if (brief)
        words = app_arena_print(in, _("Board %s"), id.data);
    sw_text_deinit(&id);
    return words;
}

/* Easy and hard boards are called so, before their ID. */
static const char *board_note(app_arena *in, const game_round *round)
{
    const char *id = id_note(in, round);
    bool easy = round->origin.board == GAME_BOARD_EASY;
    if (!easy && round->origin.board != GAME_BOARD_HARD)
        return id;
    const char *kind = easy ? _("Easy") : _("Hard");
    return id[0] ? app_arena_print(in, _("%s · %s"), kind, id) : kind;
}

/* "First steps 1"; the name in its file where the pack is not there any more. */
static const char *level_number(app_arena *in, const game_origin *origin, const game_levels *levels)
{
    int pack, level;
    if (!game_levels_find(levels, origin->level, &pack, &level))
        return app_arena_copy(in, origin->level);
    return app_arena_print(in, P_("a pack and a level's number", "%s %d"),
                           levels->packs[pack].pack.title, level + 1);
}

/* The par first, which is not to be cut off. */
static const char *level_note(app_arena *in, const game_origin *origin, const game_levels *levels)
{
    int par = origin->par;
    const char *level = level_number(in, origin, levels);
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    if (origin->par_proof == PUZZLE_PAR_NONE)
        return level;
    if (origin->par_metric == PUZZLE_METRIC_SLIDES)
        return app_arena_print(
            in,
            proved ? PL_("Par %s slide, proven · %s", "Par %s slides, proven · %s", par)
                   : PL_("Par %s slide, best known · %s", "Par %s slides, best known · %s", par),
            app_words_count(in, (unsigned long long)par), level);
    /* Translators: a number of moves, and a level */
    return app_arena_print(in, proved ? _("Par %d, proven · %s") : _("Par %d, best known · %s"),
                           par, level);
}

const char *app_words_game_note(app_arena *in, const game_round *round, const game_levels *levels)
{
    int day;
    puzzle_size board = round->session.start.size;
    if (is_daily(round, &day))
        return app_words_day(in, day);
    if (round->origin.kind == GAME_FROM_LEVEL)
        return level_note(in, &round->origin, levels);
    if (round->origin.path_step > 0)
        return app_arena_print(in, _("First boards: %d of %d"), round->origin.path_step,
                               CLIENT_PATH_STEPS);
    if (round->look.style == GAME_PICTURE)
        return app_arena_print(in, _("%d × %d picture"), board.columns, board.rows);
    return board_note(in, round);
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

/* ---- Kinds of games ---- */

const char *app_words_way(int way)
{
    static const char *const ways[GAME_RESULT_WAYS] = {
        [GAME_WAY_KEYS] = N_("by keys"),   [GAME_WAY_POINTER] = N_("by pointer"),
        [GAME_WAY_HOVER] = N_("by hover"), [GAME_WAY_TOUCH] = N_("by touch"),
        [GAME_WAY_PAD] = N_("by gamepad"), [GAME_WAY_MIXED] = N_("by mixed ways"),
    };
    return way == GAME_WAY_UNKNOWN ? "" : _(ways[way]);
}

/* How a category's boards came about, where that is not the usual way; "" where it is. */
static const char *kind_words(const game_category *category)
{
    static const char *const kinds[GAME_BOARD_KINDS] = {
        [GAME_BOARD_EASY] = N_("easy"),
        [GAME_BOARD_HARD] = N_("hard"),
        [GAME_BOARD_LEVEL] = N_("levels"),
        [GAME_BOARD_OWN] = N_("own boards"),
    };
    game_challenge challenge;
    if (game_challenge_parse(&challenge, category->challenge, NULL) == SW_OK)
        return _(game_rules_of(challenge.mode)->noun);
    return category->board == GAME_BOARD_UNIFORM ? "" : _(kinds[category->board]);
}

static const char *board_words(app_arena *in, const game_category *category, bool brief)
{
    puzzle_size size = category->size;
    if (category->goal == GAME_GOAL_OWN)
        return app_arena_print(in, _("%d × %d, own goal"), size.columns, size.rows);
    if (brief && category->goal == PUZZLE_GOAL_STANDARD)
        return app_words_size(in, size);
    /* Translators: columns, rows, and the goal */
    return app_arena_print(in, _("%d × %d, %s"), size.columns, size.rows,
                           app_words_goal(category->goal));
}

const char *app_words_category(app_arena *in, const game_category *category, bool brief)
{
    const char *words = board_words(in, category, brief);
    words = app_words_list(in, words, kind_words(category));
    return app_words_list(in, words, app_words_way(category->way));
}

const char *app_words_list(app_arena *in, const char *first, const char *second)
{
    if (first[0] && second[0])
        return app_arena_print(in, _("%s, %s"), first, second);
    return first[0] ? first : second;
}

const char *app_words_sentences(app_arena *in, const char *first, const char *second)
{
    if (first[0] && second[0])
        return app_arena_print(in, P_("two sentences", "%s %s"), first, second);
    return first[0] ? first : second;
}

const char *app_words_file(app_arena *in, const char *path)
{
    size_t size = strlen(path) + 1;
    char *out = app_arena_room(in, size);
    client_file_words(path, out, size);
    return app_arena_keep(in, out);
}

/* ---- Distances and stages ---- */

const char *app_words_left(app_arena *in, game_distance left, bool brief)
{
    if (!game_distance_known(left))
        return "–";
    const char *most = app_words_count(in, (unsigned long long)left.moves);
    if (game_distance_exact(left))
        return most;
    if (brief)
        return app_arena_print(in, "≤ %s", most);
    return app_arena_print(in, _("%s–%s"), app_words_count(in, (unsigned long long)left.bound),
                           most);
}

const char *app_words_verdict(app_arena *in, game_distance left, bool brief)
{
    if (game_distance_exact(left))
        return _("optimal");
    return app_arena_print(in, brief ? _("at most %s over") : _("at most %s over the proven bound"),
                           app_words_count(in, (unsigned long long)(left.moves - left.bound)));
}

const char *app_words_stage(app_arena *in, const game_stage *stage, bool brief)
{
    switch (stage->kind) {
    case GAME_STAGE_ROW:
        return app_arena_print(in, _("row %d"), stage->line + 1);
    case GAME_STAGE_COLUMN:
        return app_arena_print(in, _("column %d"), stage->line + 1);
    case GAME_STAGE_LAST:
        return brief
                   ? P_("stage", "last")
                   : app_arena_print(in, _("last %d × %d"), stage->size.columns, stage->size.rows);
    default:
        return P_("stage", "unfinished");
    }
}

/* ---- The solver ---- */

const char *app_words_engine(app_arena *in, const solver_answer *answer)
{
    long long nodes = (long long)answer->expanded;
    const char *count = app_words_count(in, answer->expanded), *words;
    if (answer->heuristic && answer->heuristic[0]) /* Translators: engine, heuristic, number */
        words = app_arena_print(in, PL_("%s, %s, %s node.", "%s, %s, %s nodes.", nodes),
                                answer->engine, answer->heuristic, count);
    else if (answer->optimal) /* whoever found it proves nothing: nothing shorter is possible */
        words = app_arena_print(in,
                                PL_("Proved by its lower bound, %s node.",
                                    "Proved by its lower bound, %s nodes.", nodes),
                                count);
    else /* Translators: engine, number */
        words =
            app_arena_print(in, PL_("%s, %s node.", "%s, %s nodes.", nodes), answer->engine, count);
    return app_arena_capital(in, words);
}
