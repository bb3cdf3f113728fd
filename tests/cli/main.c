#include "cli/cli.h"

/* The command line without the window: what these tests call. */
int main(int argc, char **argv)
{
    return argc > 1 && cli_is_verb(argv[1]) ? cli_run(argc, argv) : 2;
}
