/* Asks the analysis about the game in play, for the moves left, the points and the curve. */
#include "screens/play/play_analysis.h"

#include "base/array.h"
#include "client/games.h"
#include "game/ask.h"
#include "game/stars.h"
#include "program/say.h"
#include "text/text.h"

#include <stdlib.h>

static const game_session *session_of(const app *app)
{
    return &client_round(&app->client)->session;
}

/* A challenge may allow no such help. */
static bool wanted(const app *app)
{
    const client *client = &app->client;
    const game_run *run = &client->run;
    if (client->in_run && !(game_run_rules(run)->may & GAME_MAY_ASK))
        return run->over && game_run_rules(run)->hides && !game_run_complete(run);
    return app->client.settings.moves_left || app->client.settings.points ||
           (game_session_solved(session_of(app)) && session_of(app)->done > 0);
}

static void forget(play_analysis *self)
{
    self->places = self->evaluated = 0;
    self->has_points = false;
    self->gain = 0;
    game_review_deinit(&self->review);
}

void app_play_analysis_deinit(play_analysis *self)
{
    forget(self);
    free(self->left);
    *self = (play_analysis){0};
}

static bool is_complete(const play_analysis *self)
{
    return self->places > 0 && self->evaluated == self->places;
}

/* Nothing more will be found out. */
static bool is_settled(const play_analysis *self)
{
    return is_complete(self) && game_distance_exact(self->left[self->places - 1]);
}

void app_play_analysis_again(play_analysis *self)
{
    if (!is_settled(self))
        self->following = false;
}

/* Gives the analysis the path as it is now. */
static void follow(app *app, play_analysis *self)
{
    const game_session *session = session_of(app);
    puzzle_path path = {0};
    if (self->id != client_round(&app->client)->id)
        forget(self);
    self->id = client_round(&app->client)->id;
    self->revision = session->revision;
    self->following = true;
    self->places = self->evaluated = 0;
    if (!game_session_path(session, &path) ||
        !sw_array_reserve(&self->left, &self->room, path.length + 1, sizeof *self->left) ||
        !game_analysis_follow(app->client.analysis, &session->start, &session->goal, &path,
                              GAME_ASK_PLACE_MS))
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    else
        self->places = path.length + 1;
    if (app->client.settings.moves_left && !game_session_solved(session))
        game_analysis_deepen(app->client.analysis, GAME_ASK_DEEPEN_MS);
    puzzle_path_deinit(&path);
}

/* Copies what the analysis knows, where that is more than at the last time. */
static void take_findings(const app *app, play_analysis *self)
{
    uint64_t version = game_analysis_version(app->client.analysis);
    if (is_settled(self) || self->version == version)
        return;
    self->version = version;
    self->evaluated = game_analysis_known(app->client.analysis, self->left, self->places);
}

/* The points stay in view while the analysis is behind; where distances are out of reach there are none,
 * not even of a game without moves. */
static void take_points(const app *app, play_analysis *self)
{
    game_points now = game_points_count(session_of(app), self->left, self->places);
    if (now.known && game_distance_exact(game_distance_at(self->left, self->places, 0))) {
        if (self->has_points && now.total != self->points.total) {
            self->gain = now.total - self->points.total;
            self->gain_since = app->now;
        }
        self->points = now;
        self->has_points = true;
    } else if (is_complete(self)) {
        self->has_points = false;
    }
}

void app_play_analysis_update(app *app, play_analysis *self)
{
    const game_session *session = session_of(app);
    if (!wanted(app)) {
        if (self->following)
            game_analysis_pause(app->client.analysis);
        self->following = false;
        forget(self);
        return;
    }
    if (!self->following || self->id != client_round(&app->client)->id ||
        self->revision != session->revision)
        follow(app, self);
    if (self->places == 0)
        return;
    size_t before = self->evaluated;
    take_findings(app, self);
    if (app->client.settings.points)
        take_points(app, self);
    else
        self->has_points = false;
    if (game_session_solved(session) && self->evaluated != before) {
        game_review_deinit(&self->review);
        game_review_make(&self->review, session, self->left, self->places);
    }
}

/* What the level's par tells of the board: one's own path back to the start, and on from there. */
static game_distance left_by_par(const app *app)
{
    const game_origin *origin = &client_round(&app->client)->origin;
    int moves = session_of(app)->moves, proved = origin->par - moves;
    game_distance left = {.moves = -1};
    if (!game_stars_apply(client_round(&app->client)))
        return left;
    left.moves = origin->par + moves;
    left.bound = origin->par_proof == PUZZLE_PAR_OPTIMAL && proved > 0 ? proved : 0;
    return left;
}

game_distance app_play_analysis_left(const app *app, const play_analysis *self)
{
    const game_session *session = session_of(app);
    if (game_session_solved(session))
        return (game_distance){0, 0};
    bool there = self->following && self->revision == session->revision;
    game_distance left =
        game_distance_at(self->left, there ? self->places : 0, (size_t)session->moves);
    if (!game_distance_known(left))
        return (game_distance){-1, 0};
    left = game_distance_join(left, game_hint_left(app->client.hint, session));
    return game_distance_join(left, left_by_par(app));
}

int app_play_analysis_stars(const app *app, const play_analysis *self)
{
    return game_stars_after(client_round(&app->client), app_play_analysis_left(app, self).bound);
}

double app_play_analysis_gain_age(const play_analysis *self, double now)
{
    double age = now - self->gain_since;
    return self->has_points && self->gain != 0 && age < PLAY_GAIN_MS ? age : -1;
}
