#ifndef OS_TERMINAL_H
#define OS_TERMINAL_H

#include <stdbool.h>

/* Takes the numbers of standard input, output and error where the caller of the program has closed
 * them; else the next files to be opened would get them, and be read and written by mistake. To be
 * called first of all. Reading and writing them goes on failing. */
void os_terminal_fill_standard(void);

/* Whether somebody reads standard error on a terminal, where a line can be written over. */
bool os_terminal_watches_errors(void);

/* Prints one line on standard error. What the message quotes, a file's name say, may hold line ends
 * and codes that a terminal obeys: they become question marks. A line too long is cut. */
void os_terminal_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
