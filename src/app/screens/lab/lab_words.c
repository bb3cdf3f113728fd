/* The words of the lab: methods, lines of the log, figures. */
#include "screens/lab/lab_words.h"

#include "text/translate.h"
#include "text/words.h"
#include "ui/glyph.h"

#include <stdio.h>

static const app_text_id algorithm_texts[SOLVER_ALGORITHMS] = {
    [SOLVER_ANY_ALGORITHM] = APP_TEXT_LAB_OWN,
    [SOLVER_BFS] = APP_TEXT_LAB_BFS,
    [SOLVER_ASTAR] = APP_TEXT_LAB_ASTAR,
    [SOLVER_IDASTAR] = APP_TEXT_LAB_IDASTAR,
    [SOLVER_BIDIRECTIONAL] = APP_TEXT_LAB_BIDIRECTIONAL,
};

/* Each has a short name for a narrow place. */
static const struct {
    app_text_id name, brief;
} heuristic_texts[SOLVER_HEURISTICS] = {
    [SOLVER_ANY_HEURISTIC] = {APP_TEXT_LAB_ANY_HEURISTIC, APP_TEXT_LAB_SHORT_OWN},
    [SOLVER_NONE] = {APP_TEXT_LAB_NONE, APP_TEXT_LAB_SHORT_NONE},
    [SOLVER_MISPLACED] = {APP_TEXT_LAB_MISPLACED, APP_TEXT_LAB_SHORT_MISPLACED},
    [SOLVER_MANHATTAN] = {APP_TEXT_LAB_MANHATTAN, APP_TEXT_LAB_SHORT_MANHATTAN},
    [SOLVER_MISPLACED_MANHATTAN] = {APP_TEXT_LAB_MISPLACED_MANHATTAN,
                                    APP_TEXT_LAB_SHORT_MISPLACED_MANHATTAN},
    [SOLVER_LINEAR_CONFLICT] = {APP_TEXT_LAB_LINEAR_CONFLICT, APP_TEXT_LAB_SHORT_LINEAR_CONFLICT},
    [SOLVER_WALKING_DISTANCE] = {APP_TEXT_LAB_WALKING_DISTANCE,
                                 APP_TEXT_LAB_SHORT_WALKING_DISTANCE},
    [SOLVER_MAX] = {APP_TEXT_LAB_MAX, APP_TEXT_LAB_SHORT_MAX},
    [SOLVER_PATTERN_DATABASE] = {APP_TEXT_LAB_PATTERN_DATABASE,
                                 APP_TEXT_LAB_SHORT_PATTERN_DATABASE},
};

const char *app_lab_algorithm_words(solver_algorithm algorithm)
{
    return app_text(algorithm_texts[algorithm]);
}

const char *app_lab_heuristic_words(solver_heuristic heuristic)
{
    return app_text(heuristic_texts[heuristic].name);
}

const char *app_lab_heuristic_short(solver_heuristic heuristic)
{
    return app_text(heuristic_texts[heuristic].brief);
}

void app_lab_method_words(solver_method method, char *out, size_t size)
{
    if (method.algorithm != SOLVER_ANY_ALGORITHM && solver_algorithm_is_informed(method.algorithm))
        app_textf(out, size, APP_TEXT_LIST, app_lab_algorithm_words(method.algorithm),
                  app_lab_heuristic_words(method.heuristic));
    else
        snprintf(out, size, "%s", app_lab_algorithm_words(method.algorithm));
}

/* Three figures and a unit; small counts as they are. */
void app_lab_count_words(uint64_t count, char *out, size_t size)
{
    if (count < 10000) {
        app_words_count(count, out, size);
        return;
    }
    double value = (double)count / 1000;
    int times = 1;
    while (value >= 999.5 && times < 3) {
        value /= 1000;
        times++;
    }
    app_words_thousands(value, times, value < 99.95 ? 1 : 0, out, size);
}

/* How a search ended. */
static void end_words(const game_lab_line *line, char *out, size_t size)
{
    char moves[32];
    long long nodes = (long long)line->nodes;
    sw_status status = line->status;
    if (status != SW_OK) {
        app_text_n(out, size,
                   status == SW_UNSOLVABLE  ? APP_TEXT_LAB_LOG_UNSOLVABLE
                   : status == SW_CANCELLED ? APP_TEXT_LAB_LOG_STOPPED
                   : status == SW_LIMIT     ? APP_TEXT_LAB_LOG_LIMIT
                                            : APP_TEXT_LAB_LOG_FAILED,
                   nodes);
        return;
    }
    app_words_moves(line->bound, moves, sizeof moves);
    app_text_n(out, size, line->optimal ? APP_TEXT_LAB_LOG_OPTIMAL : APP_TEXT_LAB_LOG_SOLVED, nodes,
               moves);
}

void app_lab_line_words(const game_lab_line *line, char *out, size_t size)
{
    if (line->event == GAME_LAB_BEGAN)
        app_lab_method_words(line->method, out, size);
    else if (line->event == GAME_LAB_BOUND)
        app_text_n(out, size, APP_TEXT_LAB_LOG_BOUND, (long long)line->nodes, line->bound);
    else
        end_words(line, out, size);
}

/* Why a run has no solution, in a word for the table and in a title for the panel. */
typedef struct status_texts {
    app_text_id word, title;
} status_texts;

static status_texts texts_of(const game_lab_run *run)
{
    switch (run->status) {
    case SW_UNSOLVABLE:
        return (status_texts){APP_TEXT_LAB_NONE_SHORT, APP_TEXT_LAB_NO_SOLUTION};
    case SW_CANCELLED:
        return (status_texts){APP_TEXT_LAB_STOPPED_SHORT, APP_TEXT_LAB_STOPPED};
    case SW_LIMIT:
        if (run->memory_limited)
            return (status_texts){APP_TEXT_LAB_ROOM_SHORT, APP_TEXT_LAB_OUT_OF_ROOM};
        return (status_texts){APP_TEXT_LAB_LIMIT_SHORT, APP_TEXT_LAB_TIME_OUT};
    default:
        return (status_texts){APP_TEXT_LAB_FAILED_SHORT, APP_TEXT_LAB_FAILED};
    }
}

const char *app_lab_status_words(const game_lab_run *run)
{
    return app_text(texts_of(run).word);
}

const char *app_lab_status_title(const game_lab_run *run)
{
    return app_text(texts_of(run).title);
}

void app_lab_move_words(const puzzle_board *board, puzzle_move move, char *out, size_t size)
{
    int tile = board->tiles[puzzle_move_source(board, move)];
    app_textf(out, size,
              move == PUZZLE_UP      ? APP_TEXT_GRAPH_MOVE_UP
              : move == PUZZLE_RIGHT ? APP_TEXT_GRAPH_MOVE_RIGHT
              : move == PUZZLE_DOWN  ? APP_TEXT_GRAPH_MOVE_DOWN
                                     : APP_TEXT_GRAPH_MOVE_LEFT,
              tile);
}

void app_lab_note(const app_view *view, int icons, char *out, size_t size)
{
    int room = view->width - (72 + icons);
    app_key_name paste = app_view_key_name(view, APP_INTENT_PASTE);
    app_textf(out, size, APP_TEXT_LAB_NOTE, paste.text);
    if (!paste.text[0] || app_view_text_width(view, APP_TYPE_LABEL, out) > room)
        app_textf(out, size, APP_TEXT_LAB_NOTE_SHORT);
}

const char *app_lab_note_in(app_arena *arena, const app_view *view, int icons)
{
    int room = view->width - (72 + icons);
    app_key_name paste = app_view_key_name(view, APP_INTENT_PASTE);
    const char *all = app_arena_print(
        arena, _("Choose two tiles to swap them, type a number, paste a board: %s"), paste.text);
    bool fits = paste.text[0] && app_view_text_width(view, APP_TYPE_LABEL, all) <= room;
    return fits ? all : _("Choose two tiles to swap them");
}
