#ifndef SOLVER_WORKER_PAIR_H
#define SOLVER_WORKER_PAIR_H

#include <stdbool.h>

/* A helper thread for many short pieces of work, each in two parts: it looks out for the next piece
 * for some microseconds before it sleeps. */
typedef struct worker_pair worker_pair;

typedef void worker_pair_work(void *data, int part); /* part 0 or 1, each once */

/* NULL where memory ran out. With threads < 2, or where no thread could be had, the caller does both
 * parts himself. */
worker_pair *solver_worker_pair_create(int threads);
void solver_worker_pair_destroy(worker_pair *self); /* NULL is safe */

/* Does both parts; returns when they are done. One caller at a time. */
void solver_worker_pair_do(worker_pair *self, worker_pair_work *work, void *data);

/* The helper's processor time so far. */
double solver_worker_pair_cpu_ms(const worker_pair *self);

#endif
