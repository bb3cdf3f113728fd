#ifndef CLI_PLAN_LINE_H
#define CLI_PLAN_LINE_H

#include "plan/plan_action.h"

/* Lines of a plan, as planners write them: "(MOVE T7 C3-2 C3-1) ; cost 1". */

/* Fills *out with the line in small letters, without its comment and the blanks around it: "" where nothing is
 * left. */
void cli_plan_line_tidy(const char *text, size_t length, sw_text *out);

/* Reads the action of such a line. SW_BAD_INPUT. */
sw_status cli_plan_line_read(cli_plan_action *out, const cli_plan_task *task, const sw_text *line,
                             sw_error *error);

#endif
