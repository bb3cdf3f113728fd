/* A written graph, checked and kept a bit an edge, and a shortest path in it. */
#include "graph/graph_load.h"

#include "base/array.h"
#include "base/scan.h"
#include "puzzle/notation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    SHOWN = 20, /* signs of a wrong value, at most */
    UNSEEN = 0xFF,
    START = 0xFE,
};

/* ---- What each line of a graph is ---- */

/* The row to try next where the line, or the end of the text, is not of this one; NULL where it has
 * to be. */
static const cli_graph_row *skip(const cli_graph_row *row, const cli_graph_format *format)
{
    const char *unmeasured = row->line[CLI_GRAPH_UNMEASURED];
    if (row->repeats || (unmeasured && *unmeasured == '\0'))
        return row + 1;
    cli_graph_section section = row->section;
    if (section == CLI_GRAPH_FRAME || (row > format->rows && row[-1].section == section))
        return NULL;
    while (row->line[0] && row->section == section)
        row++;
    return row;
}

static bool matches(const cli_graph_row *row, const char *line, size_t length,
                    cli_graph_fields *fields)
{
    for (int i = 0; i < CLI_GRAPH_VARIANTS; i++)
        if (row->line[i] && *row->line[i] != '\0' &&
            cli_graph_form_match(row->line[i], line, length, fields))
            return true;
    return false;
}

/* Moves the reader to the row that the line is of. */
static bool find_row(cli_graph_reader *reader, const char *line, size_t length, size_t stripped,
                     cli_graph_fields *fields)
{
    const cli_graph_row *row = reader->row;
    while (row && row->line[0] && !matches(row, line, row->repeats ? stripped : length, fields))
        row = skip(row, reader->format);
    if (!row || !row->line[0])
        return false;
    reader->follows = reader->follows && row == reader->row;
    reader->row = row;
    return true;
}

/* The length without the format's separator at the end. */
static size_t strip(const cli_graph_format *format, const char *line, size_t length)
{
    size_t size = strlen(format->separator);
    bool there = length >= size && memcmp(line + length - size, format->separator, size) == 0;
    return there ? length - size : length;
}

static bool begin(cli_graph_reader *reader, const char *line, size_t length,
                  cli_graph_fields *fields)
{
    for (int i = 0; i < CLI_GRAPH_FORMATS; i++) {
        const cli_graph_format *format = &cli_graph_formats[i];
        *reader = (cli_graph_reader){.format = format, .row = format->rows};
        if (find_row(reader, line, length, strip(format, line, length), fields))
            return true;
    }
    *reader = (cli_graph_reader){0};
    return false;
}

/* *row is the line's, *fields is what stands in its gaps. SW_BAD_INPUT where such a line cannot stand there. */
static sw_status take_row(cli_graph_reader *reader, const char *line, size_t length,
                          const cli_graph_row **row, cli_graph_fields *fields, sw_error *error)
{
    if (!reader->format) {
        if (!begin(reader, line, length, fields))
            return sw_fail(error, SW_BAD_INPUT, "no graph that slidewise wrote begins like this");
    } else if (!find_row(reader, line, length, strip(reader->format, line, length), fields)) {
        return sw_fail(error, SW_BAD_INPUT, "slidewise writes no such line there into a %s graph",
                       reader->format->name);
    }
    const char *separator = reader->format->separator;
    if (*separator != '\0' && reader->follows != reader->separated)
        return sw_fail(error, SW_BAD_INPUT, "there is a '%s' %s before this line", separator,
                       reader->separated ? "too many" : "missing");
    *row = reader->row;
    reader->separated = reader->row->repeats && strip(reader->format, line, length) < length;
    reader->follows = reader->row->repeats;
    if (!reader->row->repeats)
        reader->row++;
    return SW_OK;
}

/* Whether the text may end here. */
static bool is_complete(const cli_graph_reader *reader)
{
    const cli_graph_row *row = reader->row;
    while (row && row->line[0])
        row = skip(row, reader->format);
    return row != NULL;
}

/* ---- What it says ---- */

void cli_graph_load_init(cli_graph_load *out)
{
    memset(out, 0, sizeof *out);
    sw_text_init(&out->text, PUZZLE_BOARD_TEXT_SIZE);
    sw_text_init(&out->other, PUZZLE_BOARD_TEXT_SIZE);
}

void cli_graph_load_deinit(cli_graph_load *load)
{
    solver_board_set_destroy(load->boards);
    free(load->moves);
    sw_text_deinit(&load->text);
    sw_text_deinit(&load->other);
}

static bool same(cli_graph_field field, const sw_text *text)
{
    return field.length == text->length && memcmp(field.at, text->data, text->length) == 0;
}

static sw_status read_number(cli_graph_field field, uint32_t *out, sw_error *error)
{
    int64_t number;
    sw_scan scan = sw_scan_start(field.at, field.length);
    if (sw_scan_integer(&scan, 0, UINT32_MAX, &number) && sw_scan_done(&scan)) {
        *out = (uint32_t)number;
        return SW_OK;
    }
    sw_fail(error, SW_BAD_INPUT, "'%.*s' is no number",
            field.length < SHOWN ? (int)field.length : SHOWN, field.at);
    return SW_BAD_INPUT;
}

static sw_status fail_memory(sw_error *error)
{
    return sw_fail(error, SW_NO_MEMORY, "no memory for a board");
}

/* A board, written as slidewise writes it. `text` receives it too. */
static sw_status read_board(cli_graph_field field, puzzle_board *out, sw_text *text,
                            sw_error *error)
{
    if (field.length > PUZZLE_BOARD_TEXT_SIZE)
        return sw_fail(error, SW_BAD_INPUT, "the text of a board is too long");
    sw_text_clear(text);
    sw_text_add_bytes(text, field.at, field.length);
    if (text->failed)
        return fail_memory(error);
    sw_status status = puzzle_board_parse(out, text->data, error);
    if (status != SW_OK)
        return status;
    sw_text_clear(text);
    puzzle_board_format(out, text);
    if (!same(field, text))
        return sw_fail(error, SW_BAD_INPUT, "the board should be written %.120s", text->data);
    return SW_OK;
}

/* Room for the moves of all boards. */
static sw_status reserve_moves(cli_graph_load *load, sw_error *error)
{
    uint32_t count = solver_board_set_count(load->boards);
    size_t before = load->capacity;
    if (!sw_array_reserve(&load->moves, &load->capacity, count, sizeof *load->moves))
        return sw_fail(error, SW_NO_MEMORY, "no memory for more than %" PRIu32 " boards", count);
    memset(load->moves + before, 0, load->capacity - before);
    return SW_OK;
}

/* The number of the board, which is added where it is new. */
static sw_status add_board(cli_graph_load *load, const puzzle_board *board, uint32_t *node,
                           sw_error *error)
{
    sw_status status = SW_OK;
    if (!load->boards)
        status = solver_board_set_create(&load->boards, board->size, error);
    if (status != SW_OK)
        return status;
    puzzle_size size = solver_board_set_size(load->boards);
    if (!puzzle_size_equal(size, board->size))
        return sw_fail(error, SW_BAD_INPUT, "the board is %dx%d, but those before are %dx%d",
                       board->size.columns, board->size.rows, size.columns, size.rows);
    status = solver_board_set_add(load->boards, board, node, error);
    return status == SW_OK ? reserve_moves(load, error) : status;
}

static uint32_t count_boards(const cli_graph_load *load)
{
    return load->boards ? solver_board_set_count(load->boards) : 0;
}

/* Distances and heuristic are not needed for a path, but have to be numbers. */
static sw_status take_node(cli_graph_load *load, const cli_graph_fields *fields, sw_error *error)
{
    puzzle_board board = {0};
    uint32_t expected = count_boards(load), number = expected, node = expected, ignored;
    sw_status status = read_board(fields->board, &board, &load->other, error);
    if (status == SW_OK && fields->node.at)
        status = read_number(fields->node, &number, error);
    if (status == SW_OK)
        status = read_number(fields->h, &ignored, error);
    if (status == SW_OK && fields->distance.at)
        status = read_number(fields->distance, &ignored, error);
    if (status != SW_OK)
        return status;
    if (number != expected)
        return sw_fail(error, SW_BAD_INPUT, "node n%" PRIu32 " should be n%" PRIu32, number,
                       expected);
    status = add_board(load, &board, &node, error);
    if (status == SW_OK && node != expected)
        return sw_fail(error, SW_BAD_INPUT, "this board is a node already");
    return status;
}

/* The board that an edge leaves; mostly that of the edge before. */
static sw_status take_origin(cli_graph_load *load, const cli_graph_fields *fields, sw_error *error)
{
    if (load->reader.format->numbered) {
        sw_status status = read_number(fields->node, &load->node, error);
        if (status != SW_OK)
            return status;
        if (load->node >= count_boards(load))
            return sw_fail(error, SW_BAD_INPUT, "there is no node n%" PRIu32, load->node);
        solver_board_set_board(load->boards, load->node, &load->board);
        return SW_OK;
    }
    if (load->has_edges && same(fields->board, &load->text))
        return SW_OK;
    sw_status status = read_board(fields->board, &load->board, &load->text, error);
    return status == SW_OK ? add_board(load, &load->board, &load->node, error) : status;
}

/* load->board stands behind the move: so must the board that the edge names. */
static sw_status check_end(cli_graph_load *load, const cli_graph_fields *fields, sw_error *error)
{
    uint32_t node, named;
    sw_status status;
    if (load->reader.format->numbered) {
        status = read_number(fields->to_node, &named, error);
        if (status != SW_OK)
            return status;
        if (solver_board_set_find(load->boards, &load->board, &node) && node == named)
            return SW_OK;
    } else {
        sw_text_clear(&load->other);
        puzzle_board_format(&load->board, &load->other);
        if (load->other.failed)
            return fail_memory(error);
        if (same(fields->to, &load->other))
            return add_board(load, &load->board, &node, error);
    }
    return sw_fail(error, SW_BAD_INPUT, "%.*s does not lead there", (int)fields->label.length,
                   fields->label.at);
}

static sw_status take_edge(cli_graph_load *load, const cli_graph_fields *fields, sw_error *error)
{
    puzzle_move move;
    puzzle_tile tile;
    sw_status status = take_origin(load, fields, error);
    if (status != SW_OK)
        return status;
    load->has_edges = true;
    int source = -1;
    if (cli_graph_label_read(fields->label, &move, &tile))
        source = puzzle_move_source(&load->board, move);
    if (source < 0 || load->board.tiles[source] != tile)
        return sw_fail(error, SW_BAD_INPUT, "'%.*s' is no move of that board",
                       fields->label.length < SHOWN ? (int)fields->label.length : SHOWN,
                       fields->label.at);
    puzzle_move_apply(&load->board, move);
    status = check_end(load, fields, error);
    puzzle_move_apply(&load->board, puzzle_move_opposite(move));
    if (status != SW_OK)
        return status;
    if (load->moves[load->node] & 1u << move)
        return sw_fail(error, SW_BAD_INPUT, "this edge was there already");
    load->moves[load->node] |= (uint8_t)(1u << move);
    return SW_OK;
}

sw_status cli_graph_load_line(cli_graph_load *load, const char *line, size_t length,
                              sw_error *error)
{
    const cli_graph_row *row = NULL;
    cli_graph_fields fields = {0};
    sw_status status = take_row(&load->reader, line, length, &row, &fields, error);
    if (status != SW_OK || !row->repeats)
        return status;
    return row->section == CLI_GRAPH_NODES ? take_node(load, &fields, error)
                                           : take_edge(load, &fields, error);
}

sw_status cli_graph_load_end(const cli_graph_load *load, sw_error *error)
{
    if (!is_complete(&load->reader))
        return sw_fail(error, SW_BAD_INPUT, "the graph ends too early");
    if (!load->has_edges)
        return sw_fail(error, SW_BAD_INPUT, "there are nodes only: a path needs edges");
    return SW_OK;
}

/* ---- A path in it ---- */

/* Breadth-first from one board until the other is seen. came[node] is the move that led to it. */
static void search(const cli_graph_load *graph, uint32_t from, uint32_t to, uint8_t *came,
                   uint32_t *queue)
{
    uint32_t head = 0, tail = 0;
    came[from] = START;
    queue[tail++] = from;
    while (head < tail && came[to] == UNSEEN) {
        uint32_t node = queue[head++], next;
        puzzle_board board;
        solver_board_set_board(graph->boards, node, &board);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            if (!(graph->moves[node] & 1u << move))
                continue;
            puzzle_move_apply(&board, (puzzle_move)move);
            if (solver_board_set_find(graph->boards, &board, &next) && came[next] == UNSEEN) {
                came[next] = (uint8_t)move;
                queue[tail++] = next;
            }
            puzzle_move_apply(&board, puzzle_move_opposite((puzzle_move)move));
        }
    }
}

static bool follow_back(const cli_graph_load *graph, uint32_t to, const uint8_t *came,
                        puzzle_path *out)
{
    puzzle_board board;
    solver_board_set_board(graph->boards, to, &board);
    for (uint32_t node = to; came[node] != START;) {
        puzzle_move move = (puzzle_move)came[node];
        if (!puzzle_path_push(out, move))
            return false;
        puzzle_move_apply(&board, puzzle_move_opposite(move));
        solver_board_set_find(graph->boards, &board, &node);
    }
    for (size_t i = 0; i < out->length / 2; i++) {
        uint8_t move = out->moves[i];
        out->moves[i] = out->moves[out->length - 1 - i];
        out->moves[out->length - 1 - i] = move;
    }
    return true;
}

sw_status cli_graph_path(const cli_graph_load *graph, uint32_t from, uint32_t to, puzzle_path *out,
                         sw_error *error)
{
    uint32_t count = solver_board_set_count(graph->boards);
    uint8_t *came = malloc(count);
    uint32_t *queue = malloc(count * sizeof *queue);
    sw_status status = SW_NO_MEMORY;
    puzzle_path_clear(out);
    if (came && queue) {
        memset(came, UNSEEN, count);
        search(graph, from, to, came, queue);
        if (came[to] == UNSEEN)
            status = SW_UNSOLVABLE;
        else if (follow_back(graph, to, came, out))
            status = SW_OK;
    }
    free(came);
    free(queue);
    if (status == SW_UNSOLVABLE)
        return sw_fail(error, status, "no path leads there");
    return status == SW_OK ? SW_OK : sw_fail(error, status, "no memory for a search");
}
