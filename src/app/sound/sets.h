#ifndef APP_SOUND_SETS_H
#define APP_SOUND_SETS_H

#include "game/settings.h"
#include "sound/noise.h"
#include "sound/partials.h"

/* What tiles may be made of, for the ear. All sounds of a set are one body that is struck in several ways. */
typedef struct app_sound_set {
    app_partial partials[APP_PARTIALS];
    double hertz;      /* of the lowest note of its scale */
    double attack_ms;  /* it rises so long when it is struck */
    double contact_ms; /* two bodies touch so long */
    app_band contact, scrape;
} app_sound_set;

const app_sound_set *app_sound_set_of(game_sound_set set);

#endif
