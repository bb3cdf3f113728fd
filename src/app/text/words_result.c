/* Writes what came of a game: how good it was, what helped, and a card to show around. */
#include "text/words.h"

#include "game/stars.h"
#include "text/translate.h"

#include <math.h>

/* ---- How good it was ---- */

static const char *perfect_words(app_arena *in, game_rating rating, int length)
{
    if (rating.metric == PUZZLE_METRIC_MOVES)
        return _("Perfect: no shorter way exists.");
    return app_arena_print(
        in, PL_("Perfect: optimal in %s slide.", "Perfect: optimal in %s slides.", length),
        app_words_count(in, (unsigned long long)length));
}

static const char *over_words(app_arena *in, game_rating rating)
{
    bool slides = rating.metric == PUZZLE_METRIC_SLIDES;
    if (rating.kind == GAME_RATING_AT_MOST_OVER)
        return app_arena_print(in,
                               slides ? _("At most %d over the fewest slides.")
                                      : _("At most %d over the shortest."),
                               rating.count);
    return app_arena_print(
        in, slides ? _("%d over the fewest slides (%d).") : _("%d over the shortest (%d)."),
        rating.count, rating.shortest);
}

/* Of the shortest way, in a sentence. `length` is that of the game. */
static const char *rating_words(app_arena *in, game_rating rating, int length)
{
    switch (rating.kind) {
    case GAME_RATING_PENDING:
        return rating.metric == PUZZLE_METRIC_SLIDES ? _("Looking for the fewest slides …")
                                                     : _("Looking for the shortest way …");
    case GAME_RATING_PERFECT:
        return perfect_words(in, rating, length);
    case GAME_RATING_OVER:
    case GAME_RATING_AT_MOST_OVER:
        return over_words(in, rating);
    case GAME_RATING_HINTED: /* Translators: by a hint for each of those moves */
        return app_arena_print(
            in, PL_("Solved, with one hint.", "Solved, with help for %s moves.", rating.count),
            app_words_count(in, (unsigned long long)rating.count));
    case GAME_RATING_SHOWN:
        break;
    }
    return _("You watched the solution, so this one does not count.");
}

/* By so many moves or slides. */
static const char *length_against_par(app_arena *in, const game_origin *origin, int over)
{
    bool slides = origin->par_metric == PUZZLE_METRIC_SLIDES;
    if (over > 0) /* Translators: moves, and par */
        return app_arena_print(in,
                               origin->par_proof == PUZZLE_PAR_OPTIMAL
                                   ? _("%d over par. %d or fewer earns the third star.")
                                   : _("%d over the best known. Three stars at %d."),
                               over, origin->par);
    if (over == 0)
        return slides ? _("As few slides as the best known.") : _("As short as the best known.");
    if (slides)
        return app_arena_print(in,
                               PL_("You beat the best known by %s slide.",
                                   "You beat the best known by %s slides.", -over),
                               app_words_count(in, (unsigned long long)-over));
    return app_arena_print(in, _("You beat the best known by %d."), -over);
}

/* Of a level, whose par is known and earns stars. */
static const char *result_against_par(app_arena *in, const game_round *round, game_rating rating)
{
    int length = game_session_length(&round->session, round->origin.par_metric);
    int over = length - round->origin.par;
    if (over <= 0 && rating.kind == GAME_RATING_PERFECT)
        return rating_words(in, rating, length);
    return length_against_par(in, &round->origin, over);
}

/* The help took the third star: without it par would have been reached. */
static bool is_capped(const game_round *round)
{
    bool reached =
        game_session_length(&round->session, round->origin.par_metric) <= round->origin.par;
    return game_stars_apply(round) && reached && game_stars_after(round, 0) == 2;
}

const char *app_words_result(app_arena *in, const game_round *round, game_rating rating)
{
    game_credit credit = game_session_credit(&round->session);
    if (credit == GAME_CREDIT_ASSISTED && is_capped(round))
        return _("With a hint: two stars at most.");
    if (credit == GAME_CREDIT_OWN && game_stars_apply(round))
        return result_against_par(in, round, rating);
    return rating_words(in, rating, game_session_length(&round->session, rating.metric));
}

const char *app_words_result_brief(app_arena *in, game_rating rating)
{
    if (rating.kind == GAME_RATING_PERFECT)
        return _("Perfect");
    if (rating.kind == GAME_RATING_OVER)
        return app_arena_print(in, _("%d over"), rating.count);
    if (rating.kind == GAME_RATING_AT_MOST_OVER)
        return app_arena_print(in, _("≤ %d over"), rating.count);
    return _("Solved");
}

const char *app_words_praise(app_arena *in, const game_standing *standing, const game_result *own)
{
    static const char *const words[GAME_PRAISES][2] = {
        [GAME_PRAISE_FIRST] = {N_("Your first board of this kind!"),
                               N_("The first of its kind, and solved.")},
        [GAME_PRAISE_FEWEST] = {N_("Your fewest moves for this kind!"),
                                N_("Your shortest solution of this kind.")},
        [GAME_PRAISE_FASTEST] = {N_("Your fastest board of this kind!"),
                                 N_("Your best time for this kind yet.")},
        [GAME_PRAISE_QUICKEST] = {N_("Your quickest hands on this kind!"),
                                  N_("Your most moves a second on this kind.")},
        [GAME_PRAISE_FASTER_THAN_FIVE] = {N_("Faster than your last five of this kind."),
                                          N_("You beat your last five of this kind.")},
        [GAME_PRAISE_UNAIDED] = {N_("Without a hint or an undo: well done."),
                                 N_("All your own, and nothing taken back.")},
    };
    game_praise praise = game_praise_of(standing, own);
    bool second = own->id / GAME_PRAISES % 2; /* the id's rest has picked the praise */
    long long boards = (long long)standing->others + 1;
    if (praise == GAME_PRAISE_NONE)
        return "";
    if (praise != GAME_PRAISE_ROUND)
        return _(words[praise][second]);
    return app_arena_print(
        in,
        second ? PL_("You keep at it: %s board of this kind.",
                     "You keep at it: %s boards of this kind.", boards)
               : PL_("%s board of this kind solved!", "%s boards of this kind solved!", boards),
        app_words_count(in, (unsigned long long)boards));
}

const char *app_words_change(app_arena *in, const game_settings *settings, double before_ms,
                             double now_ms)
{
    double change = app_time_between(before_ms, now_ms, app_time_digits_of(settings));
    return app_arena_print(in, change < 0 ? "−%s" : "+%s",
                           app_words_taken(in, settings, fabs(change)));
}

/* ---- What helped, and what cost moves ---- */

const char *app_words_help(app_arena *in, const game_session *session)
{
    const char *facts = "";
    long long hints = game_session_hints(session);
    int undos = session->undos, autos = session->autos;
    if (hints > 0)
        facts = app_arena_print(in, PL_("%s hint", "%s hints", hints),
                                app_words_count(in, (unsigned long long)hints));
    if (undos > 0)
        facts = app_words_list(in, facts,
                               app_arena_print(in, PL_("%s undo", "%s undos", undos),
                                               app_words_count(in, (unsigned long long)undos)));
    if (autos > 0)
        facts = app_words_list(
            in, facts,
            app_arena_print(in, PL_("%s solution shown", "%s solutions shown", autos),
                            app_words_count(in, (unsigned long long)autos)));
    return facts[0] ? facts : _("no hints, no undos");
}

const char *app_words_detours(app_arena *in, const game_review *review)
{
    long long count = (long long)review->detour_count;
    bool all_best = review->judged > 0 && review->exact && review->best == review->judged;
    if (count == 0 && all_best)
        return review->metric == PUZZLE_METRIC_SLIDES ? _("Every slide led nearer.")
                                                      : _("Every move led nearer.");
    if (count == 0)
        return "";
    /* Translators: the second is a number of moves or slides, "28 moves" */
    return app_arena_print(in,
                           review->exact
                               ? PL_("%s detour cost %s.", "%s detours cost %s.", count)
                               : PL_("%s detour cost %s, by the best ways known.",
                                     "%s detours cost %s, by the best ways known.", count),
                           app_words_count(in, (unsigned long long)count),
                           app_words_length(in, review->metric, (int)review->detour_moves));
}

const char *app_words_judging(app_arena *in, size_t judged, size_t all)
{
    return app_arena_print(
        in, PL_("Judging: %s of %s position", "Judging: %s of %s positions", (long long)all),
        app_words_count(in, judged), app_words_count(in, all));
}

/* ---- The card ---- */

const char *app_words_stars(app_arena *in, int stars)
{
    enum { STAR = 3 }; /* bytes */
    return app_arena_print(in, "%.*s%.*s", stars * STAR, "★★★", (GAME_STARS - stars) * STAR, "☆☆☆");
}

static void add_line(sw_text *out, const char *line)
{
    if (!line[0])
        return;
    sw_text_add(out, line);
    sw_text_add_char(out, '\n');
}

/* What the shortest way was; "" where it is not known. */
static const char *shortest_words(app_arena *in, game_rating rating, int length)
{
    bool proved = rating.kind == GAME_RATING_PERFECT || rating.kind == GAME_RATING_OVER;
    int shortest = rating.kind == GAME_RATING_OVER ? rating.shortest : length;
    if (rating.kind == GAME_RATING_PENDING)
        return "";
    if (!proved)
        return rating_words(in, rating, length);
    if (rating.metric == PUZZLE_METRIC_SLIDES)
        return app_arena_print(in, PL_("optimal in %s slide", "optimal in %s slides", shortest),
                               app_words_count(in, (unsigned long long)shortest));
    /* Translators: a number of moves */
    return app_arena_print(in, _("shortest %d"), shortest);
}

void app_words_card(const game_round *round, game_rating rating, const game_settings *settings,
                    sw_text *out)
{
    app_arena in;
    const game_session *session = &round->session;
    int length = game_session_length(session, rating.metric);
    app_arena_empty(&in);
    app_words_id(round, out);
    sw_text_add_char(out, '\n');
    add_line(out, app_words_length(&in, rating.metric, length));
    add_line(out, shortest_words(&in, rating, length));
    add_line(out, app_words_taken(&in, settings, (double)game_whole_ms(session->time_ms)));
    if (game_stars_apply(round))
        add_line(out, app_words_stars(&in, game_stars_after(round, 0)));
}
