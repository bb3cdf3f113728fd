#ifndef APP_SCREENS_PLAY_PLACE_H
#define APP_SCREENS_PLAY_PLACE_H

#include "screens/play/play.h"
#include "text/text.h"

/* What the files share that place the play screen in pixels, from the design's measures: play_layout.c
 * the whole, play_result_layout.c and play_guide_layout.c what lies over it. */
typedef struct play_placer {
    const app *app;
    const app_view *view;
    const play_state *self;
    play_layout *out;
} play_placer;

app_control *app_play_place_control(play_placer *p, play_id id, app_control_kind kind,
                                    app_rect rect, app_text_id label, app_intent intent,
                                    app_icon icon);

/* The slab over the panel, or below the board, and never over a board. */
void app_play_place_result(play_placer *p);

/* The first-time guide's slab, beside what it tells of. */
void app_play_place_guide(play_placer *p);

/* What the trays take: two of them while comparing. */
app_rect app_play_around_boards(const play_layout *layout);

#endif
