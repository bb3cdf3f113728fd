#ifndef APP_DECODE_ANSWER_H
#define APP_DECODE_ANSWER_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

/* What the decoding child says to the game: this, and after it the picture's pixels, RGBA, row by
 * row from the top. Both are the same program on one machine: numbers are in its own order. */

enum {
    APP_DECODE_MARK = 0x31444c53,
    APP_DECODE_LONGEST = 2048, /* pixels of the longer side that can be asked for */
};

typedef struct app_decode_answer {
    uint32_t mark;
    uint32_t status; /* SW_OK: a picture follows */
    uint32_t width, height;
    uint32_t photograph;            /* 1: stored with losses */
    char reason[SW_ERROR_SIZE - 1]; /* where there is no picture: why not, in the player's words */
} app_decode_answer;

void app_decode_answer_tell(app_decode_answer *out, const sw_error *error);

/* Nothing in the answer is taken on trust: where it makes no sense the error is that the picture could not be decoded. */
void app_decode_answer_read(sw_error *out, const app_decode_answer *answer);

/* A picture of a size that was asked for. */
bool app_decode_answer_fits(const app_decode_answer *answer, int longest);

#endif
