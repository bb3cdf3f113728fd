#ifndef CLI_ENGINE_PARSE_H
#define CLI_ENGINE_PARSE_H

#include "engine/engine_say.h"

/* What the front end has set up; owned. */
typedef struct engine_position {
    slidewise_board *start, *goal; /* NULL before there is one */
} engine_position;

typedef enum engine_mode {
    ENGINE_NO_MODE,
    ENGINE_OPTIMAL,
    ENGINE_ANYTIME,
    ENGINE_HINT,
    ENGINE_DISTANCES,
} engine_mode;

enum { ENGINE_NUMBER_SIZE = 24, ENGINE_METRIC_SIZE = 8 };

/* A "go". Numbers and the metric are kept as they came: the solver's options say what they may be. */
typedef struct engine_go {
    engine_mode mode;
    char movetime[ENGINE_NUMBER_SIZE]; /* "" where it is not given */
    char nodes[ENGINE_NUMBER_SIZE];
    char metric[ENGINE_METRIC_SIZE];
    char depth[ENGINE_NUMBER_SIZE];
    bool infinite;
} engine_go;

/* Each takes what stands behind the command's own word; the line is cut up. What is wrong with it
 * is said, and *position or *out is then as it was. Words that mean nothing are said to be
 * ignored. */
void cli_engine_parse_position(engine_position *position, char *line, engine_output *output);
bool cli_engine_parse_go(engine_go *out, const char *line, engine_output *output);

void cli_engine_position_deinit(engine_position *position);

#endif
