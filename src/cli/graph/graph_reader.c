/* What each line of a written graph says. */
#include "graph/graph_reader.h"

#include <string.h>

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

sw_status cli_graph_reader_take(cli_graph_reader *reader, const char *line, size_t length,
                                const cli_graph_row **row, cli_graph_fields *fields,
                                sw_error *error)
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

bool cli_graph_reader_complete(const cli_graph_reader *reader)
{
    const cli_graph_row *row = reader->row;
    while (row && row->line[0])
        row = skip(row, reader->format);
    return row != NULL;
}
