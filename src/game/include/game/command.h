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
    GAME_HINT,      /* "hint": a hint was shown; counted, changes nothing on the board */
    GAME_HINT_MOVE, /* "hint-move U": the hint plays one move */
    GAME_AUTO,      /* "auto": an auto-solve was started; counted */
    GAME_AUTO_MOVE, /* "auto-move U": a move taken over from an auto-solve */
} game_command_kind;

typedef struct game_command {
    game_command_kind kind;
    puzzle_move move; /* for the kinds that name a direction */
    int cell;         /* for GAME_PRESS, from 0 */
} game_command;

sw_status game_command_parse(game_command *out, const char *text, sw_error *error);
void game_command_format(game_command command, sw_text *out);

#endif
