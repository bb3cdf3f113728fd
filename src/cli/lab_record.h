#ifndef CLI_LAB_RECORD_H
#define CLI_LAB_RECORD_H

#include "record.h"

/* What `lab` says about one run: a row of its table, or a line of JSON. */

void cli_lab_heading(puzzle_metric metric, sw_text *out); /* of the table */

/* The run may have ended in any way but SW_CANCELLED. */
void cli_lab_record(cli_format format, const solver_request *request, const solver_answer *answer,
                    sw_text *out);

#endif
