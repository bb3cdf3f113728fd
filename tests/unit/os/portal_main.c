/* A settings portal for the window tests: "portal SCHEME CONTRAST STILL" says "ready" and answers. */
#include "portal.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    portal_says says = {.scheme = (uint32_t)atoi(argv[1]),
                        .contrast = (uint32_t)atoi(argv[2]),
                        .still = (uint32_t)atoi(argv[3]),
                        .animations = true};
    DBusConnection *bus = portal_open();
    if (!bus)
        return 1;
    puts("ready");
    fflush(stdout);
    while (portal_serve(bus, &says, 1000))
        ;
    portal_close(bus);
    return 0;
}
