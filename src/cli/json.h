#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "base/text.h"
#include "puzzle/board.h"
#include "puzzle/notation.h"
#include "puzzle/path.h"

/* Writes JSON, the commas and the names of fields included. Begin with {.out = text}. */
typedef struct cli_json {
    sw_text *out;
    bool follows; /* a value stands before this one, so that a comma comes between */
} cli_json;

/* Each of these adds a value. name: that of the field; NULL in an array, and outside of all. */
void cli_json_open(cli_json *json, const char *name, char bracket); /* '{' or '[' */
void cli_json_close(cli_json *json, char bracket);                  /* '}' or ']' */
void cli_json_null(cli_json *json, const char *name);
void cli_json_bool(cli_json *json, const char *name, bool value);
void cli_json_number(cli_json *json, const char *name, uint64_t value);
void cli_json_number_if(cli_json *json, const char *name, bool known,
                        uint64_t value); /* else null */
void cli_json_decimal(cli_json *json, const char *name, double value, int decimals);
void cli_json_bytes(cli_json *json, const char *name, const char *text, size_t length);
void cli_json_text(cli_json *json, const char *name, const char *text); /* NULL: null */
void cli_json_board(cli_json *json, const char *name, const puzzle_board *board);
void cli_json_path(cli_json *json, const char *name, const puzzle_path *path,
                   puzzle_notation notation); /* NULL: null */

#endif
