/* The words that options take: those of the puzzle and of the solver, and those of records. */
#include "names.h"

#include "base/args.h"

#include "puzzle/goal.h"

#include <stdio.h>

enum { WORDS_SIZE = 160 };

const char *const cli_formats[] = {"text", "json", NULL};
const char *const cli_notations[] = {"tile", "blank", NULL};

const char *cli_algorithm_word(int index)
{
    int algorithm = index + 1;
    return algorithm < SOLVER_ALGORITHMS ? solver_algorithm_name((solver_algorithm)algorithm)
                                         : NULL;
}

const char *cli_heuristic_word(int index)
{
    int heuristic = index + 1;
    return heuristic < SOLVER_HEURISTICS ? solver_heuristic_name((solver_heuristic)heuristic)
                                         : NULL;
}

const char *cli_metric_word(int index)
{
    return index < PUZZLE_METRICS ? puzzle_metric_names[index] : NULL;
}

const char *cli_memory_word(int index)
{
    return index < SOLVER_MEMORIES ? solver_memory_name((solver_memory)index) : NULL;
}

const char *cli_goal_word(int index)
{
    return index < PUZZLE_GOALS ? puzzle_goal_name((puzzle_goal)index) : NULL;
}

sw_status cli_memory_parse(solver_memory *out, const char *text, sw_error *error)
{
    if (!text || solver_memory_find(text, out))
        return SW_OK;
    char bytes[WORDS_SIZE];
    sw_text words;
    sw_text_init_in(&words, bytes, sizeof bytes);
    sw_option_add_words(&(sw_option){.word = cli_memory_word}, ", ", &words);
    return sw_fail(error, SW_BAD_INPUT, "--memory takes %s or megabytes from %d to %d, not '%.40s'",
                   bytes, SOLVER_MEMORY_LEAST_MB, SOLVER_MEMORY_MOST_MB, text);
}

void cli_memory_write(char *out, size_t size, solver_memory memory)
{
    if (memory < SOLVER_MEMORIES)
        snprintf(out, size, "%s", solver_memory_name(memory));
    else
        snprintf(out, size, "%d MB", (int)memory);
}
