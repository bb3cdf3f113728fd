#ifndef APP_SCALE_H
#define APP_SCALE_H

/* How large the interface is drawn. */
typedef struct app_scale {
    int wanted;    /* percent: as set, or where that is auto, as suits the window */
    int used;      /* percent: less than that where the window has no room for it */
    double pixels; /* for one design unit */
} app_scale;

/* The window's size as the desktop counts it, and in pixels, which on dense displays are more. */
typedef struct app_window_size {
    int width, height;
    int pixels_wide, pixels_high;
} app_window_size;

/* `percent` is that of the settings: GAME_SCALE_AUTO, or a number. */
app_scale app_scale_of(int percent, app_window_size window);

#endif
