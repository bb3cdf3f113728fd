/* What a bench found out, as a table or as JSON. */
#include "bench_report.h"

#include "json.h"
#include "verbs.h"

#include <string.h>

enum { NAME_WIDTH = 34, LEAST_WIDTH = 9 };

static int width(const bench_figure *figure)
{
    int length = (int)strlen(figure->name);
    return length > LEAST_WIDTH ? length : LEAST_WIDTH;
}

static void add_heading(sw_text *out, const char *bench, const bench_figure *figures, int count)
{
    sw_text_addf(out, "%-*s", NAME_WIDTH, bench);
    for (int i = 0; i < count; i++)
        sw_text_addf(out, " %*s", width(&figures[i]), figures[i].name);
    sw_text_add_char(out, '\n');
}

static void add_text(sw_text *out, const char *what, const bench_figure *figures, int count)
{
    sw_text_addf(out, "%-*s", NAME_WIDTH, what);
    for (int i = 0; i < count; i++)
        if (figures[i].word)
            sw_text_addf(out, " %*s", width(&figures[i]), figures[i].word);
        else
            sw_text_addf(out, " %*.*f", width(&figures[i]), figures[i].decimals, figures[i].value);
    sw_text_add_char(out, '\n');
}

static void add_json(sw_text *out, const char *bench, const char *what, const bench_figure *figures,
                     int count)
{
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_text(&json, "bench", bench);
    cli_json_text(&json, "what", what);
    for (int i = 0; i < count; i++)
        if (figures[i].word)
            cli_json_text(&json, figures[i].name, figures[i].word);
        else
            cli_json_decimal(&json, figures[i].name, figures[i].value, figures[i].decimals);
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}

void bench_report_begin(bench_report *report, const char *bench)
{
    report->bench = bench;
    report->headed = false;
}

void bench_report_row(bench_report *report, const char *what, const bench_figure *figures,
                      int count)
{
    sw_text row;
    sw_text_init(&row, CLI_RECORD_LIMIT);
    if (report->format == CLI_FORMAT_JSON) {
        add_json(&row, report->bench, what, figures, count);
    } else {
        if (!report->headed)
            add_heading(&row, report->bench, figures, count);
        add_text(&row, what, figures, count);
        report->headed = true;
    }
    if (report->code == CLI_ANSWERED)
        report->code = cli_print_text(&row);
    sw_text_deinit(&row);
}
