#ifndef SOLVER_CREW_H
#define SOLVER_CREW_H

#include <stdbool.h>

/* A helper thread for many short pieces of work, each in two parts: it looks out for the next piece
 * for some microseconds before it sleeps. */
typedef struct crew crew;

typedef void crew_work(void *data, int part); /* part 0 or 1, each once */

/* NULL where memory ran out. With threads < 2, or where no thread could be had, the caller does both
 * parts himself. */
crew *solver_crew_create(int threads);
void solver_crew_destroy(crew *self); /* NULL is safe */

/* Does both parts; returns when they are done. One caller at a time. */
void solver_crew_do(crew *self, crew_work *work, void *data);

/* The helper's processor time so far. */
double solver_crew_cpu_ms(const crew *self);

#endif
