#ifndef CLI_SET_H
#define CLI_SET_H

#include "goal.h"
#include "puzzle/metric.h"
#include "puzzle/notation.h"

/* A published set of boards, each with the shortest solution that is known. */

enum {
    CLI_SET_MOST_ROWS = 10000,
    CLI_SET_TEXT_MAX = 1 << 24, /* bytes */
    CLI_SET_LENGTH_MAX = 1000000,
    CLI_SET_NAME_SIZE = 32,
    CLI_SET_TITLE_SIZE = 96,
    CLI_SET_GOAL_SIZE = PUZZLE_BOARD_TEXT_SIZE,
};

typedef struct cli_set_row {
    int line; /* of the file; 0 where it was not read from one */
    char name[CLI_SET_NAME_SIZE];
    puzzle_board start;
    puzzle_board goal;
    int length;    /* of the solution, in the set's metric, as the row says */
    bool proved;   /* by Slidewise: nothing is shorter */
    int published; /* the shortest length as others proved it; 0 where nobody did */
    int64_t nodes; /* that the search expanded; 0 where none of ours found it */
    char version[CLI_SET_NAME_SIZE]; /* of Slidewise, which wrote the row */
    puzzle_path solution;
} cli_set_row;

typedef struct cli_set {
    char title[CLI_SET_TITLE_SIZE];
    char goal_text[CLI_SET_GOAL_SIZE]; /* as --goal takes it */
    cli_goal goal;
    puzzle_metric metric;
    sw_text remarks; /* whole lines, each beginning with "#" */
    cli_set_row *rows;
    int count;
    size_t capacity;
} cli_set;

void cli_set_init(cli_set *out);
void cli_set_deinit(cli_set *set);

/* A new row at the end, all zero; NULL where memory ran out. */
cli_set_row *cli_set_add(cli_set *set);

/* The lengths of all rows together. */
int64_t cli_set_total(const cli_set *set);

/* SW_BAD_INPUT where the row's solution does not lead from board to goal, or is not as long as the row says. */
sw_status cli_set_row_check(const cli_set *set, const cli_set_row *row, sw_error *error);

/* SW_BAD_INPUT with the first move that is not possible, or where the end is not the goal. */
sw_status cli_set_replay(const cli_set_row *row, const puzzle_path *solution, sw_error *error);

/* ---- The text of a set: docs/FORMATS.md ---- */

/* What is wrong with the sums in the head of a set whose rows can be read. */
typedef sw_error cli_set_sums;

/* The error names the line. Where only the sums in the head are wrong the set is read, and *sums, which is SW_OK
 * otherwise, says so. `text` is cut into fields. *out is to be deinited where the status is SW_OK. */
sw_status cli_set_parse(cli_set *out, char *text, size_t size, cli_set_sums *sums, sw_error *error);

/* With its sums. */
void cli_set_format(const cli_set *set, sw_text *out);

#endif
