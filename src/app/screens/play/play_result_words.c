/* What is said of a solved game: how well it went, what it is measured against, and what helped. */
#include "screens/play/play.h"

#include "client/records.h"
#include "game/stars.h"
#include "text/translate.h"
#include "text/words.h"

/* ---- Against the best game ---- */

/* Whether the game is better than all others, or than those that were played by the same thing. */
typedef struct record {
    bool of_all, of_its_way;
} record;

/* "best 41", or that this one is it, or "best by keys"; "" where there is none to compare with. */
static const char *best_words(app_parts *p, record record, const char *best)
{
    const play_result *result = &app_play_state(p)->result;
    bool counts = game_result_credit(&result->own) == GAME_CREDIT_OWN;
    if (!result->best.known)
        return "";
    if (record.of_all && counts)
        return _("new best");
    if (record.of_its_way && counts)
        best = app_words_way(result->own.way);
    return parts_print(p, _("best %s"), best);
}

static const char *count_words(app_parts *p, record record, int best)
{
    return best_words(p, record, app_words_count(&p->arena, (unsigned long long)best));
}

const char *app_play_length_note(app_parts *p)
{
    const play_result *result = &app_play_state(p)->result;
    const game_origin *origin = &app_play_round(p)->origin;
    int own = app_play_session(p)->moves;
    record record = {own < result->best.moves, own < result->best_by_way.moves};
    if (origin->par > 0 && origin->par_metric == PUZZLE_METRIC_SLIDES)
        return parts_print(p, PL_("par %s slide", "par %s slides", origin->par),
                           app_words_count(&p->arena, (unsigned long long)origin->par));
    if (origin->par > 0)
        return parts_print(p, _("par %d"), origin->par);
    return count_words(p, record, result->best.moves);
}

const char *app_play_time_note(app_parts *p)
{
    const play_result *result = &app_play_state(p)->result;
    double own = app_play_session(p)->time_ms, best = (double)result->best.time_ms;
    record record = {own < best, own < (double)result->best_by_way.time_ms};
    return best_words(p, record, app_words_taken(&p->arena, p->view->settings, best));
}

/* ---- The verdict ---- */

play_verdict app_play_verdict(app_parts *p)
{
    const play_result *result = &app_play_state(p)->result;
    const game_round *round = app_play_round(p);
    game_rating rating = client_rating(&p->app->client);
    bool good = rating.kind == GAME_RATING_PERFECT || game_stars_beaten(round);
    return (play_verdict){.words = app_words_result(&p->arena, round, rating),
                          .praise = app_words_praise(&p->arena, &result->standing, &result->own),
                          .colour = good ? p->view->colours->good : p->view->colours->text};
}

/* ---- Small figures ---- */

/* The slides, or the moves where par counts slides. Too narrow to tell of a way. */
static play_result_figure other_figure(app_parts *p)
{
    const play_result *result = &app_play_state(p)->result;
    const game_session *session = app_play_session(p);
    bool moves = app_play_round(p)->origin.par_metric == PUZZLE_METRIC_SLIDES;
    int own = moves ? session->moves : session->slides;
    int best = moves ? result->best.moves : result->best.slides;
    record record = {.of_all = own < best};
    return (play_result_figure){
        .label = moves ? _("Moves") : _("Slides"),
        .value = app_words_count(&p->arena, (unsigned long long)own),
        .note = count_words(p, record, best),
    };
}

static play_result_figure speed_figure(app_parts *p)
{
    const play_result *result = &app_play_state(p)->result;
    double speed = game_result_value(&result->own, GAME_FIGURE_SPEED);
    double most = result->standing.most_speed;
    bool counts = game_result_credit(&result->own) == GAME_CREDIT_OWN;
    play_result_figure out = {.label = _("moves/s"),
                              .value = app_words_speed(&p->arena, speed),
                              .note = "",
                              .good = most > 0 && counts && speed > most};
    if (out.good)
        out.note = _("new best");
    else if (most > 0)
        out.note = parts_print(p, _("best %s"), app_words_speed(&p->arena, most));
    return out;
}

/* An average, and how this game has changed it. */
static play_result_figure average_figure(app_parts *p, const char *label, int games, double before,
                                         double now)
{
    const game_settings *settings = p->view->settings;
    const play_result *result = &app_play_state(p)->result;
    bool counts = game_result_credit(&result->own) == GAME_CREDIT_OWN;
    if (now < 0)
        return (play_result_figure){
            .label = label, .value = "–", .note = parts_print(p, _("after %d"), games)};
    return (play_result_figure){.label = label,
                                .value = app_words_taken(&p->arena, settings, now),
                                .note = before < 0 ? _("the first")
                                        : counts
                                            ? app_words_change(&p->arena, settings, before, now)
                                            : "",
                                .good = before >= 0 && now < before};
}

void app_play_fill_result(app_parts *p, play_result_figure out[PLAY_RESULT_FIGURES])
{
    const game_standing *among = &app_play_state(p)->result.standing;
    out[0] = other_figure(p);
    out[1] = speed_figure(p);
    out[2] = average_figure(p, P_("average of 5", "ao5"), 5, among->ao5_before, among->ao5);
    out[3] = average_figure(p, P_("average of 12", "ao12"), 12, among->ao12_before, among->ao12);
}

/* ---- What helped, and the detours ---- */

bool app_play_judged(const app_parts *p)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    const play_findings *shown = app_play_findings(analysis);
    return shown->places > 0 && shown->evaluated == shown->places && analysis->review.judged > 0;
}

static const char *points_words(app_parts *p)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    int total = analysis->points.total;
    if (!analysis->has_points)
        return "";
    return parts_print(p, PL_("%s point", "%s points", total),
                       app_words_count(&p->arena, (unsigned long long)total));
}

/* "120 points, 1 hint." */
static const char *help_words(app_parts *p, const char *points)
{
    const char *both =
        app_words_list(&p->arena, points, app_words_help(&p->arena, app_play_session(p)));
    return parts_print(p, "%s.", app_arena_capital(&p->arena, both));
}

/* "120 points. 5 detours cost 28 moves.": where no help was taken, and one line has no room to say so. */
static const char *detour_words(app_parts *p, const char *points, const char *detours)
{
    const char *sentence = points[0] ? parts_print(p, "%s.", points) : "";
    return app_words_sentences(&p->arena, sentence, detours);
}

/* The heading over the curve, where there is one, says that there were no detours, and counts them. */
const char *app_play_result_note(app_parts *p, play_result_room room)
{
    const play_state *self = p->state;
    const game_session *session = app_play_session(p);
    const game_review *review = &self->analysis.review;
    const char *race = app_play_race_outcome(p, &self->race), *detours = "";
    const char *points = room.brief ? "" : points_words(p);
    bool helped = game_session_hints(session) + session->undos + session->autos > 0;
    if (app_play_judged(p) && (review->detour_count > 0 || !room.heading))
        detours = app_words_detours(&p->arena, review);
    if (room.all)
        return app_words_sentences(
            &p->arena, app_words_sentences(&p->arena, race, help_words(p, points)), detours);
    if (race[0])
        return race;
    return helped || room.heading || !detours[0] ? help_words(p, points)
                                                 : detour_words(p, points, detours);
}
