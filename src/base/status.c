/* Filling in what went wrong. */
#include "base/status.h"

#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- Facts ---- */

/* The length of the conversion at a percent sign: "%d", "%.40s". */
static size_t conversion_length(const char *at)
{
    size_t flags = 1 + strspn(at + 1, "-+ #0123456789.*hlz");
    return flags + (at[flags] != '\0');
}

/* What of a format are its conversions, SW_FACT_END after each: printed, that gives the facts. */
static void keep_conversions(const char *format, char *out, size_t size)
{
    size_t used = 0;
    for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
        size_t length = conversion_length(at);
        if (at[length - 1] != '%' && used + length + 2 <= size) {
            memcpy(out + used, at, length);
            out[used + length] = SW_FACT_END;
            used += length + 1;
        }
        at += length;
    }
    out[used] = '\0';
}

static size_t fact_length(const char *facts)
{
    static const char ends[] = {SW_FACT_END, '\0'};
    return strcspn(facts, ends);
}

static size_t to_next_fact(const char *fact)
{
    size_t length = fact_length(fact);
    return length + (fact[length] != '\0');
}

typedef struct cut_text {
    char *out;
    size_t size, used; /* used < size */
} cut_text;

static void add(cut_text *text, const char *bytes, size_t count)
{
    size_t room = text->size - text->used - 1;
    size_t taken = sw_utf8_fit(bytes, count, room);
    memcpy(text->out + text->used, bytes, taken);
    text->used += taken;
    text->out[text->used] = '\0';
}

const char *sw_error_fill(const char *words, const char *facts, char *out, size_t size)
{
    cut_text text = {out, size, 0};
    out[0] = '\0';
    for (;;) {
        size_t plain = strcspn(words, "%");
        add(&text, words, plain);
        words += plain;
        if (!*words)
            return facts;
        size_t length = conversion_length(words);
        if (words[length - 1] == '%') {
            add(&text, "%", 1);
        } else {
            add(&text, facts, fact_length(facts));
            facts += to_next_fact(facts);
        }
        words += length;
    }
}

/* ---- Filling an error ---- */

static void begin(sw_error *error, sw_status status, int line)
{
    error->status = status;
    error->line = line;
    error->clauses = 0;
    error->facts[0] = error->message[0] = '\0';
}

/* Adds a clause; format and facts are those of one, and may be cut at the end. */
static void add_clause(sw_error *error, const char *format, const char *facts)
{
    char words[SW_ERROR_SIZE];
    const char *end = sw_error_fill(format, facts, words, sizeof words);
    cut_text message = {error->message, SW_ERROR_SIZE, strlen(error->message)};
    cut_text kept = {error->facts, SW_ERROR_SIZE, strlen(error->facts)};
    if (error->clauses == SW_ERROR_CLAUSES)
        return;
    add(&message, ": ", error->clauses > 0 ? 2 : 0);
    add(&message, words, strlen(words));
    add(&kept, facts, (size_t)(end - facts));
    error->formats[error->clauses++] = format;
}

/* They quote what comes from outside, and the message goes to a terminal. */
static void make_harmless(char *facts)
{
    for (; *facts; facts += to_next_fact(facts))
        sw_utf8_make_harmless(facts, fact_length(facts));
}

static void fill(sw_error *error, sw_status status, int line, const char *format, va_list args)
{
    char conversions[SW_ERROR_SIZE], facts[SW_ERROR_SIZE];
    if (!error)
        return;
    keep_conversions(format, conversions, sizeof conversions);
    vsnprintf(facts, sizeof facts, conversions, args);
    make_harmless(facts);
    begin(error, status, line);
    add_clause(error, format, facts);
}

void sw_error_add(sw_error *error, const sw_error *reason)
{
    if (!error)
        return;
    const char *facts = reason->facts;
    char words[SW_ERROR_SIZE];
    for (int i = 0; i < reason->clauses; i++) {
        add_clause(error, reason->formats[i], facts);
        facts = sw_error_fill(reason->formats[i], facts, words, sizeof words);
    }
}

sw_status sw_fail(sw_error *error, sw_status status, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fill(error, status, 0, format, args);
    va_end(args);
    return status;
}

sw_status sw_fail_at(sw_error *error, sw_status status, int line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fill(error, status, line, format, args);
    va_end(args);
    return status;
}

sw_status sw_fail_plain(sw_error *error, sw_status status, int line, const char *clause)
{
    if (!error)
        return status;
    begin(error, status, line);
    add_clause(error, clause, "");
    return status;
}

sw_status sw_fail_because(sw_error *error, sw_status status, const sw_error *reason,
                          const char *format, ...)
{
    sw_error why = *reason; /* which may be *error itself */
    va_list args;
    va_start(args, format);
    fill(error, status, 0, format, args);
    va_end(args);
    sw_error_add(error, &why);
    return status;
}

sw_status sw_fail_again(sw_error *error, const sw_error *reason)
{
    if (error)
        *error = *reason;
    return reason->status;
}

sw_status sw_fail_in_file(sw_error *error, const char *path, const sw_error *reason)
{
    if (reason->line > 0)
        return sw_fail_because(error, reason->status, reason, "%s:%d", path, reason->line);
    return sw_fail_because(error, reason->status, reason, "%s", path);
}

void sw_error_describe(const sw_error *error, const char *path, char *out, size_t size)
{
    if (error->line > 0)
        snprintf(out, size, "%s:%d: %s", path, error->line, error->message);
    else
        snprintf(out, size, "%s: %s", path, error->message);
}
