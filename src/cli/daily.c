/* `daily`: the board of a day, and how many moves it takes. */
#include "verbs.h"

#include "base/args.h"
#include "base/day.h"
#include "cache.h"
#include "record.h"

#include "game/ask.h"
#include "game/daily.h"
#include "os/clock.h"
#include "puzzle/id.h"
#include "puzzle/notation.h"

#include <errno.h>
#include <stdio.h>

const char cli_daily_help[] =
    "Usage: slidewise daily [OPTION]...\n"
    "\n"
    "Prints the board of a day, which is the same on every machine, and its par: the\n"
    "moves of a shortest solution.\n"
    "\n"
    "  --date D     the day, 2026-01-01 to 2099-12-31; default: today, by the local\n"
    "               calendar\n"
    "  --format F   text (default): a line for each of date, id, size, goal, board, par,\n"
    "               proved. json: an object with these fields, on one line; par is null\n"
    "               where it was not proved\n"
    "  --help       prints this and ends\n"
    "\n"
    "Exit status: 0; 1 the par was not proved within 10 s; 2 bad usage.\n";

typedef struct settings {
    bool help;
    int day;
    cli_format format;
} settings;

static const char *const formats[] = {"text", "json", NULL}; /* in the order of cli_format */

static sw_status parse_day(int *out, const char *text, sw_error *error)
{
    int day = os_clock_today();
    if (text && !sw_day_parse(text, &day))
        return sw_fail(error, SW_BAD_INPUT, "a date such as 2026-11-20 is expected, not '%.40s'",
                       text);
    if (day < GAME_DAILY_FIRST || day > GAME_DAILY_LAST)
        return sw_fail(error, SW_BAD_INPUT, "there are daily boards from 2026-01-01 to 2099-12-31");
    *out = day;
    return SW_OK;
}

static sw_status parse_settings(settings *out, int argc, char **argv, sw_error *error)
{
    *out = (settings){0};
    const char *date = NULL;
    int format = CLI_FORMAT_TEXT, operands;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--date", .text = &date},
        {.name = "--format", .choice = &format, .choices = formats},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands > 0)
        return sw_fail(error, SW_BAD_INPUT, "nothing but options is expected, not '%.40s'",
                       argv[0]);
    out->format = (cli_format)format;
    return parse_day(&out->day, date, error);
}

/* One field of the record. None of the texts needs to be quoted. */
static void add(sw_text *out, cli_format format, const char *name, const char *text)
{
    if (format == CLI_FORMAT_JSON)
        sw_text_addf(out, "%s\"%s\":\"%s\"", out->length > 0 ? "," : "{", name, text);
    else
        sw_text_addf(out, "%s %s\n", name, text);
}

static void add_boards(sw_text *out, cli_format format, const game_daily *daily)
{
    char date[SW_DAY_SIZE], size[16];
    sw_text id, board;
    sw_day_format(daily->day, date);
    snprintf(size, sizeof size, "%dx%d", daily->goal.size.columns, daily->goal.size.rows);
    sw_text_init(&id, PUZZLE_ID_SIZE);
    sw_text_init(&board, PUZZLE_BOARD_TEXT_SIZE);
    puzzle_id_format_board(&daily->start, &daily->goal, &id);
    puzzle_board_format(&daily->start, &board);
    out->failed = out->failed || id.failed || board.failed;
    if (!out->failed) {
        add(out, format, "date", date);
        add(out, format, "id", id.data);
        add(out, format, "size", size);
        add(out, format, "goal", puzzle_goal_name(daily->goal_name));
        add(out, format, "board", board.data);
    }
    sw_text_deinit(&board);
    sw_text_deinit(&id);
}

static void add_par(sw_text *out, cli_format format, const solver_answer *answer)
{
    bool proved = answer->status == SW_OK && answer->optimal;
    if (format == CLI_FORMAT_TEXT && proved)
        sw_text_addf(out, "par %zu\nproved yes\n", answer->path.length);
    else if (format == CLI_FORMAT_TEXT)
        sw_text_addf(out, "par at least %d\nproved no\n", answer->lower_bound);
    else if (proved)
        sw_text_addf(out, ",\"par\":%zu,\"proved\":true}\n", answer->path.length);
    else
        sw_text_add(out, ",\"par\":null,\"proved\":false}\n");
}

static int print_daily(const settings *with, solver *solver)
{
    sw_text record;
    solver_answer answer = {0};
    game_daily daily = game_daily_of(with->day);
    solver_request request = game_ask(GAME_ASK_PAR_PROOF, &daily.start, &daily.goal);
    solver_solve(solver, &request, NULL, &answer);
    sw_text_init(&record, CLI_RECORD_LIMIT);
    add_boards(&record, with->format, &daily);
    add_par(&record, with->format, &answer);
    int code = record.failed ? cli_output_failed(ENOMEM) : cli_print(record.data);
    if (code == CLI_ANSWERED && !answer.optimal)
        code = CLI_UNANSWERED;
    sw_text_deinit(&record);
    solver_answer_deinit(&answer);
    return code;
}

int cli_daily(int argc, char **argv)
{
    settings with;
    sw_error error;
    solver *solver;
    if (parse_settings(&with, argc, argv, &error) != SW_OK)
        return cli_complain("daily", &error);
    if (with.help)
        return cli_print(cli_daily_help);
    if (solver_create(&solver, &error) != SW_OK)
        return cli_complain("daily", &error);
    cli_cache_use(solver);
    int code = print_daily(&with, solver);
    solver_destroy(solver);
    return code;
}
