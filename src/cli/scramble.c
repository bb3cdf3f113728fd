/* `scramble`: boards drawn by chance. */
#include "verbs.h"

#include "base/args.h"
#include "goal.h"

#include "os/clock.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

enum { MAX_COUNT = 1000000, MAX_MOVES = 1000000, FRESH_SEEDS = 1000000000 };

const char cli_scramble_help[] =
    "Usage: slidewise scramble [OPTION]...\n"
    "\n"
    "Prints scrambled boards, one a line, each drawn uniformly from all that can reach\n"
    "the goal. The same seed gives the same boards on every machine.\n"
    "\n"
    "  --size CxR   columns x rows, 2x2 to 32x32; default 4x4, or the goal's size\n"
    "  --goal G     standard (default), blank-first, snake, spiral, columns, or a\n"
    "               board\n"
    "  --seed N     0 to 9223372036854775807; without it a fresh one is taken, and\n"
    "               printed on standard error\n"
    "  --count K    how many boards, 1 to 1000000; default 1\n"
    "  --moves M    boards M random moves from the goal instead, 1 to 1000000; a walk\n"
    "               that ends at the goal itself goes one move further\n"
    "  --help       prints this and ends\n"
    "\n"
    "Exit status: 0, or 2 on bad usage.\n";

typedef struct settings {
    bool help;
    puzzle_board goal;
    int64_t seed; /* -1: a fresh one */
    int64_t count;
    int64_t moves; /* 0: uniform */
} settings;

static sw_status make_goal(puzzle_board *out, const char *size_text, const char *goal_text,
                           sw_error *error)
{
    cli_goal goal;
    sw_status status = cli_goal_parse(&goal, goal_text, error);
    if (status != SW_OK)
        return status;
    puzzle_size size = goal.named ? (puzzle_size){4, 4} : goal.board.size;
    if (size_text)
        status = puzzle_size_parse(&size, size_text, error);
    return status == SW_OK ? cli_goal_make(out, &goal, size, error) : status;
}

static sw_status parse_settings(settings *out, int argc, char **argv, sw_error *error)
{
    *out = (settings){.seed = -1, .count = 1};
    const char *size = NULL, *goal = NULL;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--size", .text = &size},
        {.name = "--goal", .text = &goal},
        {.name = "--seed", .number = &out->seed, .min = 0, .max = INT64_MAX},
        {.name = "--count", .number = &out->count, .min = 1, .max = MAX_COUNT},
        {.name = "--moves", .number = &out->moves, .min = 1, .max = MAX_MOVES},
        {.name = NULL},
    };
    int operands;
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands > 0)
        return sw_fail(error, SW_BAD_INPUT, "nothing but options is expected, not '%.40s'",
                       argv[0]);
    return make_goal(&out->goal, size, goal, error);
}

static int print_boards(const settings *with)
{
    sw_rng rng = sw_rng_seed((uint64_t)with->seed);
    sw_text line;
    sw_text_init(&line, PUZZLE_BOARD_TEXT_SIZE);
    int code = CLI_ANSWERED;
    for (int64_t i = 0; i < with->count && code == CLI_ANSWERED; i++) {
        puzzle_board board = with->moves > 0
                                 ? puzzle_scramble_moves(&with->goal, (int)with->moves, &rng)
                                 : puzzle_scramble(&with->goal, &rng);
        sw_text_clear(&line);
        puzzle_board_format(&board, &line);
        sw_text_add_char(&line, '\n');
        code = line.failed ? cli_output_failed(ENOMEM) : cli_print(line.data);
    }
    sw_text_deinit(&line);
    return code;
}

int cli_scramble(int argc, char **argv)
{
    settings with;
    sw_error error;
    if (parse_settings(&with, argc, argv, &error) != SW_OK)
        return cli_complain("scramble", &error);
    if (with.help)
        return cli_print(cli_scramble_help);
    if (with.seed < 0) {
        /* Few enough digits to be written down. */
        with.seed = (int64_t)(os_clock_seed() % FRESH_SEEDS);
        fprintf(stderr, "# seed %" PRId64 "\n", with.seed);
    }
    return print_boards(&with);
}
