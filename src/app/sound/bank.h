#ifndef APP_SOUND_BANK_H
#define APP_SOUND_BANK_H

#include "game/settings.h"
#include "sound/samples.h"

#include <stdbool.h>

/* All single sounds of a set, made by modal synthesis: a body that is struck rings in a few modes, each a sine
 * that dies away by itself. */

typedef struct app_partial {
    double ratio;    /* its pitch, as a multiple of the lowest one's */
    double level;    /* 0: there is none */
    double decay_ms; /* until it has fallen to 1/e */
} app_partial;
enum { APP_PARTIALS = 6 };

typedef struct app_band {
    double low, high; /* hertz */
} app_band;

/* What tiles may be made of, for the ear. All sounds of a set are one body that is struck in several ways. */
typedef struct app_sound_set {
    app_partial partials[APP_PARTIALS];
    double hertz;      /* of the lowest note of its scale */
    double attack_ms;  /* it rises so long when it is struck */
    double contact_ms; /* two bodies touch so long */
    app_band contact, scrape;
} app_sound_set;

const app_sound_set *app_sound_set_of(game_sound_set set);

/* A high pass of second order, in place and from rest. `q` of 0.7071 is flat down to `hertz`; a larger one rises there. */
void app_filter_high(double *samples, int count, double hertz, double q);

/* Noise between two pitches, the same one at every call: of two bodies that touch, which dies away within `ms`; and of a
 * tile that slides for `ms`, easing out, which follows its speed. */
void app_noise_contact(double *samples, int count, double ms, app_band band, double level);
void app_noise_scrape(double *samples, int count, double ms, app_band band, double level);

typedef enum app_sound {
    APP_SOUND_SLIDE,  /* a tile or a line moves */
    APP_SOUND_STOP,   /* none can move there */
    APP_SOUND_HOME,   /* a tile reaches its place: the next note of the scale */
    APP_SOUND_STEP,   /* a step of the hint is shown */
    APP_SOUND_BUTTON, /* was pressed */
    APP_SOUND_STAR,   /* of the result comes */
    APP_SOUND_GHOST,  /* reached its goal */
    APP_SOUND_SOLVED, /* a chord of notes of HOME */
} app_sound;
enum { APP_SOUNDS = APP_SOUND_SOLVED + 1 };

/* A pentatonic scale upwards, three octaves and its first note once more. */
enum { APP_SCALE_NOTES = 16 };

/* A slide is heard as long as it is seen, more or less. */
enum { APP_SLIDE_LENGTHS = 3 };

typedef struct app_bank {
    app_samples single[APP_SOUNDS]; /* empty for SLIDE, HOME and SOLVED */
    app_samples slides[APP_SLIDE_LENGTHS];
    app_samples notes[APP_SCALE_NOTES];
} app_bank;

/* False where memory ran out: *out is then empty. A zeroed bank is empty. */
bool app_bank_make(app_bank *out, game_sound_set set);
void app_bank_deinit(app_bank *bank);

/* The slide that lasts about so long. */
const app_samples *app_bank_slide(const app_bank *bank, double ms);

#endif
