/* Boards, sizes, goals and moves as text, and back. */
#include "puzzle/notation.h"

#include "base/scan.h"

#include <stdio.h>
#include <string.h>

sw_status puzzle_size_parse(puzzle_size *out, const char *text, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    int64_t columns, rows;
    bool read = sw_scan_integer(&scan, PUZZLE_MIN_SIDE, PUZZLE_MAX_SIDE, &columns) &&
                (sw_scan_char(&scan, 'x') || sw_scan_char(&scan, 'X') ||
                 (sw_scan_char(&scan, '\xC3') && sw_scan_char(&scan, '\x97'))) && /* U+00D7 */
                sw_scan_integer(&scan, PUZZLE_MIN_SIDE, PUZZLE_MAX_SIDE, &rows);
    if (!read || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT,
                       "'%.40s' is not a size: columns x rows, each %d to %d, such as 4x3", text,
                       PUZZLE_MIN_SIDE, PUZZLE_MAX_SIDE);
    *out = (puzzle_size){(int)columns, (int)rows};
    return SW_OK;
}

/* Says what stands at the reader's place: 'x', "byte 0xC3" or "the end". */
static const char *describe(const sw_scan *scan, char *out, size_t size)
{
    if (sw_scan_done(scan))
        snprintf(out, size, "the end");
    else if (*scan->at >= ' ' && *scan->at <= '~')
        snprintf(out, size, "'%c'", *scan->at);
    else
        snprintf(out, size, "byte 0x%02X", (unsigned)(unsigned char)*scan->at);
    return out;
}

/* A board while it is read. The first row says how many columns there are. */
typedef struct board_reader {
    sw_scan scan;
    puzzle_size size; /* columns stay 0 until the first row has been read */
    int row, column;
    puzzle_tile tiles[PUZZLE_MAX_CELLS];
    int count;
} board_reader;

static sw_status fail_here(const board_reader *reader, sw_error *error, const char *reason)
{
    return sw_fail(error, SW_BAD_INPUT, "row %d, column %d: %s", reader->row + 1,
                   reader->column + 1, reason);
}

static sw_status fail_unexpected(const board_reader *reader, sw_error *error, const char *wanted)
{
    char found[16];
    return sw_fail(error, SW_BAD_INPUT, "row %d, column %d: %s is expected, not %s",
                   reader->row + 1, reader->column + 1, wanted,
                   describe(&reader->scan, found, sizeof found));
}

static sw_status read_tile(board_reader *reader, sw_error *error)
{
    int64_t tile = PUZZLE_BLANK;
    bool blank = sw_scan_char(&reader->scan, '_') || sw_scan_char(&reader->scan, '.');
    if (!blank && !sw_scan_integer(&reader->scan, 0, PUZZLE_MAX_CELLS - 1, &tile)) {
        if (sw_scan_integer(&reader->scan, 0, INT64_MAX, &tile))
            return fail_here(reader, error, "no board has a tile above 1023");
        return fail_unexpected(reader, error, "a tile");
    }
    reader->tiles[reader->count++] = (puzzle_tile)tile;
    reader->column++;
    return SW_OK;
}

/* Takes what stands between two tiles of a row: a comma, blanks, or both. */
static bool take_separator(sw_scan *scan)
{
    const char *before = scan->at;
    sw_scan_blanks(scan);
    if (sw_scan_char(scan, ','))
        return true;
    return scan->at > before && !sw_scan_done(scan) && *scan->at != '/';
}

static sw_status read_row(board_reader *reader, sw_error *error)
{
    int most = reader->row == 0 ? PUZZLE_MAX_SIDE : reader->size.columns;
    do {
        if (reader->column == PUZZLE_MAX_SIDE)
            return fail_here(reader, error, "a board has at most 32 columns");
        if (reader->column == most)
            return fail_here(reader, error, "this row is longer than the first");
        sw_scan_blanks(&reader->scan);
        sw_status status = read_tile(reader, error);
        if (status != SW_OK)
            return status;
    } while (take_separator(&reader->scan));

    if (!sw_scan_done(&reader->scan) && *reader->scan.at != '/')
        return fail_unexpected(reader, error, "a comma, a space or '/'");
    if (reader->row > 0 && reader->column < most)
        return fail_here(reader, error, "this row is shorter than the first");
    reader->size.columns = reader->column;
    return SW_OK;
}

sw_status puzzle_board_parse(puzzle_board *out, const char *text, sw_error *error)
{
    board_reader reader = {.scan = sw_scan_start(text, strlen(text))};
    do {
        if (reader.row == PUZZLE_MAX_SIDE)
            return fail_here(&reader, error, "a board has at most 32 rows");
        sw_status status = read_row(&reader, error);
        if (status != SW_OK)
            return status;
        reader.row++;
        reader.column = 0;
    } while (sw_scan_char(&reader.scan, '/'));
    reader.size.rows = reader.row;
    return puzzle_board_init(out, reader.size, reader.tiles, error);
}

static void format_board(const puzzle_board *board, char between, sw_text *out)
{
    int cells = puzzle_size_cells(board->size);
    for (int cell = 0; cell < cells; cell++) {
        if (cell > 0)
            sw_text_add_char(out, cell % board->size.columns == 0 ? '/' : between);
        sw_text_add_number(out, board->tiles[cell]);
    }
}

void puzzle_board_format(const puzzle_board *board, sw_text *out)
{
    format_board(board, ',', out);
}

void puzzle_board_format_blanks(const puzzle_board *board, sw_text *out)
{
    format_board(board, ' ', out);
}

char puzzle_move_letter(puzzle_move move)
{
    return "URDL"[move];
}

/* The letter's direction, or false. */
static bool move_of_letter(char letter, puzzle_move *out)
{
    const char *letters = "URDLurdl";
    const char *found = letter != '\0' ? strchr(letters, letter) : NULL;
    if (!found)
        return false;
    *out = (puzzle_move)((found - letters) % PUZZLE_MOVES);
    return true;
}

static puzzle_move convert(puzzle_move move, puzzle_notation notation)
{
    return notation == PUZZLE_NOTATION_BLANK ? puzzle_move_opposite(move) : move;
}

/* How often the letter before it counts; 1 where there is no number. */
static bool take_times(sw_scan *scan, int64_t *out)
{
    *out = 1;
    bool digit = !sw_scan_done(scan) && *scan->at >= '0' && *scan->at <= '9';
    return !digit || sw_scan_integer(scan, 1, PUZZLE_MAX_SIDE - 1, out);
}

sw_status puzzle_path_parse(puzzle_path *out, const char *text, puzzle_notation notation,
                            sw_error *error)
{
    size_t before = out->length;
    sw_scan scan = sw_scan_start(text, strlen(text));
    for (sw_scan_blanks(&scan); !sw_scan_done(&scan); sw_scan_blanks(&scan)) {
        puzzle_move move;
        size_t number = out->length - before + 1;
        if (!move_of_letter(*scan.at, &move)) {
            char found[16];
            out->length = before;
            return sw_fail(error, SW_BAD_INPUT, "move %zu: U, D, L or R is expected, not %s",
                           number, describe(&scan, found, sizeof found));
        }
        int64_t times;
        scan.at++;
        if (!take_times(&scan, &times)) {
            out->length = before;
            return sw_fail(error, SW_BAD_INPUT, "move %zu: it is made 1 to %d times", number,
                           PUZZLE_MAX_SIDE - 1);
        }
        for (; times > 0; times--)
            if (!puzzle_path_push(out, convert(move, notation))) {
                out->length = before;
                return sw_fail(error, SW_NO_MEMORY, "no memory for %zu moves", number);
            }
    }
    return SW_OK;
}

void puzzle_path_format_brief(const puzzle_path *path, sw_text *out)
{
    for (size_t i = 0, times; i < path->length; i += times) {
        for (times = 1; i + times < path->length && times < PUZZLE_MAX_SIDE - 1; times++)
            if (path->moves[i + times] != path->moves[i])
                break;
        sw_text_add_char(out, puzzle_move_letter((puzzle_move)path->moves[i]));
        if (times > 1)
            sw_text_add_number(out, times);
    }
}

void puzzle_path_format(const puzzle_path *path, puzzle_notation notation, sw_text *out)
{
    for (size_t i = 0; i < path->length; i++)
        sw_text_add_char(out, puzzle_move_letter(convert((puzzle_move)path->moves[i], notation)));
}
