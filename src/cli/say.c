#include "verbs.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = SW_ERROR_SIZE + 4096 };

/* What a message quotes may hold line ends and terminal controls. */
static void print_error_line(char *line)
{
    for (char *at = line; *at; at++)
        if ((unsigned char)*at < ' ' || *at == 0x7F)
            *at = '?';
    fprintf(stderr, "%s\n", line);
}

int cli_complain(const char *verb, const sw_error *error)
{
    char line[LINE_SIZE];
    snprintf(line, sizeof line, "slidewise%s%s: %s", verb ? " " : "", verb ? verb : "",
             error->message);
    print_error_line(line);
    return CLI_MISUSED;
}

int cli_complain_of(const char *path, const sw_error *error)
{
    char line[LINE_SIZE];
    sw_error_describe(error, path, line, sizeof line);
    print_error_line(line);
    return CLI_MISUSED;
}

int cli_output_failed(int code)
{
    if (code != EPIPE)
        fprintf(stderr, "slidewise: cannot write: %s\n", strerror(code));
    return CLI_MISUSED;
}

int cli_print(const char *text)
{
    errno = 0;
    if (fputs(text, stdout) >= 0 && fflush(stdout) == 0)
        return CLI_ANSWERED;
    return cli_output_failed(errno != 0 ? errno : EIO);
}
