#ifndef APP_DECODE_APART_H
#define APP_DECODE_APART_H

#include "os/child.h"

#include <SDL.h>

/* Decoding where what is in a file can do no harm: in a child process (picture/decode_answer.h), or in what
 * a browser sets aside for a page anyway. */
typedef struct app_decode_order {
    const char *program; /* that decodes, as for os_child_start */
    const char *path;
    int longest; /* pixels of its longer side */
    double ms;   /* its time in all */
    void (*shown)(void *data,
                  os_child *child); /* may be killed from now on; NULL: no more. Or NULL */
    void *data;
} app_decode_order;

enum { APP_DECODE_MS = 30000 }; /* that a picture gets in all */

/* SW_LIMIT where its time is over. */
sw_status app_decode_apart(SDL_Surface **out, bool *photograph, const app_decode_order *order,
                           sw_error *error);

#endif
