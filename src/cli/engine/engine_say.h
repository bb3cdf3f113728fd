#ifndef CLI_ENGINE_SAY_H
#define CLI_ENGINE_SAY_H

#include "engine/engine.h"
#include "engine/engine_words.h"
#include "os/thread.h"
#include "slidewise.h"

/* Where lines go; any thread says them. */
typedef struct engine_output {
    os_mutex lock;
    cli_engine_front front;
} engine_output;

void cli_engine_output_init(engine_output *out, cli_engine_front front);
void cli_engine_output_deinit(engine_output *output);

/* A line of at most 1,023 bytes, which a longer one is cut to; what would not be seen becomes '?'. */
void cli_engine_say(engine_output *output, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* That a word means nothing where it stands. */
void cli_engine_say_ignored(engine_output *output, engine_word word);

/* Who this is, and its options: the answer to "ssp". */
void cli_engine_say_identity(engine_output *output, slidewise_solver *solver);

/* "info moves 104 slides 60 bound 92 nodes 5000 time 12 pv ULDR"; without a path no moves and
 * slides. */
void cli_engine_say_info(engine_output *output, const slidewise_result *result, bool with_path);

/* What a search for solutions ends with. `limited`: a limit stopped it, not the front end. */
void cli_engine_say_path(engine_output *output, const slidewise_result *result, bool limited);
void cli_engine_say_move(engine_output *output, const slidewise_result *result, bool limited);
void cli_engine_say_distances(engine_output *output, const slidewise_result *result, bool limited);

/* Whether a front end sets the option; engine and limits come with each "go". */
bool cli_engine_offers(const char *option);

#endif
