#ifndef GAME_COMMAND_H
#define GAME_COMMAND_H

#include "base/text.h"
#include "puzzle/move.h"

/* Everything that can change a session, as a small value that also has a text form. Input, undo,
 * saves, auto-solve, hints and tests all send these; only game_session_apply carries them out. */
typedef enum game_command_kind {
    GAME_MOVE,      /* "move U": the player slides one tile */
    GAME_LINE,      /* "line U": the player slides the whole line */
    GAME_PRESS,     /* "press 7": the player slides from cell 7 towards the blank */
    GAME_UNDO,      /* "undo": takes back one slide */
    GAME_REDO,      /* "redo" */
    GAME_RESTART,   /* "restart": back to the start; redo leads along the same way again */
    GAME_HINT,      /* "hint tile": a step of the ladder was shown; counted, changes no board */
    GAME_HINT_MOVE, /* "hint-move U": the ladder's last step plays one move */
    GAME_AUTO,      /* "auto": an auto-solve was started; counted */
    GAME_AUTO_MOVE, /* "auto-move U": a move taken over from an auto-solve */
    GAME_CLOCK, /* "clock": it starts before the first move, since the time to look at the board is over */
} game_command_kind;

/* The hint ladder: each step tells more than the one before. */
typedef enum game_hint_step {
    GAME_HINT_REGION, /* where on the board the next moves are */
    GAME_HINT_TILE,   /* which tile */
    GAME_HINT_ARROW,  /* and where it goes */
    GAME_HINT_PLAY,   /* the move is played */
} game_hint_step;
enum { GAME_HINT_STEPS = 4 };

/* By what the player gave a command. In its text a letter behind it, k m v t p; none where it is not known. */
typedef enum game_way {
    GAME_WAY_UNKNOWN,
    GAME_WAY_KEYS,
    GAME_WAY_POINTER, /* a click or a drag */
    GAME_WAY_HOVER,
    GAME_WAY_TOUCH,
    GAME_WAY_PAD,
} game_way;
enum { GAME_WAYS = 6 };

typedef struct game_command {
    game_command_kind kind;
    game_way way;
    puzzle_move move;    /* for the kinds that name a direction */
    int cell;            /* for GAME_PRESS, from 0 */
    game_hint_step step; /* for GAME_HINT; not GAME_HINT_PLAY */
} game_command;

char game_way_letter(game_way way); /* not of GAME_WAY_UNKNOWN */

sw_status game_command_parse(game_command *out, const char *text, sw_error *error);
void game_command_format(game_command command, sw_text *out);

#endif
