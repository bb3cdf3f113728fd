#ifndef APP_SOUND_BANK_H
#define APP_SOUND_BANK_H

#include "game/settings.h"
#include "sound/samples.h"

#include <stdbool.h>

/* All single sounds of a set, made by synthesis. */

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
