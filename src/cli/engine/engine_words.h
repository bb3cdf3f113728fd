#ifndef CLI_ENGINE_WORDS_H
#define CLI_ENGINE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* A word of a command: bytes without blanks, not ended by NUL. */
typedef struct engine_word {
    const char *text;
    int length;
} engine_word;

/* Takes the next word of a line and moves *at behind it; false at the end of the line. */
bool cli_engine_next_word(const char **at, engine_word *out);

bool cli_engine_is_word(engine_word word, const char *text);

/* Cuts the blanks at both ends off; returns where the text then begins. */
char *cli_engine_trim(char *text);

#endif
