#ifndef GAME_REPLAY_H
#define GAME_REPLAY_H

#include "game/record.h"
#include "puzzle/metric.h"

/* A path being played before the player's eyes: play, pause, step, scrub, speed. It works on a
 * board of its own; the player's game is not touched. */
typedef struct game_replay {
    puzzle_board board;   /* after `at` moves */
    puzzle_path path;     /* owned */
    uint32_t *gaps;       /* ms before each move, as it was played; owned. NULL: all alike */
    puzzle_metric metric; /* what goes at once where all are alike: a move, or a whole slide */
    size_t at;            /* 0 .. path.length */
    bool playing;
    int speed;      /* index, 0 .. GAME_REPLAY_SPEEDS - 1 */
    double wait_ms; /* until the next move, at the present speed */
} game_replay;

enum { GAME_REPLAY_SPEEDS = 7, GAME_REPLAY_NORMAL = 2 };

/* Between two moves at 1x where no times are known; the longest pause where they are. */
enum { GAME_REPLAY_MOVE_MS = 320, GAME_REPLAY_PAUSE_MS = 2000 };

double game_replay_factor(int speed); /* 0.25, 0.5, 1, 2, 4, 8, 16 */

/* Takes over *path (which is zeroed); the path is possible from start. Paused, at 0, 1x. Whoever wants whole
 * slides sets the metric then: nowhere will it stop within one. */
void game_replay_init(game_replay *out, const puzzle_board *start, puzzle_path *path);

/* The game as it was played: what was slid at once goes at once, and the pauses between are as they
 * were, the long ones shortened. Moves of the solver's, which have no time of their own, come at the
 * usual pace. False where memory ran out. */
bool game_replay_of_record(game_replay *out, const game_record *record);

void game_replay_deinit(game_replay *replay);

/* Of what goes at once, moves or slides: how many there are, and how many were made. */
int game_replay_length(const game_replay *replay);
int game_replay_made(const game_replay *replay);

/* Lets time pass while playing; returns how many moves were made. Pauses at the end. */
size_t game_replay_advance(game_replay *replay, double ms);

void game_replay_toggle(game_replay *replay); /* at the end: plays again from the beginning */
void game_replay_seek(game_replay *replay, size_t at);      /* beyond the end means the end */
void game_replay_step(game_replay *replay, int by);         /* pauses; -1 or 1 */
void game_replay_set_speed(game_replay *replay, int speed); /* clamped */

/* Another way on from a place that is not behind the board shown, to where the path ends: taken, as a
 * copy, if it is shorter in the metric. False, with the path as it was, where it is not, or memory ran
 * out. Only of a replay whose moves are all alike. */
bool game_replay_splice(game_replay *replay, size_t from, const puzzle_path *rest);

/* What the record's clock shows at this place: in a pause, what it showed then. */
double game_replay_clock(const game_replay *replay, const game_record *record);

#endif
