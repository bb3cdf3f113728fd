#ifndef APP_DECODE_H
#define APP_DECODE_H

#include <stdbool.h>

/* "slidewise --decode PATH LONGEST", which the game starts as a child for each picture that it reads:
 * decoders meet whatever is in a file, and there they can do no harm. Not for players. */
bool app_decode_asked(int argc, char **argv);

/* Writes the picture or the reason why not to stdout, as picture/decode_answer.h says, and returns the
 * exit status: 0 for a picture, 1 for a reason, 2 where the arguments are wrong or nobody listens. */
int app_decode_run(int argc, char **argv);

#endif
