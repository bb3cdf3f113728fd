/* What a verb prints beside its records. */
#include "verbs.h"

#include "os/paths.h"
#include "os/terminal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int cli_complain(const char *verb, const sw_error *error)
{
    os_terminal_complain("slidewise%s%s: %s", verb ? " " : "", verb ? verb : "", error->message);
    return CLI_MISUSED;
}

int cli_complain_of(const char *path, const sw_error *error)
{
    char text[SW_ERROR_SIZE + OS_PATH_SIZE];
    sw_error_describe(error, path, text, sizeof text);
    os_terminal_complain("%s", text);
    return CLI_MISUSED;
}

int cli_output_failed(int code)
{
    if (code != EPIPE)
        os_terminal_complain("slidewise: cannot write: %s", strerror(code));
    return CLI_MISUSED;
}

int cli_print(const char *text)
{
    errno = 0;
    if (fputs(text, stdout) >= 0 && fflush(stdout) == 0)
        return CLI_ANSWERED;
    return cli_output_failed(errno != 0 ? errno : EIO);
}

int cli_print_text(const sw_text *text)
{
    return text->failed ? cli_output_failed(ENOMEM) : cli_print(text->data);
}
