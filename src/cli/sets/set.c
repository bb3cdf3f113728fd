/* Sets of boards: what makes a row of one right, and their text, read and written. */
#include "sets/set.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/utf8.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cli_set_init(cli_set *out)
{
    *out = (cli_set){0};
    sw_text_init(&out->remarks, CLI_SET_TEXT_MAX);
}

void cli_set_deinit(cli_set *set)
{
    for (int i = 0; i < set->count; i++)
        puzzle_path_deinit(&set->rows[i].solution);
    free(set->rows);
    sw_text_deinit(&set->remarks);
    *set = (cli_set){0};
}

cli_set_row *cli_set_add(cli_set *set)
{
    if (!sw_array_reserve(&set->rows, &set->capacity, (size_t)set->count + 1, sizeof *set->rows))
        return NULL;
    cli_set_row *row = &set->rows[set->count++];
    *row = (cli_set_row){0};
    return row;
}

int64_t cli_set_total(const cli_set *set)
{
    int64_t total = 0;
    for (int i = 0; i < set->count; i++)
        total += set->rows[i].length;
    return total;
}

sw_status cli_set_replay(const cli_set_row *row, const puzzle_path *solution, sw_error *error)
{
    puzzle_board board = row->start;
    for (size_t i = 0; i < solution->length; i++)
        if (!puzzle_path_play(solution, i, i + 1, &board))
            return sw_fail(error, SW_BAD_INPUT, "move %zu, %c, leaves the board", i + 1,
                           puzzle_move_letter((puzzle_move)solution->moves[i]));
    if (!puzzle_board_equal(&board, &row->goal))
        return sw_fail(error, SW_BAD_INPUT, "the moves do not end at the goal");
    return SW_OK;
}

sw_status cli_set_row_check(const cli_set *set, const cli_set_row *row, sw_error *error)
{
    sw_status status = cli_set_replay(row, &row->solution, error);
    size_t length = puzzle_metric_length(set->metric, &row->solution);
    if (status == SW_OK && length != (size_t)row->length)
        return sw_fail(error, SW_BAD_INPUT, "the solution has %zu %s, not %d", length,
                       puzzle_metric_names[set->metric], row->length);
    if (status == SW_OK && row->length < row->published)
        return sw_fail(error, SW_BAD_INPUT, "%d %s are fewer than the %d that were published",
                       row->length, puzzle_metric_names[set->metric], row->published);
    return status;
}

/* ---- The text, read ---- */

enum { FIELDS = 8, SUM_SIZE = 16 };

static const char first_line[] = "# slidewise-set 1";
static const char columns[] = "name,board,length,proof,published,nodes,version,solution";

/* The CRC of ISO 3309, as gzip and PNG have it. */
static uint32_t crc32(const char *bytes, size_t count)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < count; i++) {
        crc ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
    }
    return ~crc;
}

/* The sums that the head states. */
typedef struct head {
    int64_t boards, length;
    char crc[SUM_SIZE];
    int sums_line; /* of the first of them; the others follow */
} head;

static bool is_line(const sw_scan *line, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(line->end - line->at) == length && memcmp(line->at, text, length) == 0;
}

/* The next line's value, which must be "# key: value" and fit. */
static sw_status read_key(sw_scan *scan, const char *key, char *out, size_t size, sw_error *error)
{
    int number = scan->line;
    sw_scan line;
    bool good = sw_scan_line(scan, &line) && sw_scan_char(&line, '#') && sw_scan_char(&line, ' ');
    for (const char *letter = key; *letter && good; letter++)
        good = sw_scan_char(&line, *letter);
    good = good && sw_scan_char(&line, ':') && sw_scan_char(&line, ' ');
    size_t length = good ? (size_t)(line.end - line.at) : 0;
    if (length == 0 || length >= size)
        return sw_fail_at(error, SW_BAD_INPUT, number, "'# %s: ' and its value are expected", key);
    memcpy(out, line.at, length);
    out[length] = '\0';
    sw_utf8_make_harmless(out, length); /* for it is printed */
    if (memcmp(out, line.at, length) != 0)
        return sw_fail_at(error, SW_BAD_INPUT, number,
                          "%s: UTF-8 without control characters is expected", key);
    return SW_OK;
}

static sw_status read_count(sw_scan *scan, const char *key, int64_t *out, sw_error *error)
{
    char text[SUM_SIZE];
    sw_status status = read_key(scan, key, text, sizeof text, error);
    if (status != SW_OK)
        return status;
    sw_scan number = sw_scan_start(text, strlen(text));
    if (!sw_scan_integer(&number, 0, INT64_MAX, out) || !sw_scan_done(&number))
        return sw_fail_at(error, SW_BAD_INPUT, scan->line - 1, "%s: a number is expected", key);
    return SW_OK;
}

static sw_status read_goal(cli_set *out, sw_scan *scan, sw_error *error)
{
    char metric[SUM_SIZE];
    sw_error reason;
    sw_status status = read_key(scan, "goal", out->goal_text, sizeof out->goal_text, error);
    if (status == SW_OK && cli_goal_parse(&out->goal, out->goal_text, &reason) != SW_OK)
        return sw_fail_at(error, SW_BAD_INPUT, scan->line - 1,
                          "a goal's name or a board is expected");
    if (status == SW_OK)
        status = read_key(scan, "metric", metric, sizeof metric, error);
    if (status == SW_OK && !puzzle_metric_find(metric, &out->metric))
        return sw_fail_at(error, SW_BAD_INPUT, scan->line - 1,
                          "metric: moves or slides is expected");
    return status;
}

/* What stands between the keys and the rows. */
static sw_status read_remarks(cli_set *out, sw_scan *scan, sw_error *error)
{
    sw_scan line;
    while (sw_scan_line(scan, &line)) {
        if (is_line(&line, columns))
            return SW_OK;
        if (line.at < line.end && *line.at != '#')
            return sw_fail_at(error, SW_BAD_INPUT, line.line, "the columns are expected: %s",
                              columns);
        sw_text_add_bytes(&out->remarks, line.at, (size_t)(line.end - line.at));
        sw_text_add_char(&out->remarks, '\n');
    }
    return sw_fail_at(error, SW_BAD_INPUT, scan->line, "the columns are missing: %s", columns);
}

/* All down to the names of the columns. */
static sw_status read_head(cli_set *out, sw_scan *scan, head *sums, sw_error *error)
{
    sw_scan line;
    if (!sw_scan_line(scan, &line) || !is_line(&line, first_line))
        return sw_fail_at(error, SW_BAD_INPUT, 1, "this is no set of boards: '%s' is expected",
                          first_line);
    sw_status status = read_key(scan, "title", out->title, sizeof out->title, error);
    if (status == SW_OK)
        status = read_goal(out, scan, error);
    sums->sums_line = scan->line;
    if (status == SW_OK)
        status = read_count(scan, "boards", &sums->boards, error);
    if (status == SW_OK)
        status = read_count(scan, "length", &sums->length, error);
    if (status == SW_OK)
        status = read_key(scan, "crc32", sums->crc, sizeof sums->crc, error);
    return status == SW_OK ? read_remarks(out, scan, error) : status;
}

/* Cuts the line at its commas. False where it has another number of fields. */
static bool cut_fields(char *fields[FIELDS], char *from, char *end)
{
    int count = 0;
    *end = '\0';
    for (char *at = from; at; count++) {
        if (count == FIELDS)
            return false;
        fields[count] = at;
        at = strchr(at, ',');
        if (at)
            *at++ = '\0';
    }
    return count == FIELDS;
}

static sw_status copy_word(char *out, const char *from, const char *what, sw_error *error)
{
    size_t length =
        strspn(from, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.");
    if (length == 0 || length >= CLI_SET_NAME_SIZE || from[length])
        return sw_fail(error, SW_BAD_INPUT,
                       "%s: up to %d letters, digits, '-' and '.' are expected", what,
                       CLI_SET_NAME_SIZE - 1);
    memcpy(out, from, length + 1);
    return SW_OK;
}

static sw_status read_number(int64_t *out, const char *text, int64_t least, int64_t most,
                             const char *what, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    if (sw_scan_integer(&scan, least, most, out) && sw_scan_done(&scan))
        return SW_OK;
    return sw_fail(error, SW_BAD_INPUT, "%s: a number from %" PRId64 " on is expected, not '%.20s'",
                   what, least, text);
}

static sw_status read_lengths(cli_set_row *row, char *fields[FIELDS], sw_error *error)
{
    int64_t length = 0, published = 0;
    sw_status status = read_number(&length, fields[2], 1, CLI_SET_LENGTH_MAX, "length", error);
    row->proved = strcmp(fields[3], "proved") == 0;
    if (status == SW_OK && !row->proved && strcmp(fields[3], "best-known") != 0)
        status = sw_fail(error, SW_BAD_INPUT,
                         "proof: proved or best-known is expected, not '%.20s'", fields[3]);
    if (status == SW_OK && fields[4][0])
        status = read_number(&published, fields[4], 1, CLI_SET_LENGTH_MAX, "published", error);
    if (status == SW_OK)
        status = read_number(&row->nodes, fields[5], 0, INT64_MAX, "nodes", error);
    row->length = (int)length;
    row->published = (int)published;
    return status;
}

static sw_status read_row(cli_set *set, cli_set_row *row, char *fields[FIELDS], sw_error *error)
{
    sw_status status = copy_word(row->name, fields[0], "name", error);
    for (int i = 0; i < set->count - 1 && status == SW_OK; i++)
        if (strcmp(set->rows[i].name, row->name) == 0)
            status = sw_fail(error, SW_BAD_INPUT, "the name '%s' stands in line %d, too", row->name,
                             set->rows[i].line);
    if (status == SW_OK)
        status = puzzle_board_parse(&row->start, fields[1], error);
    if (status == SW_OK)
        status = cli_goal_make(&row->goal, &set->goal, row->start.size, error);
    if (status == SW_OK)
        status = read_lengths(row, fields, error);
    if (status == SW_OK)
        status = copy_word(row->version, fields[6], "version", error);
    if (status == SW_OK)
        status = puzzle_path_parse(&row->solution, fields[7], PUZZLE_NOTATION_TILE, error);
    return status;
}

/* The line is cut into fields. */
static sw_status read_line(cli_set *out, char *from, char *end, int number, sw_error *error)
{
    char *fields[FIELDS];
    if (out->count == CLI_SET_MOST_ROWS)
        return sw_fail(error, SW_BAD_INPUT, "there are more than %d boards", CLI_SET_MOST_ROWS);
    if (!cut_fields(fields, from, end))
        return sw_fail(error, SW_BAD_INPUT, "%d fields are expected: %s", FIELDS, columns);
    cli_set_row *row = cli_set_add(out);
    if (!row)
        return sw_fail(error, SW_NO_MEMORY, "no memory for more boards");
    row->line = number;
    return read_row(out, row, fields, error);
}

static sw_status read_rows(cli_set *out, char *text, sw_scan *scan, sw_error *error)
{
    sw_scan line;
    sw_status status = SW_OK;
    while (status == SW_OK && sw_scan_line(scan, &line)) {
        status =
            read_line(out, text + (line.at - text), text + (line.end - text), line.line, error);
        if (status != SW_OK)
            error->line = line.line;
    }
    return status;
}

static void check_sums(const cli_set *set, const head *stated, uint32_t crc, cli_set_sums *out)
{
    char own[SUM_SIZE];
    snprintf(own, sizeof own, "%08" PRIx32, crc);
    if (stated->boards != set->count)
        sw_fail_at(out, SW_BAD_INPUT, stated->sums_line, "boards: there are %d, not %" PRId64,
                   set->count, stated->boards);
    else if (stated->length != cli_set_total(set))
        sw_fail_at(out, SW_BAD_INPUT, stated->sums_line + 1,
                   "length: the rows' lengths make %" PRId64 ", not %" PRId64, cli_set_total(set),
                   stated->length);
    else if (strcmp(stated->crc, own) != 0)
        sw_fail_at(out, SW_BAD_INPUT, stated->sums_line + 2,
                   "crc32: that of the rows is %s, not %s: the file is damaged", own, stated->crc);
}

sw_status cli_set_parse(cli_set *out, char *text, size_t size, cli_set_sums *sums, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, size);
    head stated = {0};
    *sums = (cli_set_sums){.status = SW_OK};
    if (memchr(text, '\0', size))
        return sw_fail(error, SW_BAD_INPUT, "a set of boards has no NUL bytes");
    cli_set_init(out);
    sw_status status = read_head(out, &scan, &stated, error);
    uint32_t crc = crc32(scan.at, (size_t)(scan.end - scan.at));
    if (status == SW_OK)
        status = read_rows(out, text, &scan, error);
    if (status == SW_OK && out->count == 0)
        status = sw_fail_at(error, SW_BAD_INPUT, scan.line, "there is no board in it");
    if (status == SW_OK)
        check_sums(out, &stated, crc, sums);
    else
        cli_set_deinit(out);
    return status;
}

/* ---- The text, written ---- */

static void format_row(const cli_set_row *row, sw_text *out)
{
    sw_text_addf(out, "%s,", row->name);
    puzzle_board_format_blanks(&row->start, out);
    sw_text_addf(out, ",%d,%s,", row->length, row->proved ? "proved" : "best-known");
    if (row->published > 0)
        sw_text_addf(out, "%d", row->published);
    sw_text_addf(out, ",%" PRId64 ",%s,", row->nodes, row->version);
    puzzle_path_format_brief(&row->solution, out);
    sw_text_add_char(out, '\n');
}

void cli_set_format(const cli_set *set, sw_text *out)
{
    sw_text rows;
    sw_text_init(&rows, CLI_SET_TEXT_MAX);
    for (int i = 0; i < set->count; i++)
        format_row(&set->rows[i], &rows);
    sw_text_addf(out, "%s\n# title: %s\n# goal: %s\n# metric: %s\n", first_line, set->title,
                 set->goal_text, puzzle_metric_names[set->metric]);
    sw_text_addf(out, "# boards: %d\n# length: %" PRId64 "\n# crc32: %08" PRIx32 "\n", set->count,
                 cli_set_total(set), crc32(rows.data, rows.length));
    sw_text_add_bytes(out, set->remarks.data, set->remarks.length);
    sw_text_addf(out, "%s\n", columns);
    sw_text_add_bytes(out, rows.data, rows.length);
    out->failed |= rows.failed || set->remarks.failed;
    sw_text_deinit(&rows);
}
