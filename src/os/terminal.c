#include "os/terminal.h"

#include <unistd.h>

bool os_terminal_watches_errors(void)
{
    return isatty(STDERR_FILENO) == 1;
}
