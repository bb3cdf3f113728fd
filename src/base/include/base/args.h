#ifndef BASE_ARGS_H
#define BASE_ARGS_H

#include "base/status.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What an option takes, and the type of the field that keeps it. */
typedef enum sw_option_kind {
    SW_FLAG,    /* nothing; bool */
    SW_TEXT,    /* any text, borrowed from argv; const char * */
    SW_NUMBER,  /* a whole number in min .. max; int64_t */
    SW_CHOICE,  /* one of its words; int, the word's index */
    SW_CHOICES, /* some of its words, separated by commas; bool[], a place for each word */
} sw_option_kind;

/* One option of the program, or of a verb: all that is known of it. A table of them ends with a nameless one. */
typedef struct sw_option {
    const char *name;  /* "--goal" */
    const char *value; /* what the help calls its value, as in "G"; NULL for a flag */
    sw_option_kind kind;
    size_t field; /* offset in the settings of what keeps the value */
    int64_t min;
    int64_t max;
    const char *const *words;       /* end with NULL; a text may be none of them */
    const char *(*word)(int index); /* or a function that names them, and is NULL behind the last */
    const char *usual; /* the word that is the default, as far as the help says so; or NULL */
    const char *of; /* the commands of the verb that take it, as in "check improve"; NULL for all */
    const char
        *help; /* "%s" stands for the words, '\n' ends a line; NULL: has no line of its own */
} sw_option;

/* The words of a command line behind the name of the program, or of the verb. */
typedef struct sw_args {
    int count; /* once they are parsed, the number of operands, which are then the first words */
    char **words;
    const char *command; /* options of other commands are unknown; NULL where the verb has none */
    bool help;           /* --help or -h was among them, which every table has */
} sw_args;

/* Reads `--name value`, `--name=value` and operands in any order into the settings; "--" ends the options, and "-" is
 * an operand. The error names the option and what it takes. */
sw_status sw_args_parse(sw_args *args, const sw_option *options, void *settings, sw_error *error);

/* Returns the option's word of that index, or NULL behind the last one. */
const char *sw_option_word(const sw_option *option, int index);

/* Appends the option's words with commas between them, and `last` before the last one. */
void sw_option_add_words(const sw_option *option, const char *last, sw_text *out);

/* Appends the option's help without line breaks but its own. */
void sw_option_add_help(const sw_option *option, sw_text *out);

/* Returns the column in which the help of these options begins. */
int sw_options_column(const sw_option *options);

/* Appends a list of the options, their help wrapped between the column and the end of a line. */
void sw_options_add_list(const sw_option *options, int column, sw_text *out);

#endif
