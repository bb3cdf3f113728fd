/* Finds the action in a line of a plan. */
#include "plan/plan_line.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* PDDL does not tell capitals from small letters. tolower would ask the locale. */
static char to_small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

void cli_plan_line_tidy(const char *text, size_t length, sw_text *out)
{
    const char *comment = memchr(text, ';', length);
    const char *from = text, *to = comment ? comment : text + length;
    while (from < to && is_blank(*from))
        from++;
    while (to > from && is_blank(to[-1]))
        to--;
    sw_text_clear(out);
    for (; from < to; from++)
        sw_text_add_char(out, to_small(*from));
}

sw_status cli_plan_line_read(cli_plan_action *out, const cli_plan_task *task, const sw_text *line,
                             sw_error *error)
{
    size_t length = line->length;
    if (length < 2 || line->data[0] != '(' || line->data[length - 1] != ')')
        return sw_fail(error, SW_BAD_INPUT, "(ACTION OBJECT...) is expected");
    return cli_plan_action_read(out, task, line->data + 1, length - 2, error);
}
