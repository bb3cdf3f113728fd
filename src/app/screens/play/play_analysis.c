/* Asks the analysis about the game in play, for the moves left, the points and the curve. */
#include "screens/play/play.h"

#include "base/array.h"
#include "client/games.h"
#include "client/records.h"
#include "game/ask.h"
#include "game/stars.h"
#include "program/say.h"
#include "text/translate.h"

#include <stdlib.h>

static const game_session *session_of(const app *app)
{
    return &client_round(&app->client)->session;
}

/* Whether the game's distances in that metric are shown, or needed for what is. A challenge may allow no such
 * help. */
static bool wanted(const app *app, puzzle_metric metric)
{
    const client *client = &app->client;
    const game_run *run = &client->run;
    const game_round *round = client_round(client);
    bool ended = game_session_solved(&round->session) && round->session.done > 0;
    bool shown = metric == client_metric(client, round);
    if (client->in_run && !(game_run_rules(run)->may & GAME_MAY_ASK))
        return shown && run->over && game_run_rules(run)->hides && !game_run_complete(run);
    return (shown && (client->settings.moves_left || ended)) ||
           (metric == round->origin.par_metric && client->settings.points) ||
           (metric == client_rating_metric(client) && ended);
}

static void forget_findings(play_findings *findings)
{
    findings->places = findings->evaluated = 0;
}

static void forget(play_analysis *self)
{
    self->has_points = false;
    self->gain = 0;
    game_review_deinit(&self->review);
}

void app_play_analysis_deinit(play_analysis *self)
{
    game_review_deinit(&self->review);
    for (int metric = 0; metric < PUZZLE_METRICS; metric++)
        free(self->findings[metric].left);
    *self = (play_analysis){0};
}

static bool is_complete(const play_findings *findings)
{
    return findings->places > 0 && findings->evaluated == findings->places;
}

/* Nothing more will be found out. */
static bool is_settled(const play_findings *findings)
{
    return is_complete(findings) && game_distance_exact(findings->left[findings->places - 1]);
}

void app_play_analysis_again(play_analysis *self)
{
    for (int metric = 0; metric < PUZZLE_METRICS; metric++)
        if (!is_settled(&self->findings[metric]))
            self->findings[metric].following = false;
}

/* Gives the analysis the path as it is now. */
static void follow(app *app, play_findings *findings, puzzle_metric metric)
{
    const game_session *session = session_of(app);
    game_analysis *analysis = app->client.analyses[metric];
    puzzle_path path = {0};
    findings->id = client_round(&app->client)->id;
    findings->revision = session->revision;
    findings->following = true;
    forget_findings(findings);
    if (!game_session_path(session, &path) ||
        !sw_array_reserve(&findings->left, &findings->room, path.length + 1,
                          sizeof *findings->left) ||
        !game_analysis_follow(analysis, &session->start, &session->goal, &path, GAME_ASK_PLACE_MS))
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
    else
        findings->places = path.length + 1;
    bool shown = metric == client_metric(&app->client, client_round(&app->client));
    if (shown && app->client.settings.moves_left && !game_session_solved(session))
        game_analysis_deepen(analysis, GAME_ASK_DEEPEN_MS);
    puzzle_path_deinit(&path);
}

/* Copies what the analysis knows, where that is more than at the last time. */
static void take_findings(const app *app, play_findings *findings, puzzle_metric metric)
{
    uint64_t version = game_analysis_version(app->client.analyses[metric]);
    if (is_settled(findings) || findings->version == version)
        return;
    findings->version = version;
    findings->evaluated =
        game_analysis_known(app->client.analyses[metric], findings->left, findings->places);
}

static bool is_of_board(const app *app, const play_findings *findings)
{
    return findings->following && findings->id == client_round(&app->client)->id &&
           findings->revision == session_of(app)->revision;
}

static void update_findings(app *app, play_findings *findings, puzzle_metric metric)
{
    if (!wanted(app, metric)) {
        if (findings->following)
            game_analysis_pause(app->client.analyses[metric]);
        findings->following = false;
        forget_findings(findings);
        return;
    }
    if (!is_of_board(app, findings))
        follow(app, findings, metric);
    if (findings->places > 0)
        take_findings(app, findings, metric);
}

/* The points stay in view while the analysis is behind; where distances are out of reach there are none,
 * not even of a game without moves. */
static void take_points(const app *app, play_analysis *self)
{
    puzzle_metric metric = client_round(&app->client)->origin.par_metric;
    const play_findings *findings = &self->findings[metric];
    if (game_session_credit(session_of(app)) == GAME_CREDIT_SHOWN)
        self->has_points = false; /* a shown solution gives none */
    if (findings->places == 0 || game_session_credit(session_of(app)) == GAME_CREDIT_SHOWN)
        return;
    game_points now = game_points_count(session_of(app), metric, findings->left, findings->places);
    if (now.known && game_distance_exact(game_distance_at(findings->left, findings->places, 0))) {
        if (self->has_points && now.total != self->points.total) {
            self->gain = now.total - self->points.total;
            self->gain_since = app->now;
        }
        self->points = now;
        self->has_points = true;
    } else if (is_complete(findings)) {
        self->has_points = false;
    }
}

static void take_review(const app *app, play_analysis *self)
{
    const play_findings *shown = app_play_findings(self);
    game_review_deinit(&self->review);
    game_review_make(&self->review, session_of(app), self->metric, shown->left, shown->places);
}

void app_play_analysis_update(app *app, play_analysis *self)
{
    const client *client = &app->client;
    puzzle_metric metric = client_metric(client, client_round(client));
    const play_findings *shown = &self->findings[metric];
    bool same = metric == self->metric && is_of_board(app, shown);
    size_t before = same ? shown->evaluated : 0;
    self->metric = metric;
    if (self->game != client_round(client)->id)
        forget(self);
    self->game = client_round(client)->id;
    for (int i = 0; i < PUZZLE_METRICS; i++)
        update_findings(app, &self->findings[i], (puzzle_metric)i);
    if (client->settings.points)
        take_points(app, self);
    else
        self->has_points = false;
    if (shown->places > 0 && game_session_solved(session_of(app)) && shown->evaluated != before)
        take_review(app, self);
}

/* What the level's par tells of the board: one's own path back to the start, and on from there. */
static game_distance left_by_par(const app *app, puzzle_metric metric)
{
    const game_origin *origin = &client_round(&app->client)->origin;
    int made = game_session_length(session_of(app), metric), proved = origin->par - made;
    game_distance left = {.moves = -1};
    if (!game_stars_apply(client_round(&app->client)) || origin->par_metric != metric)
        return left;
    left.moves = origin->par + made;
    left.bound = origin->par_proof == PUZZLE_PAR_OPTIMAL && proved > 0 ? proved : 0;
    return left;
}

game_distance app_play_analysis_left(const app *app, const play_analysis *self)
{
    const game_session *session = session_of(app);
    if (game_session_solved(session))
        return (game_distance){0, 0};
    const play_findings *shown = app_play_findings(self);
    bool there = shown->following && shown->revision == session->revision;
    game_distance left =
        game_distance_at(shown->left, there ? shown->places : 0, (size_t)session->moves);
    if (!game_distance_known(left))
        return (game_distance){-1, 0};
    left = game_distance_join(left, game_hint_left(app->client.hint, session));
    return game_distance_join(left, left_by_par(app, self->metric));
}

/* A bound in slides holds for moves as well. The slide that was made last may go on, for nothing. */
int app_play_analysis_stars(const app *app, const play_analysis *self)
{
    const game_round *round = client_round(&app->client);
    int left = app_play_analysis_left(app, self).bound;
    bool may_go_on = round->origin.par_metric == PUZZLE_METRIC_SLIDES && round->session.done > 0;
    return game_stars_after(round, may_go_on && left > 0 ? left - 1 : left);
}

double app_play_analysis_gain_age(const play_analysis *self, double now)
{
    double age = now - self->gain_since;
    return self->has_points && self->gain != 0 && age < PLAY_GAIN_MS ? age : -1;
}
