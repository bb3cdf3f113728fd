#ifndef GAME_ANALYSIS_H
#define GAME_ANALYSIS_H

#include "game/distance.h"
#include "puzzle/path.h"
#include "solver/job.h"

/* How far from the goal each place of a game's path is, found in the background on a thread of its
 * own: for the moves left while playing, for points, and for the review of a game. Distances are in the metric
 * that it was made for. Place 0 is the start, place n the board after n single moves. All calls come from one
 * thread. */
typedef struct game_analysis game_analysis;

/* `wake` is called on that thread when more is known: at once for the last place and when all
 * is done, every 15 ms or so between. The solver must outlive the analysis. */
sw_status game_analysis_create(game_analysis **out, solver *solver, puzzle_metric metric,
                               solver_job_wake *wake, void *data, sw_error *error);
void game_analysis_destroy(game_analysis *analysis); /* cancels; NULL is safe */

/* The path that is to be judged, which is copied. What is known of a common beginning with the path
 * before, from the same start to the same goal, stays; a search that is no longer wanted is cancelled,
 * and none is waited for. A place gets at most ms_a_place of search, 0 for no limit; on boards of more than 16
 * cells, which are seldom proved, some milliseconds at most. The last place of
 * a long path is evaluated first, then the others in order. Where distances are out of reach, a path of
 * more than 256 moves is searched at every so many of them, and what lies between follows from its
 * neighbours; when all were evaluated, the rest of the path counts as a known solution too. False where
 * memory ran out or there is no thread to be had: nothing is judged then. */
bool game_analysis_follow(game_analysis *analysis, const puzzle_board *start,
                          const puzzle_board *goal, const puzzle_path *path, double ms_a_place);

/* The last place of that path is thought about for so long once all others were evaluated, if it is not
 * known exactly by then; and again where the path goes on far from what was found. */
void game_analysis_deepen(game_analysis *analysis, double ms);

/* What is known of a board if the path that is judged starts from it, to that goal: how far it is, and
 * whether no more will be found out. False where another path is judged. */
bool game_analysis_start(game_analysis *analysis, const puzzle_board *start,
                         const puzzle_board *goal, game_distance *out, bool *final);

/* Stops thinking; what is known stays. */
void game_analysis_pause(game_analysis *analysis);

/* Another number whenever more is known, and for each path: places need to be copied only then. */
uint64_t game_analysis_version(game_analysis *analysis);

/* Copies what is known of all places, path->length + 1 of them, and returns how many have been looked
 * at; `most` is the room in out. */
size_t game_analysis_known(game_analysis *analysis, game_distance *out, size_t most);

game_distance game_analysis_last(game_analysis *analysis); /* of the path's last place */
bool game_analysis_done(game_analysis *analysis);          /* every place was evaluated */

#endif
