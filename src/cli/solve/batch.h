#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "record.h"

/* Boards solved side by side, their records written to standard output in the order in which the
 * boards came, each as soon as it and all before it are ready; those of improvements at once. At most a few boards a job are held
 * at a time, so that an endless input needs no more memory than a short one. */
typedef struct cli_batch cli_batch;

typedef struct cli_batch_setup {
    solver *solver; /* borrowed; outlives the batch */
    int jobs;       /* boards searched at once */
    cli_style style;
} cli_batch_setup;

/* One line of the input: a request, or the reason why it is none. */
typedef struct cli_item {
    solver_request request; /* where problem.status is SW_OK */
    sw_error problem;
    const char *text; /* the line as it was read, where it is a problem; copied */
    size_t length;
    int line;
} cli_item;

/* SW_NO_MEMORY */
sw_status cli_batch_create(cli_batch **out, const cli_batch_setup *setup, sw_error *error);

/* Starts the workers, before anything is added: as many as the system gives, up to the number of
 * jobs; fails where it gives none. */
sw_status cli_batch_start(cli_batch *batch, sw_error *error);

/* Takes the item, after waiting for a free place. False where the batch was stopped. */
bool cli_batch_add(cli_batch *batch, const cli_item *item);

/* Waits until everything added so far is written. False where the batch was stopped. */
bool cli_batch_drain(cli_batch *batch);

/* Cancels all searches; nothing more is written than a record that is being written now. Any
 * thread. */
void cli_batch_stop(cli_batch *batch);

typedef struct cli_batch_outcome {
    bool errors;      /* some record was an error */
    bool unanswered;  /* some board was unsolvable or hit a limit */
    int output_error; /* errno of a failed write, else 0 */
} cli_batch_outcome;

/* Waits until everything added is written, or the batch was stopped. Nothing is added after that. */
cli_batch_outcome cli_batch_wait(cli_batch *batch);

void cli_batch_destroy(cli_batch *batch);

#endif
