/* One program: a verb as the first argument is the command line, --decode is the game's own child, and
 * anything else starts the game. */
#include "app/app.h"
#include "app/decode.h"
#include "cli/cli.h"
#include "client/options.h"
#include "os/heap.h"
#include "os/terminal.h"

int main(int argc, char **argv)
{
    os_terminal_fill_standard();
    os_heap_give_back();
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    if (argc > 1 && cli_is_verb(argv[1]))
        return cli_run(argc, argv, client_options_table);
    return app_run(argc, argv);
}
