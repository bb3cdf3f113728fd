/* Looks a text up, picks its plural form and fills in its arguments. */
#include "text/numbers.h"
#include "text/text_table.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { FORM_SIZE = 512 };

const char *app_text(app_text_id id)
{
    const app_text_entry *text = &app_text_table[id];
    assert(!text->takes && !text->one);
    return text->other;
}

void app_textf(char *out, size_t size, app_text_id id, ...)
{
    const app_text_entry *text = &app_text_table[id];
    assert(!text->one);
    va_list args;
    va_start(args, id);
    vsnprintf(out, size, text->other, args);
    va_end(args);
}

/* English: 1 has a form of its own. */
static const char *form_for(const app_text_entry *text, long long n)
{
    return n == 1 ? text->one : text->other;
}

/* Writes the form with n in digits where {n} stands; the rest remains a format. */
static void put_number(char out[FORM_SIZE], const char *form, long long n)
{
    static const char mark[] = "{n}";
    app_arena in;
    const char *at = strstr(form, mark);
    if (at) {
        app_arena_empty(&in);
        snprintf(out, FORM_SIZE, "%.*s%s%s", (int)(at - form), form,
                 app_words_count(&in, (unsigned long long)n), at + strlen(mark));
    } else {
        snprintf(out, FORM_SIZE, "%s", form);
    }
}

void app_text_n(char *out, size_t size, app_text_id id, long long n, ...)
{
    const app_text_entry *text = &app_text_table[id];
    char form[FORM_SIZE];
    assert(text->one && n >= 0);
    put_number(form, form_for(text, n), n);
    va_list args;
    va_start(args, n);
    vsnprintf(out, size, form, args);
    va_end(args);
}
