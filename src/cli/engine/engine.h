#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* An engine that a front end drives by lines: docs/PROTOCOL.md. One thread feeds it; it carries
 * commands out on a thread of its own, one after the other. */
typedef struct cli_engine cli_engine;

/* Whom an engine speaks to. */
typedef struct cli_engine_front {
    /* Takes a line of the engine, without its end. Never called by two threads at once. */
    void (*write)(void *data, const char *line);

    /* Is called on a thread of the engine's, once its last command has been carried out; may be NULL. */
    void (*over)(void *data);
    void *data;
} cli_engine_front;

/* SW_NO_MEMORY and SW_IO (no thread) leave *out untouched. */
sw_status cli_engine_create(cli_engine **out, cli_engine_front front, sw_error *error);

/* Takes a line. False once it has been told to quit for the second time: there is nothing more to feed. */
bool cli_engine_feed(cli_engine *engine, const char *line, size_t length);

/* Nobody listens any longer: stops what runs and drops what waits. */
void cli_engine_abandon(cli_engine *engine);

/* Tells the front end of a line that could not be taken. */
void cli_engine_refuse(cli_engine *engine, const sw_error *error);

/* There are no more lines: carries out those that wait, unless they were dropped, and frees. */
void cli_engine_destroy(cli_engine *engine);

#endif
