/* `daily`: the board of a day, and how many moves it takes. */
#include "verbs.h"

#include "base/day.h"
#include "json.h"
#include "names.h"
#include "record.h"
#include "solver_files.h"

#include "game/ask.h"
#include "game/daily.h"
#include "os/clock.h"
#include "puzzle/id.h"
#include "puzzle/notation.h"

#include <stdio.h>

typedef struct settings {
    const char *date; /* NULL: today */
    int format;       /* cli_format */
} settings;

static const sw_option options[] = {
    {"--date", "D", SW_TEXT, offsetof(settings, date),
     .help = "the day, 2026-01-01 to 2099-12-31; default: today, by the local calendar"},
    {"--format", "F", SW_CHOICE, offsetof(settings, format), .words = cli_formats,
     .help = "text (default): a line for each of date, id, size, goal, board, par, proved. json: "
             "an object with these fields, on one line; par is null where it was not proved"},
    {.name = NULL},
};

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

static void add_json(sw_text *out, const game_daily *daily, const char *date, const char *id,
                     const char *size, const solver_answer *answer)
{
    bool proved = answer->status == SW_OK && answer->optimal;
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_text(&json, "date", date);
    cli_json_text(&json, "id", id);
    cli_json_text(&json, "size", size);
    cli_json_text(&json, "goal", puzzle_goal_name(daily->goal_name));
    cli_json_board(&json, "board", &daily->start);
    cli_json_number_if(&json, "par", proved, answer->path.length);
    cli_json_bool(&json, "proved", proved);
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}

static void add_text(sw_text *out, const game_daily *daily, const char *date, const char *id,
                     const char *size, const solver_answer *answer)
{
    sw_text_addf(out, "date %s\nid %s\nsize %s\ngoal %s\nboard ", date, id, size,
                 puzzle_goal_name(daily->goal_name));
    puzzle_board_format(&daily->start, out);
    if (answer->status == SW_OK && answer->optimal)
        sw_text_addf(out, "\npar %zu\nproved yes\n", answer->path.length);
    else
        sw_text_addf(out, "\npar at least %d\nproved no\n", answer->lower_bound);
}

static void add_record(sw_text *out, cli_format format, const game_daily *daily,
                       const solver_answer *answer)
{
    char date[SW_DAY_SIZE], size[16];
    sw_text id;
    sw_day_format(daily->day, date);
    snprintf(size, sizeof size, "%dx%d", daily->goal.size.columns, daily->goal.size.rows);
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_board(&daily->start, &daily->goal, &id);
    if (format == CLI_FORMAT_JSON)
        add_json(out, daily, date, id.data, size, answer);
    else
        add_text(out, daily, date, id.data, size, answer);
    out->failed = out->failed || id.failed;
    sw_text_deinit(&id);
}

static int print_daily(int day, cli_format format, solver *solver)
{
    sw_text record;
    solver_answer answer = {0};
    game_daily daily = game_daily_of(day);
    solver_request request = game_ask(GAME_ASK_PAR_PROOF, &daily.start, &daily.goal);
    solver_solve(solver, &request, NULL, &answer);
    sw_text_init(&record, CLI_RECORD_LIMIT);
    add_record(&record, format, &daily, &answer);
    int code = cli_print_text(&record);
    if (code == CLI_ANSWERED && !answer.optimal)
        code = CLI_UNANSWERED;
    sw_text_deinit(&record);
    solver_answer_deinit(&answer);
    return code;
}

static int run(void *data, int operands, char **words)
{
    const settings *with = data;
    int day = 0;
    sw_error error;
    solver *solver;
    (void)operands, (void)words;
    sw_status status = parse_day(&day, with->date, &error);
    if (status == SW_OK)
        status = solver_create(&solver, &error);
    if (status != SW_OK)
        return cli_complain("daily", &error);
    cli_cache_use(solver);
    int code = print_daily(day, (cli_format)with->format, solver);
    solver_destroy(solver);
    return code;
}

const cli_verb cli_daily = {
    .name = "daily",
    .synopsis = "[OPTION]...",
    .about = "Prints the board of a day, which is the same on every machine, and its par: the\n"
             "moves of a shortest solution.\n",
    .options = options,
    .notes = "Exit status: 0; 1 the par was not proved within 10 s; 2 bad usage.\n",
    .size = sizeof(settings),
    .self = {.run = run},
};
