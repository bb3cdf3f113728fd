#ifndef APP_SCREENS_PLAY_PAINT_H
#define APP_SCREENS_PLAY_PAINT_H

#include "screens/play/play.h"
#include "text/text.h"

/* What all parts of one drawing of the play screen share: play_draw.c has the whole, and each of the
 * others a part. */
typedef struct play_painter {
    const app *app;
    const app_view *view;
    const play_state *self;
    const play_layout *layout;
} play_painter;

/* A label with its number below; a number that has no room is drawn smaller. */
void app_play_draw_counter(const play_painter *p, int x, int y, int room, app_text_id label,
                           const char *value, app_type type);
void app_play_draw_count(const play_painter *p, int x, int y, int room, app_text_id label,
                         int count, app_type type);
void app_play_draw_time(const play_painter *p, int x, int y, int room, app_type type);

/* So many of the three stars, the first one's left edge at x; returns their width. `age` is how many
 * ms ago the first one began to come; large: they stand. */
int app_play_draw_stars(const play_painter *p, int x, int y, int px, int stars, double age);

void app_play_draw_log(const play_painter *p);    /* play_log.c: what the solver did, or is doing */
void app_play_draw_score(const play_painter *p);  /* play_score.c: stars so far, and points */
void app_play_draw_result(const play_painter *p); /* play_result_draw.c */

#endif
