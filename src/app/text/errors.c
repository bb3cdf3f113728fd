/* Puts errors into words. */
#include "text/errors.h"

#include "text/text.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void app_text_error(const sw_error *error, char *out, size_t size)
{
    const char *facts = error->facts;
    char clause[SW_ERROR_SIZE], before[SW_ERROR_SIZE];
    out[0] = '\0';
    for (int i = 0; i < error->clauses; i++) {
        facts = sw_error_fill(error->formats[i], facts, clause, sizeof clause);
        snprintf(before, sizeof before, "%s", out);
        if (i > 0)
            app_textf(out, size, APP_TEXT_BECAUSE, before, clause);
        else
            snprintf(out, size, "%s", clause);
    }
}

/* A file is known by its dot. */
static bool begins_with_name(const sw_error *error, const char *words)
{
    bool given = error->clauses > 0 && error->formats[0][0] == '%';
    return given || memchr(words, '.', strcspn(words, " ,:"));
}

void app_text_error_sentence(const sw_error *error, char *out, size_t size)
{
    app_text_error(error, out, size);
    if (!begins_with_name(error, out) && *out >= 'a' && *out <= 'z')
        *out = (char)(*out - 'a' + 'A');
}

void app_text_error_in_line(const sw_error *error, char *out, size_t size)
{
    char words[APP_ERROR_SIZE];
    app_text_error(error, words, sizeof words);
    if (error->line > 0)
        app_textf(out, size, APP_TEXT_ERROR_LINE, error->line, words);
    else
        snprintf(out, size, "%s", words);
}
