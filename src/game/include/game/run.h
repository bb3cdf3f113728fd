#ifndef GAME_RUN_H
#define GAME_RUN_H

#include "game/challenge.h"
#include "game/record.h"

/* A challenge being played: its boards one after the other, under one clock. As a session it reads no clock
 * and draws no chance. Where the clock runs on, the next board is there as soon as one is solved. */

/* A board that was solved. */
typedef struct game_run_board {
    puzzle_size size;
    int moves, slides, undos;
    int way; /* game_way, or GAME_WAY_MIXED */
    int64_t
        time_ms; /* from its first move on; where the clock runs on, since the board before was solved */
    int64_t at_ms; /* what the run's clock showed when it was solved */
} game_run_board;

typedef struct game_run {
    uint64_t id, seed;
    int64_t date;  /* when it began, in seconds since 1970 */
    int began_day; /* the day when it began by the local calendar, as sw_day_of counts days */
    game_challenge challenge;
    game_round round;       /* the board in play, or the last one; owned */
    game_run_board *boards; /* those that are solved; owned */
    size_t count, capacity;
    double time_ms; /* on the run's clock */
    bool paused;    /* it was, once at least */
    bool over;

    /* Where numbers are hidden. */
    bool learned;    /* they are hidden, or were */
    double learn_ms; /* what the clock showed then */

    /* Of its replay: the first board, once another one is in play, and the lines of those behind it. */
    bool has_first;
    game_round first; /* owned */
    sw_text more;     /* owned */
    double before_ms; /* what the clock showed at the present board's first move */
    int in_record;    /* how many boards stand in the replay */
} game_run;

/* Draws the first board. *out is then the caller's to deinit. */
void game_run_init(game_run *out, const game_challenge *challenge, uint64_t seed, uint64_t id,
                   int64_t date, int began_day);
void game_run_deinit(game_run *run);

const game_rules *game_run_rules(const game_run *run);

/* What the player can do to a run, as a value and as text. */
typedef enum game_run_act {
    GAME_RUN_PLAY,  /* a command for the board, as the session's text has it */
    GAME_RUN_NEXT,  /* "next": the next board, once this one is solved and waits */
    GAME_RUN_PAUSE, /* "pause": it is marked, and a journal has the time */
    GAME_RUN_BEGIN, /* "begin": the board is learned; the first move says so too */
    GAME_RUN_DONE,  /* "done": the board is solved, or the try has failed */
    GAME_RUN_TIME,  /* "time": a journal has it, while nothing else is done */
    GAME_RUN_END,   /* "end": it is over, early or because the clock says so */
} game_run_act;

typedef struct game_run_command {
    game_run_act act;
    game_command play;
} game_run_command;

void game_run_command_format(game_run_command command, sw_text *out);
sw_status game_run_command_parse(game_run_command *out, const char *text, sw_error *error);

/* The only way to change a run, its clock apart. A command that the rules do not allow does nothing.
 * GAME_SOLVED: a board was solved, and another one may be in play already. */
game_outcome game_run_apply(game_run *run, game_run_command command);

/* Takes back "end", which no journal has yet: the run goes on where it was. */
void game_run_reopen(game_run *run);

/* Lets time pass; counts while the mode's clock runs. True where the clock has ended the run now: it shows
 * no more than its limit, and no move counts any more. */
bool game_run_advance(game_run *run, double ms);
bool game_run_clock_runs(const game_run *run);

/* The clock starts with the next move, unless GAME_CLOCK starts it before. */
bool game_run_waits_for_move(const game_run *run);

/* ms until the clock ends the run; negative where it does not. */
double game_run_left_ms(const game_run *run);

/* How many boards there are in all; 0: there is no end. */
int game_run_boards(const game_run *run);

/* The present board is solved, and the player may have the next one. */
bool game_run_waits(const game_run *run);

/* All boards are solved. */
bool game_run_complete(const game_run *run);

/* Something was played, or the board was learned, so that there is something to keep. */
bool game_run_begun(const game_run *run);

/* That, or time has passed, so that there is something to go on with. */
bool game_run_touched(const game_run *run);

/* Where the mode hides numbers: they are seen and the clock counts, until they are hidden; they are hidden,
 * until it is over. Neither elsewhere. */
bool game_run_learns(const game_run *run);
bool game_run_hides(const game_run *run);

/* What the clock showed when the last board was solved; 0 before that. */
int64_t game_run_since_ms(const game_run *run);

/* What each of the two took, or has taken so far. */
double game_run_learn_ms(const game_run *run);
double game_run_solve_ms(const game_run *run);

/* --- figures: ms of the boards that are solved --- */

/* game_average of the last `boards` of them, 3 to GAME_AVERAGE_MAX; -1 where there are fewer. */
double game_run_average(const game_run *run, int boards);

/* The best such average at any board so far; -1 where there are fewer. */
double game_run_best_average(const game_run *run, int boards);
double game_run_mean(const game_run *run); /* -1 without any */
int game_run_fastest(const game_run *run); /* its index; -1 without any */

/* In what the challenge counts, moves or slides: of one board, and of the one with the fewest; 0 without any. */
int game_run_length(const game_run *run, size_t index);
int game_run_fewest(const game_run *run);

/* What the run came to. False where no board is solved, nor a try begun: that is no result. */
bool game_run_result_of(const game_run *run, int64_t date, game_run_result *out);

/* All its boards as one replay, the unfinished one included; the caller's. False where memory ran out, or
 * nothing was played. */
bool game_run_record(const game_run *run, int64_t date, game_record *out);

#endif
