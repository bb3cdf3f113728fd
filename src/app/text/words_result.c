/* What came of a game, in words: how good it was, what helped, and a card to show around. */
#include "text/words.h"

#include "game/stars.h"

#include <math.h>
#include <stdio.h>

/* ---- How good it was ---- */

/* Of the shortest way, in a sentence. `length` is that of the game. */
static void rating_words(game_rating rating, int length, char *out, size_t size)
{
    bool slides = rating.metric == PUZZLE_METRIC_SLIDES;
    switch (rating.kind) {
    case GAME_RATING_PENDING:
        app_textf(out, size, slides ? APP_TEXT_SLIDES_PENDING : APP_TEXT_RATING_PENDING);
        break;
    case GAME_RATING_PERFECT:
        if (slides)
            app_text_n(out, size, APP_TEXT_SLIDES_PERFECT, length);
        else
            app_textf(out, size, APP_TEXT_RATING_PERFECT);
        break;
    case GAME_RATING_OVER:
        app_textf(out, size, slides ? APP_TEXT_SLIDES_OVER : APP_TEXT_RATING_OVER, rating.count,
                  rating.shortest);
        break;
    case GAME_RATING_AT_MOST_OVER:
        app_textf(out, size, slides ? APP_TEXT_SLIDES_AT_MOST_OVER : APP_TEXT_RATING_AT_MOST_OVER,
                  rating.count);
        break;
    case GAME_RATING_HINTED:
        app_text_n(out, size, APP_TEXT_RATING_HINTED, rating.count);
        break;
    case GAME_RATING_SHOWN:
        app_textf(out, size, APP_TEXT_RATING_SHOWN);
        break;
    }
}

/* By so many moves or slides. */
static void length_against_par(const game_origin *origin, int over, char *out, size_t size)
{
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    bool slides = origin->par_metric == PUZZLE_METRIC_SLIDES;
    if (over > 0)
        app_textf(out, size, proved ? APP_TEXT_SOLVED_OVER : APP_TEXT_SOLVED_OVER_KNOWN, over,
                  origin->par);
    else if (over == 0)
        app_textf(out, size, slides ? APP_TEXT_SLIDES_AS_KNOWN : APP_TEXT_SOLVED_BEST_KNOWN);
    else if (slides)
        app_text_n(out, size, APP_TEXT_SLIDES_UNDER, -over);
    else
        app_textf(out, size, APP_TEXT_SOLVED_UNDER, -over);
}

/* Of a level, whose par is known and earns stars. */
static void result_against_par(const game_round *round, game_rating rating, char *out, size_t size)
{
    const game_session *session = &round->session;
    int length = game_session_length(session, round->origin.par_metric);
    int over = length - round->origin.par;
    if (over <= 0 && rating.kind == GAME_RATING_PERFECT)
        rating_words(rating, length, out, size);
    else
        length_against_par(&round->origin, over, out, size);
}

/* The help took the third star: without it par would have been reached. */
static bool is_capped(const game_round *round)
{
    bool reached =
        game_session_length(&round->session, round->origin.par_metric) <= round->origin.par;
    return game_stars_apply(round) && reached && game_stars_after(round, 0) == 2;
}

void app_words_result(const game_round *round, game_rating rating, char *out, size_t size)
{
    game_credit credit = game_session_credit(&round->session);
    if (credit == GAME_CREDIT_ASSISTED && is_capped(round))
        app_textf(out, size, APP_TEXT_STARS_CAPPED);
    else if (credit == GAME_CREDIT_OWN && game_stars_apply(round))
        result_against_par(round, rating, out, size);
    else
        rating_words(rating, game_session_length(&round->session, rating.metric), out, size);
}

void app_words_result_brief(game_rating rating, char *out, size_t size)
{
    if (rating.kind == GAME_RATING_PERFECT)
        app_textf(out, size, APP_TEXT_BRIEF_PERFECT);
    else if (rating.kind == GAME_RATING_OVER)
        app_textf(out, size, APP_TEXT_BRIEF_OVER, rating.count);
    else if (rating.kind == GAME_RATING_AT_MOST_OVER)
        app_textf(out, size, APP_TEXT_BRIEF_AT_MOST_OVER, rating.count);
    else
        app_textf(out, size, APP_TEXT_SOLVED);
}

void app_words_praise(const game_standing *standing, const game_result *own, char *out, size_t size)
{
    static const app_text_id words[GAME_PRAISES][2] = {
        [GAME_PRAISE_FIRST] = {APP_TEXT_PRAISE_FIRST, APP_TEXT_PRAISE_FIRST_2},
        [GAME_PRAISE_FEWEST] = {APP_TEXT_PRAISE_FEWEST, APP_TEXT_PRAISE_FEWEST_2},
        [GAME_PRAISE_FASTEST] = {APP_TEXT_PRAISE_FASTEST, APP_TEXT_PRAISE_FASTEST_2},
        [GAME_PRAISE_QUICKEST] = {APP_TEXT_PRAISE_QUICKEST, APP_TEXT_PRAISE_QUICKEST_2},
        [GAME_PRAISE_FASTER_THAN_FIVE] = {APP_TEXT_PRAISE_FIVE, APP_TEXT_PRAISE_FIVE_2},
        [GAME_PRAISE_UNAIDED] = {APP_TEXT_PRAISE_UNAIDED, APP_TEXT_PRAISE_UNAIDED_2},
    };
    game_praise praise = game_praise_of(standing, own);
    bool second = own->id / GAME_PRAISES % 2; /* the id's rest has picked the praise */
    if (praise == GAME_PRAISE_NONE)
        out[0] = '\0';
    else if (praise == GAME_PRAISE_ROUND)
        app_text_n(out, size, second ? APP_TEXT_PRAISE_ROUND_2 : APP_TEXT_PRAISE_ROUND,
                   (long long)standing->others + 1);
    else
        snprintf(out, size, "%s", app_text(words[praise][second]));
}

void app_words_change(const game_settings *settings, double before_ms, double now_ms, char *out,
                      size_t size)
{
    char by[32];
    double change = app_time_between(before_ms, now_ms, app_time_digits_of(settings));
    app_words_taken(settings, fabs(change), by, sizeof by);
    app_textf(out, size, change < 0 ? APP_TEXT_CHANGE_LESS : APP_TEXT_CHANGE_MORE, by);
}

/* ---- What helped, and what cost moves ---- */

/* One fact more of how it was helped, where there is any of it. */
static void add_fact(char *facts, size_t size, const char *fact, long long count)
{
    char before[96];
    if (count == 0)
        return;
    snprintf(before, sizeof before, "%s", facts);
    if (before[0])
        app_textf(facts, size, APP_TEXT_LIST, before, fact);
    else
        snprintf(facts, size, "%s", fact);
}

void app_words_help(const game_session *session, char *out, size_t size)
{
    char fact[48];
    long long hints = game_session_hints(session);
    out[0] = '\0';
    app_text_n(fact, sizeof fact, APP_TEXT_SOME_HINTS, hints);
    add_fact(out, size, fact, hints);
    app_text_n(fact, sizeof fact, APP_TEXT_SOME_UNDOS, session->undos);
    add_fact(out, size, fact, session->undos);
    app_text_n(fact, sizeof fact, APP_TEXT_SOME_AUTOS, session->autos);
    add_fact(out, size, fact, session->autos);
    if (!out[0])
        app_textf(out, size, APP_TEXT_NO_HELP);
}

void app_words_detours(const game_review *review, char *out, size_t size)
{
    char moves[64];
    bool all_best = review->judged > 0 && review->exact && review->best == review->judged;
    bool slides = review->metric == PUZZLE_METRIC_SLIDES;
    app_words_length(review->metric, (int)review->detour_moves, moves, sizeof moves);
    if (review->detour_count == 0 && all_best)
        app_textf(out, size, slides ? APP_TEXT_SLIDES_ALL_BEST : APP_TEXT_RESULT_ALL_BEST);
    else if (review->detour_count == 0)
        out[0] = '\0';
    else
        app_text_n(out, size, review->exact ? APP_TEXT_DETOURS_COST : APP_TEXT_DETOURS_COST_KNOWN,
                   (long long)review->detour_count, moves);
}

/* ---- The card ---- */

void app_words_stars(int stars, char *out, size_t size)
{
    static const char full[] = "★", empty[] = "☆";
    size_t at = 0;
    out[0] = '\0';
    for (int i = 0; i < GAME_STARS && at + sizeof full <= size; i++)
        at += (size_t)snprintf(out + at, size - at, "%s", i < stars ? full : empty);
}

static void add_line(sw_text *out, const char *line)
{
    if (!line[0])
        return;
    sw_text_add(out, line);
    sw_text_add_char(out, '\n');
}

/* What the shortest way was; "" where it is not known. */
static void shortest_words(game_rating rating, int length, char *out, size_t size)
{
    bool proved = rating.kind == GAME_RATING_PERFECT || rating.kind == GAME_RATING_OVER;
    int shortest = rating.kind == GAME_RATING_OVER ? rating.shortest : length;
    if (rating.kind == GAME_RATING_PENDING)
        out[0] = '\0';
    else if (proved && rating.metric == PUZZLE_METRIC_SLIDES)
        app_text_n(out, size, APP_TEXT_SLIDES_CARD_FEWEST, shortest);
    else if (proved)
        app_textf(out, size, APP_TEXT_CARD_SHORTEST, shortest);
    else
        rating_words(rating, length, out, size);
}

void app_words_card(const game_round *round, game_rating rating, const game_settings *settings,
                    sw_text *out)
{
    char line[160];
    const game_session *session = &round->session;
    int length = game_session_length(session, rating.metric);
    app_words_id(round, out);
    sw_text_add_char(out, '\n');
    app_words_length(rating.metric, length, line, sizeof line);
    add_line(out, line);
    shortest_words(rating, length, line, sizeof line);
    add_line(out, line);
    app_words_taken(settings, (double)game_whole_ms(session->time_ms), line, sizeof line);
    add_line(out, line);
    app_words_stars(game_stars_after(round, 0), line, sizeof line);
    add_line(out, game_stars_apply(round) ? line : "");
}
