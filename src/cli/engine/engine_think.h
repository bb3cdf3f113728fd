#ifndef CLI_ENGINE_THINK_H
#define CLI_ENGINE_THINK_H

#include "engine/engine_parse.h"
#include "engine/engine_queue.h"

/* What searches run with. */
typedef struct engine_mind {
    slidewise_solver *solver;
    engine_position position;
    slidewise_board *prepared; /* the goal whose tables are kept, or NULL; owned */
    engine_queue *queue;
    engine_output *output;
} engine_mind;

/* Carries out a "go": says what is found on the way, and one line at the end. What is wrong is said
 * instead. */
void cli_engine_think(engine_mind *mind, const engine_go *go);

#endif
