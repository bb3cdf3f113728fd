#ifndef GAME_POINTS_H
#define GAME_POINTS_H

#include "game/analysis.h"
#include "game/session.h"

/* The arcade score, apart from stars: docs/SCORE.md has the rules and worked examples. It follows from
 * the path, the hints and the undos as they are now, so that an undone move takes its points with it. What was
 * earned before a hint told a move stays, and nothing is earned from then on; a shown solution leaves none. */
typedef struct game_points {
    int total;  /* never below 0 */
    int streak; /* earning moves since the last one that was not best, up to now */
    int factor; /* what the next best move is multiplied with */
    int last;   /* what the last move earned; 0 for one that led no nearer than the game ever was */
    bool known; /* every move of the path was judged, by true distances */
} game_points;

/* `left` has `known` places of the path from its start on, in that metric, as game_analysis_known fills it.
 * In slides, slides earn what moves do otherwise. */
game_points game_points_count(const game_session *session, puzzle_metric metric,
                              const game_distance *left, size_t known);

#endif
