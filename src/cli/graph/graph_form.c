/* Lines with gaps: written from values, and read back. */
#include "graph/graph_form.h"

#include "base/scan.h"

#include <assert.h>
#include <string.h>

/* In the order of puzzle_move. */
static const char *const directions[PUZZLE_MOVES] = {"UP", "RIGHT", "DOWN", "LEFT"};

void cli_graph_label_write(puzzle_move move, puzzle_tile tile, sw_text *out)
{
    sw_text_add(out, directions[move]);
    sw_text_add_char(out, '(');
    sw_text_add_number(out, tile);
    sw_text_add_char(out, ')');
}

bool cli_graph_label_read(cli_graph_field label, puzzle_move *move, puzzle_tile *tile)
{
    const char *bracket = memchr(label.at, '(', label.length);
    size_t word = bracket ? (size_t)(bracket - label.at) : 0;
    int found = 0;
    while (found < PUZZLE_MOVES &&
           (strlen(directions[found]) != word || memcmp(directions[found], label.at, word) != 0))
        found++;
    if (found == PUZZLE_MOVES)
        return false;
    int64_t number;
    sw_scan scan = sw_scan_start(bracket + 1, label.length - word - 1);
    if (!sw_scan_integer(&scan, 1, PUZZLE_MAX_CELLS - 1, &number) || !sw_scan_char(&scan, ')') ||
        !sw_scan_done(&scan))
        return false;
    *move = (puzzle_move)found;
    *tile = (puzzle_tile)number;
    return true;
}

static void write_value(char letter, const cli_graph_values *values, sw_text *out)
{
    switch (letter) {
    case 'b':
        sw_text_add(out, values->board);
        break;
    case 't':
        sw_text_add(out, values->to);
        break;
    case 'g':
        sw_text_add(out, values->goal);
        break;
    case 'n':
        sw_text_add_number(out, values->node);
        break;
    case 'm':
        sw_text_add_number(out, values->to_node);
        break;
    case 'h':
        sw_text_add_number(out, values->h);
        break;
    case 'd':
        sw_text_add_number(out, values->distance);
        break;
    default:
        assert(letter == 'l');
        cli_graph_label_write(values->move, values->tile, out);
    }
}

void cli_graph_form_write(const char *form, const cli_graph_values *values, sw_text *out)
{
    for (;;) {
        size_t literal = strcspn(form, "@");
        sw_text_add_bytes(out, form, literal);
        form += literal;
        if (*form == '\0')
            return;
        write_value(form[1], values, out);
        form += 2;
    }
}

static cli_graph_field *field_of(cli_graph_fields *fields, char letter)
{
    switch (letter) {
    case 'b':
        return &fields->board;
    case 't':
        return &fields->to;
    case 'g':
        return &fields->goal;
    case 'n':
        return &fields->node;
    case 'm':
        return &fields->to_node;
    case 'h':
        return &fields->h;
    case 'd':
        return &fields->distance;
    default:
        assert(letter == 'l');
        return &fields->label;
    }
}

/* What the values of a gap are written with. */
static const char *signs_of(char letter)
{
    switch (letter) {
    case 'b':
    case 't':
    case 'g':
        return "0123456789,/";
    case 'l':
        return "0123456789()DEFGHILNOPRTUW";
    default:
        return "0123456789";
    }
}

bool cli_graph_form_match(const char *form, const char *line, size_t length, cli_graph_fields *out)
{
    const char *end = line + length;
    *out = (cli_graph_fields){0};
    for (; *form != '\0'; form++) {
        if (*form != '@') {
            if (line == end || *line++ != *form)
                return false;
            continue;
        }
        cli_graph_field *field = field_of(out, *++form);
        field->at = line;
        while (line < end && *line != '\0' && strchr(signs_of(*form), *line))
            line++;
        field->length = (size_t)(line - field->at);
        if (field->length == 0)
            return false;
    }
    return line == end;
}
