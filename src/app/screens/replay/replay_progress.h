#ifndef APP_SCREENS_REPLAY_PROGRESS_H
#define APP_SCREENS_REPLAY_PROGRESS_H

#include "ui/view.h"

#include <stddef.h>
#include <stdint.h>

/* How an auto-solve's solution and what is proved of it came nearer to each other in time. */

typedef struct replay_sample {
    double ms; /* since the search began */
    int32_t length, bound;
} replay_sample;

/* A zeroed one is empty. */
typedef struct replay_progress {
    replay_sample *samples; /* in order; owned */
    size_t count, room;
} replay_progress;

void app_replay_progress_deinit(replay_progress *progress);

/* From that moment on. Where memory runs out the sample is left out. */
void app_replay_progress_note(replay_progress *progress, double ms, int32_t length, int32_t bound);

/* Both as lines in a well up to that moment, on a logarithmic axis of time: most comes at once. */
void app_replay_progress_draw(const app_view *view, const replay_progress *progress, app_rect well,
                              double ms);

#endif
