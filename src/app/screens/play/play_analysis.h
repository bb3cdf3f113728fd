#ifndef APP_SCREENS_PLAY_ANALYSIS_H
#define APP_SCREENS_PLAY_ANALYSIS_H

#include "game/points.h"
#include "game/review.h"
#include "program/app.h"

/* What one analysis knows of the game in play. */
typedef struct play_findings {
    bool following; /* the analysis has the path of the game `id` as of `revision` */
    uint64_t id, revision;
    game_distance *left; /* of the path's places, those not evaluated yet being unknown; owned */
    size_t room, places, evaluated;
    uint64_t version; /* of the findings, when they were last taken */
} play_findings;

/* What the solver makes of the game in play, while the player goes on: moves or slides left, points, and for
 * the result the whole path's curve. A zeroed one knows nothing yet. */
typedef struct play_analysis {
    play_findings findings[PUZZLE_METRICS]; /* by what they count */
    puzzle_metric metric;                   /* what is shown counts, and the review */
    uint64_t game;                          /* that all this is of */
    game_points points;                     /* the last ones that were known */
    bool has_points;
    int gain; /* what the last change of the points was, */
    double gain_since;
    game_review review; /* of a solved game, as far as it is known; owned */
} play_analysis;

void app_play_analysis_deinit(play_analysis *self);

/* The findings that are shown. */
static inline const play_findings *app_play_findings(const play_analysis *self)
{
    return &self->findings[self->metric];
}

/* Once a frame: the analysis gets what is new on the board, and what it found out meanwhile is taken. It
 * works only where something of it is shown. */
void app_play_analysis_update(app *app, play_analysis *self);

/* Another screen may have asked the analysis about another game: what is missing is asked for again. */
void app_play_analysis_again(play_analysis *self);

/* From the board as it stands, in the metric, by all that is known of it: by the analysis, a hint's plan and
 * the level's par. Not known where the analysis has not got there. */
game_distance app_play_analysis_left(const app *app, const play_analysis *self);

/* The stars that can still be had: only what is proved takes one away. */
int app_play_analysis_stars(const app *app, const play_analysis *self);

/* ms since the points changed, while the change is shown beside them; negative afterwards. */
double app_play_analysis_gain_age(const play_analysis *self, double now);
enum { PLAY_GAIN_MS = 1600, PLAY_GAIN_FADE_MS = 200 };

#endif
