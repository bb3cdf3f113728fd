#ifndef APP_SOUND_PARTIALS_H
#define APP_SOUND_PARTIALS_H

/* Modal synthesis: a body that is struck rings in a few modes, each a sine that dies away by itself. */

typedef struct app_partial {
    double ratio;    /* its pitch, as a multiple of the lowest one's */
    double level;    /* 0: there is none */
    double decay_ms; /* until it has fallen to 1/e */
} app_partial;
enum { APP_PARTIALS = 6 };

/* How it is struck. */
typedef struct app_stroke {
    double hertz;     /* of the lowest partial */
    double level;     /* of all together */
    double attack_ms; /* it rises so long */
    double lasting;   /* of the partials' decays */
} app_stroke;

/* Adds the ringing to the samples. Partials above APP_PARTIAL_MOST hertz are left out. */
void app_partials_add(double *samples, int count, const app_partial partials[APP_PARTIALS],
                      const app_stroke *stroke);
#define APP_PARTIAL_MOST 7500.0

/* How long it rings, in ms, until nothing is heard. */
double app_partials_ms(const app_partial partials[APP_PARTIALS], const app_stroke *stroke);

#endif
