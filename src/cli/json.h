#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "base/text.h"

/* Appends text as a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD, so that a
 * line of any content can be quoted. */
void cli_json_string(sw_text *out, const char *text, size_t length);

#endif
