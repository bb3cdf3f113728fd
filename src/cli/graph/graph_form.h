#ifndef CLI_GRAPH_FORM_H
#define CLI_GRAPH_FORM_H

#include "base/text.h"
#include "puzzle/move.h"

/* The lines of a state graph as text. A form is a line with gaps for values, each an '@' and a letter;
 * lines are written from it and read by it. */

typedef struct cli_graph_values {
    const char *board; /* @b: the node's board, or the one from which an edge leads */
    const char *to;    /* @t: the board to which it leads */
    const char *goal;  /* @g */
    uint32_t node;     /* @n: the number of board */
    uint32_t to_node;  /* @m: the number of to */
    uint32_t h;        /* @h */
    uint32_t distance; /* @d */
    puzzle_move move;  /* @l: the label, such as RIGHT(5), says where the tile goes */
    puzzle_tile tile;
} cli_graph_values;

void cli_graph_form_write(const char *form, const cli_graph_values *values, sw_text *out);

/* What stands in a line's gaps; borrowed from the line. */
typedef struct cli_graph_field {
    const char *at;
    size_t length;
} cli_graph_field;

typedef struct cli_graph_fields {
    cli_graph_field board, to, goal, node, to_node, h, distance, label;
} cli_graph_fields;

/* Whether the line is of that form. A gap takes all that its kind of value can be written with: digits
 * of a number; digits, commas and slashes of a board. */
bool cli_graph_form_match(const char *form, const char *line, size_t length, cli_graph_fields *out);

/* "RIGHT(5)" */
void cli_graph_label_write(puzzle_move move, puzzle_tile tile, sw_text *out);
bool cli_graph_label_read(cli_graph_field label, puzzle_move *move, puzzle_tile *tile);

#endif
