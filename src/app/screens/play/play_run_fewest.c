/* Fewest moves, or slides: three tries of one board against its shortest solution. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/translate.h"
#include "text/words.h"

static puzzle_metric metric_of(const app_parts *p)
{
    return app_play_run(p)->challenge.metric;
}

/* What counts, and what does not. */
static puzzle_metric other_of(const app_parts *p)
{
    return metric_of(p) == PUZZLE_METRIC_SLIDES ? PUZZLE_METRIC_MOVES : PUZZLE_METRIC_SLIDES;
}

static const char *label_of(puzzle_metric metric)
{
    return metric == PUZZLE_METRIC_SLIDES ? _("Slides") : _("Moves");
}

static const char *count_words(app_parts *p, int moves)
{
    return moves > 0 ? app_words_count(&p->arena, (unsigned long long)moves) : "–";
}

static int try_of(const game_run *run)
{
    int tries = (int)run->count + (game_session_solved(&run->round.session) ? 0 : 1);
    return app_at_most(tries, game_run_boards(run));
}

static const char *next(app_parts *p)
{
    const game_run *run = app_play_run(p);
    return parts_print(p, _("Try %d of %d"), (int)run->count + 1, game_run_boards(run));
}

static const char *brief(app_parts *p)
{
    const game_run *run = app_play_run(p);
    return parts_print(p, _("try %d of %d"), try_of(run), game_run_boards(run));
}

static play_figure length_of(app_parts *p, puzzle_metric metric)
{
    int length = game_session_length(app_play_session(p), metric);
    return (play_figure){.label = label_of(metric),
                         .value = app_words_count(&p->arena, (unsigned long long)length)};
}

static int figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    const game_origin *origin = &app_play_round(p)->origin;
    const play_run_best *best = &app_play_state(p)->run.best;
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    out[0] = length_of(p, metric_of(p));
    out[1] = (play_figure){.label = origin->par == 0 || proved ? _("Shortest") : _("Best known"),
                           .value = count_words(p, origin->par)};
    out[2] = length_of(p, other_of(p));
    out[3] = (play_figure){.label = _("Best try"),
                           .value = count_words(p, game_run_fewest(app_play_run(p)))};
    out[4] = (play_figure){.label = _("Best run"),
                           .value = count_words(p, best->known ? best->result.fewest : 0)};
    return 5;
}

static const char *note(app_parts *p)
{
    const game_challenge *challenge = &app_play_run(p)->challenge;
    return parts_print(p, "%d × %d · %s", challenge->size.columns, challenge->size.rows, brief(p));
}

static const char *over_words(app_parts *p, int length)
{
    int par = app_play_round(p)->origin.par;
    bool proved = app_play_round(p)->origin.par_proof == PUZZLE_PAR_OPTIMAL;
    if (par == 0 || length == 0)
        return "";
    if (length == par)
        return proved ? _("shortest") : _("best known");
    return length > par ? parts_print(p, "+%d", length - par) : parts_print(p, "−%d", par - length);
}

static const char *outcome(app_parts *p)
{
    int length = game_run_fewest(app_play_run(p));
    return length > 0 ? app_words_length(&p->arena, metric_of(p), length)
                      : _("No board was solved");
}

/* ---- The tries ---- */

static void add_try(app_parts *p, size_t index)
{
    const game_run *run = app_play_run(p);
    const game_session *session = app_play_session(p);
    bool done = index < run->count, playing = !run->over && !game_session_solved(session);
    bool now = index == run->count && playing;
    int length = done  ? game_run_length(run, index)
                 : now ? game_session_length(session, metric_of(p))
                       : -1;
    const play_run_row row = {
        .size = session->board.size,
        .name = parts_print(p, _("Try %d"), (int)index + 1),
        .first = length >= 0 ? app_words_count(&p->arena, (unsigned long long)length) : "",
        .second = done ? over_words(p, length) : "",
        .done = done,
        .now = now};
    app_play_run_add_row(p, &row);
}

static void add_body(app_parts *p, int width)
{
    (void)width;
    app_play_run_add_heads(p, _("Tries"), label_of(metric_of(p)), _("To shortest"));
    for (int i = 0; i < game_run_boards(app_play_run(p)); i++)
        add_try(p, (size_t)i);
    parts_spring(p, 1);
}

/* ---- As a mode ---- */

static const char *chosen(app_arena *in, const game_challenge *challenge)
{
    return app_arena_print(
        in,
        challenge->metric == PUZZLE_METRIC_SLIDES ? _("%s, %d tries, slides count")
                                                  : _("%s, %d tries"),
        app_words_size(in, challenge->size), game_rules_of(challenge->mode)->boards(challenge));
}

static const char *result(app_arena *in, const game_run_result *run, const game_settings *settings)
{
    (void)settings;
    return app_words_length(in, run->challenge.metric, run->fewest);
}

const app_mode app_mode_fewest = {
    .icon = APP_ICON_TARGET,
    .title = N_("Fewest moves"),
    .slides_title = N_("Fewest slides"),
    .line = N_("No clock. Three tries at one board."),
    .about = N_("The same board three times. "
                "Undone moves do not count, and the best try does."),
    .chosen = chosen,
    .result = result,
    .foot = N_("Undone moves do not count."),
    .width = 336,
    .large = 2,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .next = next,
    .add_body = add_body,
};
