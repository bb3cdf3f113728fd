/* A written graph, checked and kept a bit an edge. */
#include "graph/graph_load.h"

#include "base/array.h"
#include "base/scan.h"
#include "puzzle/notation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 20 }; /* signs of a wrong value, at most */

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
    const cli_graph_row *row;
    cli_graph_fields fields = {0};
    sw_status status = cli_graph_reader_take(&load->reader, line, length, &row, &fields, error);
    if (status != SW_OK || !row->repeats)
        return status;
    return row->section == CLI_GRAPH_NODES ? take_node(load, &fields, error)
                                           : take_edge(load, &fields, error);
}

sw_status cli_graph_load_end(const cli_graph_load *load, sw_error *error)
{
    if (!cli_graph_reader_complete(&load->reader))
        return sw_fail(error, SW_BAD_INPUT, "the graph ends too early");
    if (!load->has_edges)
        return sw_fail(error, SW_BAD_INPUT, "there are nodes only: a path needs edges");
    return SW_OK;
}
