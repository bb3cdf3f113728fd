#ifndef GAME_SESSION_H
#define GAME_SESSION_H

#include "game/credit.h"
#include "puzzle/metric.h"

/* One game being played: start, goal, board, the whole history, counts and clock.
 * No clock is read and no chance drawn here: milliseconds and boards come from the caller. */

typedef enum game_by { GAME_BY_PLAYER, GAME_BY_HINT, GAME_BY_AUTO } game_by;

/* One undo step: a slide of `length` tiles in one direction. */
typedef struct game_step {
    uint8_t move; /* puzzle_move */
    uint8_t by;   /* game_by */
    uint8_t way;  /* game_way */
    uint8_t length;
    uint32_t ms; /* on the clock when it was made, 49 days at most; 0 of one that can be redone */
} game_step;

/* What there was of a game before it was no longer the player's own: before a hint first told a move, or an
 * auto-solve began. */
typedef struct game_alone {
    size_t steps; /* steps[0 .. this) were made before that */
    int undos, regions, tiles;
} game_alone;

/* Where a game ends. */
typedef enum game_end {
    GAME_END_GOAL, /* as soon as its board is the goal */
    GAME_END_OPEN, /* not before it is closed: the board may be the goal in between, and moves go on */
    GAME_END_DONE, /* it was closed, and is solved if its board is the goal */
} game_end;

typedef struct game_session {
    puzzle_board start;
    puzzle_board goal;
    puzzle_board board;
    game_step *steps; /* owned; steps[0 .. done) lead from start to board */
    size_t done;      /* steps[done .. total) can be redone */
    size_t total;
    size_t capacity;
    int moves;  /* single tiles moved by steps[0 .. done) */
    int slides; /* the same in slides: steps in one direction, one after the other, are one */
    int undos;
    int hints[GAME_HINT_STEPS]; /* how often each step of the ladder was taken */
    int autos;         /* auto-solves that were shown: such a game earns no star, no best */
    game_alone alone;  /* of a game that is not the player's own */
    double time_ms;    /* on the clock, which starts with the first move or by GAME_CLOCK */
    bool started;      /* the clock was */
    game_end end;      /* GAME_END_GOAL unless somebody sets it otherwise before the first move */
    uint64_t revision; /* grows whenever the board changes */
} game_session;

typedef enum game_outcome {
    GAME_NOTHING, /* the command was not possible; nothing changed */
    GAME_CHANGED, /* the board or a count changed */
    GAME_SOLVED,  /* the board changed and is the goal now */
    GAME_FULL,    /* memory ran out; nothing changed */
} game_outcome;

/* start and goal have one size and start can reach goal; asserts so. *out is then the caller's to
 * deinit. A start that is the goal gives a solved session. */
void game_session_init(game_session *out, const puzzle_board *start, const puzzle_board *goal);
void game_session_deinit(game_session *session);

/* The only way to change a session, the clock and its end apart. After a board is solved only undo, restart
 * and redo are possible. */
game_outcome game_session_apply(game_session *session, game_command command);

/* Makes room for so many more steps, so that none of them comes to GAME_FULL. False where there is none. */
bool game_session_reserve(game_session *session, size_t steps);

/* Nothing is played any more in one whose end was open: solved or not, its board is what counts. */
game_outcome game_session_close(game_session *session);

/* Lets time pass; counts only once the clock was started and before the board is solved. */
void game_session_advance(game_session *session, double ms);

/* Milliseconds on a clock: some thirty years. */
#define GAME_TIME_MAX INT64_C(1000000000000)

/* Returns the whole milliseconds on a clock: a time is kept, shown and compared by these alone. */
int64_t game_whole_ms(double time_ms);

/* What was played up to now in the metric: moves or slides. */
int game_session_length(const game_session *session, puzzle_metric metric);

/* Behind the last of the steps that make one slide with that one, as far as the game was played. */
size_t game_session_slide_end(const game_session *session, size_t step);

/* Returns the steps of the hint ladder that were taken, all together. */
long long game_session_hints(const game_session *session);

game_credit game_session_credit(const game_session *session);

/* The way from the start to the board as single moves, in place of what *out held. False where
 * memory ran out. */
bool game_session_path(const game_session *session, puzzle_path *out);

bool game_session_solved(const game_session *session);
bool game_session_unfinished(const game_session *session); /* started, and not solved */

#endif
