#ifndef CLIENT_EXPORT_H
#define CLIENT_EXPORT_H

#include "base/text.h"
#include "client/client.h"

/* Writes the text to a file in the player's documents that is called after stem and ending, and takes no
 * other's place; what came of it is told to the player. */
void client_export(client *client, const sw_text *text, const char *stem, const char *ending);

#endif
