/* The words of the lab: methods, lines of the log, figures. */
#include "screens/lab/lab_words.h"

#include "text/translate.h"
#include "text/words.h"
#include "ui/glyph.h"

/* ---- Methods ---- */

const char *app_lab_algorithm_words(solver_algorithm algorithm)
{
    return _(solver_algorithm_words(algorithm));
}

const char *app_lab_heuristic_words(solver_heuristic heuristic)
{
    return _(solver_heuristic_words(heuristic));
}

const char *app_lab_heuristic_short(solver_heuristic heuristic)
{
    return _(solver_heuristic_brief(heuristic));
}

bool app_lab_is_informed(solver_method method)
{
    return method.algorithm != SOLVER_ANY_ALGORITHM &&
           solver_algorithm_is_informed(method.algorithm);
}

const char *app_lab_method(app_arena *arena, solver_method method, bool brief)
{
    const char *algorithm = app_lab_algorithm_words(method.algorithm);
    if (!app_lab_is_informed(method))
        return algorithm;
    return app_arena_print(arena, _("%s, %s"), algorithm,
                           brief ? app_lab_heuristic_short(method.heuristic)
                                 : app_lab_heuristic_words(method.heuristic));
}

/* ---- Counts ---- */

/* Three figures and a unit; small counts as they are. */
const char *app_lab_count(app_arena *arena, uint64_t count)
{
    if (count < 10000)
        return app_words_count(arena, count);
    double value = (double)count / 1000;
    int times = 1;
    while (value >= 999.5 && times < 3) {
        value /= 1000;
        times++;
    }
    return app_words_thousands(arena, value, times, value < 99.95 ? 1 : 0);
}

const char *app_lab_nodes(app_arena *arena, uint64_t count)
{
    return app_arena_print(arena, PL_("%s node", "%s nodes", (long long)count),
                           app_words_count(arena, count));
}

/* ---- The log ---- */

static const char *outcome_words(app_arena *arena, const game_lab_line *line)
{
    switch (line->status) {
    case SW_OK:
        return app_arena_print(
            arena, line->optimal ? _("%s, proved shortest") : _("%s, not proved shortest"),
            app_words_moves(arena, line->bound));
    case SW_UNSOLVABLE:
        return _("no solution exists");
    case SW_CANCELLED:
        return _("stopped");
    case SW_LIMIT:
        return _("limit reached");
    default:
        return _("could not run");
    }
}

static const char *bound_words(app_arena *arena, const game_lab_line *line, bool brief)
{
    if (brief)
        return app_arena_print(arena, _("no solution below %d"), line->bound);
    return app_arena_print(arena,
                           PL_("no solution below %d, after %s node",
                               "no solution below %d, after %s nodes", (long long)line->nodes),
                           line->bound, app_words_count(arena, line->nodes));
}

const char *app_lab_line(app_arena *arena, const game_lab_line *line, bool brief)
{
    if (line->event == GAME_LAB_BEGAN)
        return app_lab_method(arena, line->method, brief);
    if (line->event == GAME_LAB_BOUND)
        return bound_words(arena, line, brief);
    const char *outcome = outcome_words(arena, line);
    return brief ? outcome
                 : app_arena_print(arena, _("%s, %s"), outcome, app_lab_nodes(arena, line->nodes));
}

/* ---- Runs without a solution ---- */

const char *app_lab_status_words(const game_lab_run *run)
{
    return run->status == SW_UNSOLVABLE  ? _("none")
           : run->status == SW_CANCELLED ? _("stopped")
           : run->status != SW_LIMIT     ? _("failed")
           : run->memory_limited         ? _("memory")
                                         : _("time out");
}

const char *app_lab_status_title(const game_lab_run *run)
{
    return run->status == SW_UNSOLVABLE  ? _("No solution")
           : run->status == SW_CANCELLED ? _("Stopped")
           : run->status != SW_LIMIT     ? _("Could not run")
           : run->memory_limited         ? _("Memory limit reached")
                                         : _("Time ran out");
}

/* ---- Boards ---- */

const char *app_lab_move(app_arena *arena, const puzzle_board *board, puzzle_move move)
{
    int tile = board->tiles[puzzle_move_source(board, move)];
    return app_arena_print(arena,
                           move == PUZZLE_UP      ? _("UP(%d)")
                           : move == PUZZLE_RIGHT ? _("RIGHT(%d)")
                           : move == PUZZLE_DOWN  ? _("DOWN(%d)")
                                                  : _("LEFT(%d)"),
                           tile);
}

static bool fits_in_bar(const app_view *view, const char *words, int icons)
{
    return app_view_text_width(view, APP_TYPE_LABEL, words) <= view->width - (72 + icons);
}

const char *app_lab_note(app_arena *arena, const app_view *view, int icons)
{
    app_key_name paste = app_view_key_name(view, APP_INTENT_PASTE);
    const char *all = app_arena_print(
        arena, _("Choose two tiles to swap them, type a number, paste a board: %s"), paste.text);
    const char *brief = _("Choose two tiles to swap them");
    return paste.text[0] && fits_in_bar(view, all, icons) ? all
           : fits_in_bar(view, brief, icons)              ? brief
                                                          : NULL;
}
