/* The log line: in words what a hint shows on the board, and how it was found. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "game/stars.h"
#include "input/keys.h"
#include "text/translate.h"
#include "text/words.h"

/* ---- What a hint shows ---- */

/* Rows and columns are counted from 1. */
static const char *region_words(app_parts *p, game_region region)
{
    int row = region.row + 1, last_row = region.row + region.rows;
    int column = region.column + 1, last_column = region.column + region.columns;
    if (row == last_row && column == last_column)
        return parts_print(p, _("Look at row %d, column %d"), row, column);
    if (row == last_row)
        return parts_print(p, _("Look at row %d, columns %d to %d"), row, column, last_column);
    if (column == last_column)
        return parts_print(p, _("Look at rows %d to %d, column %d"), row, last_row, column);
    return parts_print(p, _("Look at rows %d to %d, columns %d to %d"), row, last_row, column,
                       last_column);
}

/* By what is seen on it; a picture's tile without a number by its place. */
static const char *tile_words(app_parts *p, int cell)
{
    char label[GAME_LABEL_SIZE];
    const puzzle_board *board = &app_play_session(p)->board;
    const game_look *look = &app_play_round(p)->look;
    int columns = board->size.columns;
    game_look_label(look, board->tiles[cell], label);
    if (look->style == GAME_PICTURE && !look->numbers)
        return parts_print(p, _("The tile in row %d, column %d"), cell / columns + 1,
                           cell % columns + 1);
    return parts_print(p, _("Tile %s"), label);
}

static const char *move_words(app_parts *p, const char *tile, puzzle_move move)
{
    return parts_print(p,
                       move == PUZZLE_UP      ? _("%s goes up")
                       : move == PUZZLE_RIGHT ? _("%s goes right")
                       : move == PUZZLE_DOWN  ? _("%s goes down")
                                              : _("%s goes left"),
                       tile);
}

static const char *hint_words(app_parts *p)
{
    const app_board_hint *hint = &app_play_state(p)->hint;
    if (hint->step == GAME_HINT_REGION)
        return region_words(p, hint->region);
    const char *tile = tile_words(p, puzzle_move_source(&app_play_session(p)->board, hint->move));
    return hint->step == GAME_HINT_TILE ? parts_print(p, _("%s is next"), tile)
                                        : move_words(p, tile, hint->move);
}

/* Until the ladder tells a move, where that costs the third star. */
static bool may_cost_a_star(const app_parts *p)
{
    return game_stars_apply(app_play_round(p)) &&
           game_session_credit(app_play_session(p)) == GAME_CREDIT_OWN;
}

static const char *to_go(app_parts *p, int moves)
{
    bool slides = client_metric(&p->app->client, app_play_round(p)) == PUZZLE_METRIC_SLIDES;
    return parts_print(p,
                       slides ? PL_("%s slide to go", "%s slides to go", moves)
                              : PL_("%s move to go", "%s moves to go", moves),
                       app_words_count(&p->arena, (unsigned long long)moves));
}

/* How far it is by the plan, and how long that took to find; or before the arrow, what that costs. */
static const char *facts_words(app_parts *p, int moves)
{
    const solver_answer *answer = game_hint_answer(p->app->client.hint);
    if (may_cost_a_star(p))
        return _("The arrow leaves two stars at most.");
    if (!answer)
        return to_go(p, moves);
    return parts_print(p, "%s, %s", app_words_duration(&p->arena, answer->ms), to_go(p, moves));
}

/* What found the plan, or what goes on. Bounds from elsewhere may have proved the plan: who found it did
 * not, and is not named beside the proof. */
static const char *found_words(app_parts *p, game_distance left)
{
    const game_hint *hint = p->app->client.hint;
    const solver_answer *answer = game_hint_answer(hint);
    if (may_cost_a_star(p))
        return "";
    if (game_hint_searching(hint))
        return _("Looking for a shorter way.");
    bool told = answer && (answer->optimal || !game_distance_exact(left));
    return told ? app_words_engine(&p->arena, answer) : "";
}

/* ---- The parts ---- */

/* Lines of words below the head. */
static int lines_of(play_form form)
{
    bool tall = form.kind == APP_LAYOUT_PORTRAIT || (form.kind == APP_LAYOUT_WIDE && !form.compact);
    return !tall ? 1 : form.narrow ? 5 : 3;
}

static void add_words(app_parts *p, const char *head, const char *words)
{
    parts_paragraph(p, APP_TYPE_NOTE, head);
    if (words[0])
        parts_paragraph(p, APP_TYPE_LABEL, words, .weak = true);
}

/* The part's number is the kind of chip. */
static void draw_chip(const app_parts *p, const app_part *part)
{
    app_view_chip(p->view, part->rect.x, part->rect.y + part->rect.h / 2, part->rect.w,
                  (app_chip)part->number, part->name);
}

/* How good the plan is, on a chip. The full words stand only where a line is left for the rest. */
static void add_verdict(app_parts *p, play_form form, game_distance left)
{
    enum { HEIGHT = 26, WIDE = 336, TALL = 289 };
    app_chip kind = game_distance_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    const char *words = app_words_verdict(&p->arena, left, false);
    int room = form.kind == APP_LAYOUT_WIDE ? WIDE : TALL;
    bool brief = lines_of(form) == 1 || form.narrow;
    if (brief || app_view_chip_width(p->view, kind, words) > room)
        words = app_words_verdict(&p->arena, left, true);
    parts_figure(p, draw_chip, words, .number = (int)kind, .height = HEIGHT,
                 .width = app_view_chip_width(p->view, kind, words));
}

/* What the hint shows, the verdict, and what is known of the plan, beside that or below. */
static void add_hint(app_parts *p, play_form form)
{
    game_distance left = game_hint_left(p->app->client.hint, app_play_session(p));
    const char *found = found_words(p, left);
    parts_paragraph(p, APP_TYPE_NOTE, hint_words(p));
    parts_wrap (p, 8) {
        add_verdict(p, form, left);
        parts_paragraph(p, APP_TYPE_LABEL, facts_words(p, left.moves), .weak = true);
    }
    if (found[0] && lines_of(form) > 1)
        parts_paragraph(p, APP_TYPE_LABEL, found, .weak = true);
}

/* Before the first move. A board that is given may need none. */
static void add_beginning(app_parts *p)
{
    app_key_name key = app_view_key_name(p->view, APP_INTENT_NEW);
    if (!app_play_solved(p->app))
        add_words(
            p, _("Slide a tile to begin"),
            app_words_sentences(&p->arena, _("The clock starts with your first move."),
                                may_cost_a_star(p) ? _("With a hint: two stars at most.") : ""));
    else if (key.text[0])
        add_words(p, _("This board is solved already"),
                  parts_print(p, _("There is nothing to play on it. New game, %s, has others."),
                              key.text));
    else
        add_words(p, _("This board is solved already"),
                  _("There is nothing to play on it. The menu has others."));
}

static void add_thinking(app_parts *p)
{
    long long nodes = (long long)game_hint_nodes(p->app->client.hint);
    add_words(p, _("Looking for a hint"),
              parts_print(p, PL_("%s node so far", "%s nodes so far", nodes),
                          app_words_count(&p->arena, (unsigned long long)nodes)));
}

void app_play_add_log(app_parts *p, play_form form)
{
    parts_column (p, 4) {
        switch (game_hint_stage_now(p->app->client.hint)) {
        case GAME_HINT_THINKING:
            add_thinking(p);
            break;
        case GAME_HINT_SHOWN:
            if (app_play_state(p)->hint.shown)
                add_hint(p, form);
            break;
        case GAME_HINT_FAILED:
            add_words(p, _("No hint was found"), "");
            break;
        case GAME_HINT_NONE:
            if (!app_play_session(p)->started)
                add_beginning(p);
            break;
        }
    }
}

/* ---- One line below the board of the smallest windows ---- */

/* The facts are left out where the words would have less than a third of it. */
static void add_line(app_parts *p, const char *words, app_colour colour, const char *facts)
{
    enum { HEIGHT = 30, SIDE = 6 };
    int width = app_view_text_width(p->view, APP_TYPE_NOTE, words);
    parts_row (p, 16, .least_height = HEIGHT, .pad = parts_edges(SIDE, 0)) {
        parts_paragraph(p, APP_TYPE_NOTE, words, .grow = 1, .colour = colour,
                        .least_width = app_at_most(width, p->view->width / 3));
        parts_text(p, APP_TYPE_LABEL, facts, .weak = true, .leave = 1);
    }
}

static const char *line_words(app_parts *p)
{
    game_hint_stage stage = game_hint_stage_now(p->app->client.hint);
    if (stage == GAME_HINT_THINKING)
        return _("Looking for a hint");
    if (stage == GAME_HINT_FAILED)
        return _("No hint was found");
    if (stage == GAME_HINT_SHOWN && app_play_state(p)->hint.shown)
        return hint_words(p);
    return app_play_solved(p->app) ? _("This board is solved already") : "";
}

void app_play_add_log_line(app_parts *p)
{
    const game_hint *hint = p->app->client.hint;
    bool shown = game_hint_stage_now(hint) == GAME_HINT_SHOWN && app_play_state(p)->hint.shown;
    if (app_play_solved(p->app) && app_play_session(p)->started) {
        play_verdict verdict = app_play_verdict(p);
        add_line(p, verdict.words, verdict.colour, verdict.praise);
        return;
    }
    const char *facts = !shown ? ""
                        : may_cost_a_star(p)
                            ? _("The arrow leaves two stars at most.")
                            : to_go(p, game_hint_left(hint, app_play_session(p)).moves);
    add_line(p, line_words(p), 0, facts);
}
