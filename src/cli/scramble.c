/* `scramble`: boards drawn by chance. */
#include "verbs.h"

#include "goal.h"
#include "names.h"

#include "os/clock.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"

#include <inttypes.h>
#include <stdio.h>

enum { MAX_COUNT = 1000000, MAX_MOVES = 1000000, FRESH_SEEDS = 1000000000 };

typedef struct settings {
    const char *size, *goal;
    int64_t seed; /* -1: a fresh one */
    int64_t count;
    int64_t moves; /* 0: uniform */
} settings;

static const sw_option options[] = {
    {"--size", "CxR", SW_TEXT, offsetof(settings, size),
     .help = "columns x rows, 2x2 to 32x32; default 4x4, or the goal's size"},
    {"--goal", "G", SW_TEXT, offsetof(settings, goal), .word = cli_goal_word, .usual = "standard",
     .help = "%s, or a board"},
    {"--seed", "N", SW_NUMBER, offsetof(settings, seed), 0, INT64_MAX,
     .help = "0 to 9223372036854775807; without it a fresh one is taken, and printed on standard "
             "error"},
    {"--count", "K", SW_NUMBER, offsetof(settings, count), 1, MAX_COUNT,
     .help = "how many boards, 1 to 1000000; default 1"},
    {"--moves", "M", SW_NUMBER, offsetof(settings, moves), 1, MAX_MOVES,
     .help = "boards M random moves from the goal instead, 1 to 1000000; a walk that ends at the "
             "goal itself goes one move further"},
    {.name = NULL},
};

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

static int print_boards(const settings *with, const puzzle_board *goal)
{
    sw_rng rng = sw_rng_seed((uint64_t)with->seed);
    sw_text line;
    sw_text_init(&line, PUZZLE_BOARD_TEXT_SIZE);
    int code = CLI_ANSWERED;
    for (int64_t i = 0; i < with->count && code == CLI_ANSWERED; i++) {
        puzzle_board board = with->moves > 0 ? puzzle_scramble_moves(goal, (int)with->moves, &rng)
                                             : puzzle_scramble(goal, &rng);
        sw_text_clear(&line);
        puzzle_board_format(&board, &line);
        sw_text_add_char(&line, '\n');
        code = cli_print_text(&line);
    }
    sw_text_deinit(&line);
    return code;
}

static int run(void *data, int operands, char **words)
{
    settings *with = data;
    puzzle_board goal;
    sw_error error;
    (void)operands, (void)words;
    if (make_goal(&goal, with->size, with->goal, &error) != SW_OK)
        return cli_complain("scramble", &error);
    if (with->seed < 0) {
        /* Few enough digits to be written down. */
        with->seed = (int64_t)(os_clock_seed() % FRESH_SEEDS);
        fprintf(stderr, "# seed %" PRId64 "\n", with->seed);
    }
    return print_boards(with, &goal);
}

const cli_verb cli_scramble = {
    .name = "scramble",
    .synopsis = "[OPTION]...",
    .about = "Prints scrambled boards, one a line, each drawn uniformly from all that can reach\n"
             "the goal. The same seed gives the same boards on every machine.\n",
    .options = options,
    .notes = "Exit status: 0, or 2 on bad usage.\n",
    .size = sizeof(settings),
    .self = {.run = run, .usual = &(const settings){.seed = -1, .count = 1}},
};
