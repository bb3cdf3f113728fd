#include "app/app.h"
#include "cli/cli.h"

/* One program: a verb as the first argument is the command line, anything else starts the game. */
int main(int argc, char **argv)
{
    if (argc > 1 && cli_is_verb(argv[1]))
        return cli_run(argc, argv);
    return app_run(argc, argv);
}
