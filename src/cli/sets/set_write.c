/* Sets of boards, written. */
#include "sets/set_text.h"

#include <inttypes.h>

const char cli_set_first_line[] = "# slidewise-set 1";
const char cli_set_columns[] = "name,board,length,proof,published,nodes,version,solution";

uint32_t cli_set_crc32(const char *bytes, size_t count)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < count; i++) {
        crc ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0xEDB88320) : 0);
    }
    return ~crc;
}

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
    sw_text_addf(out, "%s\n# title: %s\n# goal: %s\n# metric: %s\n", cli_set_first_line, set->title,
                 set->goal_text, puzzle_metric_name(set->metric));
    sw_text_addf(out, "# boards: %d\n# length: %" PRId64 "\n# crc32: %08" PRIx32 "\n", set->count,
                 cli_set_total(set), cli_set_crc32(rows.data, rows.length));
    sw_text_add_bytes(out, set->remarks.data, set->remarks.length);
    sw_text_addf(out, "%s\n", cli_set_columns);
    sw_text_add_bytes(out, rows.data, rows.length);
    out->failed |= rows.failed || set->remarks.failed;
    sw_text_deinit(&rows);
}
