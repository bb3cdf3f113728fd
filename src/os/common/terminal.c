/* Standard input, output and error. */
#include "os/terminal.h"

#include "base/utf8.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LINE_SIZE = 8192 };

void os_terminal_fill_standard(void)
{
    /* open() gives the lowest free number. Each is opened the wrong way round, so that using it
     * still fails as it would have failed closed. */
    for (;;) {
        int fd = open("/dev/null", O_RDONLY);
        if (fd < 0)
            return;
        if (fd > STDERR_FILENO) {
            close(fd);
            return;
        }
        if (fd == STDIN_FILENO) {
            close(fd);
            if (open("/dev/null", O_WRONLY) < 0)
                return;
        }
    }
}

bool os_terminal_watches_errors(void)
{
    return isatty(STDERR_FILENO) == 1;
}

void os_terminal_complain(const char *format, ...)
{
    char line[LINE_SIZE];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    sw_utf8_make_harmless(line, strlen(line));
    fprintf(stderr, "%s\n", line);
}
