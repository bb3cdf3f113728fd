/* Puts errors into words. */
#include "text/errors.h"

#include "text/translate.h"

#include <string.h>

static const char *all_clauses(app_arena *in, const sw_error *error)
{
    const char *facts = error->facts, *words = "";
    for (int i = 0; i < error->clauses; i++) {
        char *clause = app_arena_room(in, SW_ERROR_SIZE);
        facts = sw_error_fill(_(error->formats[i]), facts, clause, SW_ERROR_SIZE);
        app_arena_keep(in, clause);
        /* Translators: what failed, and why */
        words = i > 0 ? app_arena_print(in, _("%s: %s"), words, clause) : clause;
    }
    return words;
}

/* A file is known by its dot. A clause that is one fact and no more is a sentence from another process. */
static bool begins_with_name(const sw_error *error, const char *words)
{
    bool given = error->clauses > 0 && error->formats[0][0] == '%' && error->formats[0][2] != '\0';
    return given || memchr(words, '.', strcspn(words, " ,:"));
}

const char *app_words_error(app_arena *in, const sw_error *error, bool sentence)
{
    const char *words = all_clauses(in, error);
    bool as_it_is = !sentence || begins_with_name(error, words);
    return as_it_is ? words : app_arena_capital(in, words);
}

const char *app_words_error_in_line(app_arena *in, const sw_error *error)
{
    const char *words = all_clauses(in, error);
    return error->line > 0 ? app_arena_print(in, _("line %d: %s"), error->line, words) : words;
}
