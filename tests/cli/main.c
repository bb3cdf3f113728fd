#include "cli/cli.h"
#include "client/options.h"
#include "os/heap.h"

/* The command line without the window: what these tests call. */
int main(int argc, char **argv)
{
    os_heap_give_back();
    return argc > 1 && cli_is_verb(argv[1]) ? cli_run(argc, argv, client_options_table) : 2;
}
