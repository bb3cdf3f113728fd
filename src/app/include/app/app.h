#ifndef APP_APP_H
#define APP_APP_H

/* Runs the game with main's arguments until the player quits and returns the exit status: 0, or 2
 * where an option is wrong or no window can be opened, with one line on stderr. */
int app_run(int argc, char **argv);

#endif
