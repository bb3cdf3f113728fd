/* One program: a verb as the first argument is the command line, anything else starts the game. */
#include "app/app.h"
#include "cli/cli.h"
#include "os/terminal.h"

int main(int argc, char **argv)
{
    os_terminal_fill_standard();
    if (argc > 1 && cli_is_verb(argv[1]))
        return cli_run(argc, argv);
    return app_run(argc, argv);
}
