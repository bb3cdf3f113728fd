#ifndef CLI_ENGINE_QUEUE_H
#define CLI_ENGINE_QUEUE_H

#include "os/thread.h"
#include "slidewise.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A command that waits for its turn. */
typedef struct engine_command {
    struct engine_command *next;
    uint64_t number; /* of all commands, from 1 */
    char line[];
} engine_command;

/* Commands in the order in which they came, and the search that one of them began. Any thread. */
typedef struct engine_queue {
    os_mutex lock; /* of all that follows */
    os_condition changed;
    engine_command *first, **last;
    size_t bytes;       /* that wait */
    uint64_t taken;     /* commands so far */
    uint64_t stopped;   /* commands up to that number were asked to stop */
    uint64_t running;   /* the command that is carried out */
    slidewise_job *job; /* its search, or NULL; borrowed */
    bool ended;         /* no commands will come any more */
    bool quit;          /* and those that wait are dropped */
} engine_queue;

enum { ENGINE_QUEUE_BYTES = 64 << 20 };

void cli_engine_queue_init(engine_queue *out);
void cli_engine_queue_deinit(engine_queue *queue);

/* False where more than ENGINE_QUEUE_BYTES wait, or memory ran out. */
bool cli_engine_queue_add(engine_queue *queue, const char *line, size_t length);

/* Waits for the next command, which the caller frees; NULL at the end. */
engine_command *cli_engine_queue_take(engine_queue *queue);

/* Every command that came so far ends as soon as it can. */
void cli_engine_queue_stop(engine_queue *queue);
void cli_engine_queue_quit(engine_queue *queue); /* and those that wait are dropped */
void cli_engine_queue_end(engine_queue *queue);

/* Of the command that is carried out: its search, which a stop then reaches; NULL when that has
 * ended. */
void cli_engine_queue_set_job(engine_queue *queue, slidewise_job *job);
bool cli_engine_queue_is_stopped(engine_queue *queue);
bool cli_engine_queue_has_ended(engine_queue *queue);

#endif
