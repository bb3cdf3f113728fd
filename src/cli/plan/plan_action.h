#ifndef CLI_PLAN_ACTION_H
#define CLI_PLAN_ACTION_H

#include "plan/plan_task.h"

/* In moves there is one action: a tile moves into the blank. In slides the state remembers which way
 * the last tile went: `slide` moves a tile another way and costs 1, `follow` moves one more tile the
 * same way and costs nothing. So every plan costs exactly the slides that it makes. */
typedef enum cli_plan_kind {
    CLI_PLAN_MOVE,
    CLI_PLAN_SLIDE,
    CLI_PLAN_FOLLOW,
    CLI_PLAN_KINDS,
} cli_plan_kind;

typedef struct cli_plan_action {
    cli_plan_kind kind;
    int tile;
    int from; /* cells */
    int to;
    int before; /* not of a move: which way the last tile went, */
    int now;    /* and which way this one goes. In a follow they are the same */
} cli_plan_action;

int cli_plan_action_cost(const cli_plan_action *action);

/* "move t7 c3-2 c3-1", "slide t7 c3-2 c3-1 up left" (before, now), "follow t7 c3-2 c3-1 left". */
void cli_plan_action_write(const cli_plan_action *action, puzzle_size size, sw_text *out);

/* Reads such text. SW_BAD_INPUT where the task has no such action or object; whether the action is
 * possible is another question. */
sw_status cli_plan_action_read(cli_plan_action *out, const cli_plan_task *task, const char *text,
                               size_t length, sw_error *error);

#endif
