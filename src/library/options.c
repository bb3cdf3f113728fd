/* The table of options, from which all that is said of them and done with them comes. */
#include "solver.h"

#include "base/scan.h"
#include "fail.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_LIMIT = 1 << 16, MOST_THREADS = 256, MOST_TIME_MS = 86400000 };
static const int64_t MOST_NODES = INT64_C(1000000000000000);

typedef struct description {
    const char *name;
    slidewise_option_type type;
    const char *initial;
    int64_t least, most;
    const char *const *words; /* of a choice; NULL behind the last */
    const char *about;
} description;

/* In the order of solver_engine and puzzle_metric. */
static const char *const engines[] = {"auto", "optimal", "lines", "anytime", NULL};
static const char *const metrics[] = {"moves", "slides", NULL};

static const description table[LIBRARY_OPTIONS] = {
    [LIBRARY_MEMORY] = {"memory", SLIDEWISE_OPTION_NUMBER, "512", SOLVER_MEMORY_LEAST_MB,
                        SOLVER_MEMORY_MOST_MB, NULL,
                        "megabytes that all tables and searches may take"},
    [LIBRARY_THREADS] = {"threads", SLIDEWISE_OPTION_NUMBER, "1", 1, MOST_THREADS, NULL,
                         "threads of one search; in slides one searches"},
    [LIBRARY_ENGINE] =
        {"engine", SLIDEWISE_OPTION_CHOICE, "auto", 0, 0, engines,
         "auto proves boards of up to 16 cells and improves larger ones; optimal proves; "
         "anytime has a solution at once, then shorter ones; lines goes line by line"},
    [LIBRARY_METRIC] =
        {"metric", SLIDEWISE_OPTION_CHOICE, "moves", 0, 0, metrics,
         "what a solution is to have few of: moves of a tile, or slides of tiles in line"},
    [LIBRARY_TIME] =
        {"time-ms", SLIDEWISE_OPTION_NUMBER, "0", 0, MOST_TIME_MS, NULL,
         "milliseconds of a search; 0 for no limit, or for 1000 where it would only improve"},
    [LIBRARY_NODES] = {"nodes", SLIDEWISE_OPTION_NUMBER, "0", 0, MOST_NODES, NULL,
                       "boards that a search takes up; 0 for no limit"},
    [LIBRARY_CACHE] = {"cache-folder", SLIDEWISE_OPTION_FOLDER, "", 0, 0, NULL,
                       "where tables are read from, and written to by slidewise_tables_build"},
    [LIBRARY_VALUES] = {"values-folder", SLIDEWISE_OPTION_FOLDER, "", 0, 0, NULL,
                        "where learned values are read from, which guide searches of large boards"},
};

/* ---- Said of them ---- */

static const description *describe(int option)
{
    static const description none = {.initial = "", .about = ""};
    return option >= 0 && option < LIBRARY_OPTIONS ? &table[option] : &none;
}

const char *slidewise_option_name(int option)
{
    return describe(option)->name;
}

slidewise_option_type slidewise_option_kind(int option)
{
    return describe(option)->type;
}

const char *slidewise_option_default(int option)
{
    return describe(option)->initial;
}

int64_t slidewise_option_least(int option)
{
    return describe(option)->least;
}

int64_t slidewise_option_most(int option)
{
    return describe(option)->most;
}

const char *slidewise_option_word(int option, int word)
{
    const char *const *words = describe(option)->words;
    int count = 0;
    while (words && words[count])
        count++;
    return word >= 0 && word < count ? words[word] : NULL;
}

const char *slidewise_option_about(int option)
{
    return describe(option)->about;
}

/* ---- Set and got ---- */

static library_option find(const char *name)
{
    int option = 0;
    while (option < LIBRARY_OPTIONS && strcmp(table[option].name, name) != 0)
        option++;
    return (library_option)option;
}

static slidewise_status set_number(int64_t *out, const description *of, const char *value,
                                   char *error)
{
    sw_error reason;
    sw_scan scan = sw_scan_start(value, strlen(value));
    int64_t number;
    if (sw_scan_integer(&scan, of->least, of->most, &number) && sw_scan_done(&scan)) {
        *out = number;
        return SLIDEWISE_OK;
    }
    sw_fail(&reason, SW_BAD_INPUT, "%s takes a number from %" PRId64 " to %" PRId64 ", not '%.40s'",
            of->name, of->least, of->most, value);
    return library_fail(error, &reason);
}

static void list_words(const description *of, char *out, size_t size)
{
    size_t used = 0;
    for (int i = 0; of->words[i] && used < size; i++) {
        const char *between = i == 0 ? "" : of->words[i + 1] ? ", " : " or ";
        used += (size_t)snprintf(out + used, size - used, "%s%s", between, of->words[i]);
    }
}

static slidewise_status set_choice(int64_t *out, const description *of, const char *value,
                                   char *error)
{
    for (int i = 0; of->words[i]; i++)
        if (strcmp(of->words[i], value) == 0) {
            *out = i;
            return SLIDEWISE_OK;
        }
    sw_error reason;
    char words[64];
    list_words(of, words, sizeof words);
    sw_fail(&reason, SW_BAD_INPUT, "%s is %s, not '%.40s'", of->name, words, value);
    return library_fail(error, &reason);
}

static slidewise_status set_folder(char **out, const char *value, char *error)
{
    char *folder = *value ? strdup(value) : NULL;
    if (*value && !folder)
        return library_fail_memory(error);
    free(*out);
    *out = folder;
    return SLIDEWISE_OK;
}

static slidewise_status set(library_options *options, library_option option, const char *value,
                            char *error)
{
    const description *of = &table[option];
    if (of->type == SLIDEWISE_OPTION_NUMBER)
        return set_number(&options->numbers[option], of, value, error);
    if (of->type == SLIDEWISE_OPTION_CHOICE)
        return set_choice(&options->numbers[option], of, value, error);
    return set_folder(&options->folders[option], value, error);
}

slidewise_status library_options_set(library_options *options, const char *name, const char *value,
                                     bool is_late, library_option *option, char *error)
{
    sw_error reason;
    library_option found = find(name);
    if (found == LIBRARY_OPTIONS) {
        sw_fail(&reason, SW_BAD_INPUT, "there is no option '%.40s'", name);
        return library_fail(error, &reason);
    }
    if (is_late && table[found].type == SLIDEWISE_OPTION_FOLDER) {
        sw_fail(&reason, SW_BAD_INPUT, "%s is set before the first search", name);
        return library_fail(error, &reason);
    }
    *option = found;
    return set(options, found, value, error);
}

bool library_options_get(const library_options *options, const char *name, sw_text *out)
{
    sw_text_init(out, TEXT_LIMIT);
    library_option option = find(name);
    if (option == LIBRARY_OPTIONS)
        return false;
    const description *of = &table[option];
    if (of->type == SLIDEWISE_OPTION_NUMBER)
        sw_text_add_number(out, (uint64_t)options->numbers[option]);
    else if (of->type == SLIDEWISE_OPTION_CHOICE)
        sw_text_add(out, of->words[options->numbers[option]]);
    else if (options->folders[option])
        sw_text_add(out, options->folders[option]);
    return true;
}

void library_options_init(library_options *out)
{
    *out = (library_options){0};
    for (int option = 0; option < LIBRARY_OPTIONS; option++)
        set(out, (library_option)option, table[option].initial, NULL);
}

void library_options_deinit(library_options *options)
{
    for (int option = 0; option < LIBRARY_OPTIONS; option++)
        free(options->folders[option]);
}

/* ---- Used ---- */

void library_options_request(const library_options *options, solver_request *out)
{
    out->engine = (solver_engine)options->numbers[LIBRARY_ENGINE];
    out->metric = (puzzle_metric)options->numbers[LIBRARY_METRIC];
    out->threads = (int)options->numbers[LIBRARY_THREADS];
    out->time_ms = (double)options->numbers[LIBRARY_TIME];
    out->node_limit = (uint64_t)options->numbers[LIBRARY_NODES];
}

sw_status library_options_folder(const library_options *options, library_option option, char **out,
                                 sw_error *error)
{
    const char *folder = options->folders[option];
    *out = folder ? strdup(folder) : NULL;
    return folder && !*out ? sw_fail(error, SW_NO_MEMORY, "memory ran out") : SW_OK;
}

solver_memory library_options_memory(const library_options *options)
{
    return (solver_memory)options->numbers[LIBRARY_MEMORY];
}
