#ifndef CLIENT_GIVEN_H
#define CLIENT_GIVEN_H

#include "base/status.h"

/* A file that the game is given to open. */
typedef enum client_given {
    CLIENT_GIVEN_PICTURE,
    CLIENT_GIVEN_REPLAY,
    CLIENT_GIVEN_PACK
} client_given;

/* What it is, by its ending or by how it begins, and a picture where it is nothing else; and whether it can
 * be opened. Of a picture that is known only once it is decoded. */
sw_status client_given_read(client_given *out, const char *path, sw_error *error);

#endif
