#ifndef APP_SOUND_CUE_H
#define APP_SOUND_CUE_H

#include "puzzle/board.h"
#include "sound/bank.h"
#include "sound/mixer.h"

/* What is to be heard, before it is known what it sounds like. */
typedef struct app_cue {
    app_sound sound;
    int note;        /* of HOME: which one of the scale; of SOLVED: how many notes the board has */
    double pan;      /* -1, the left end, to 1 */
    double gain;     /* 1: as loud as it was made */
    double delay_ms; /* from now */
    double slide_ms; /* how long a slide takes */
} app_cue;

/* Where a column is heard. */
double app_cue_pan(int column, int columns);

/* What a change of the board sounds like: a slide, and a home where more tiles are in their places than before.
 * Returns how many cues; 0 where it is no change of a game, but another board. */
enum { APP_CUES = 2 };
int app_cues_of_change(app_cue out[APP_CUES], const puzzle_board *before, const puzzle_board *after,
                       const puzzle_board *goal, double slide_ms);

/* The end of a game on this goal: a chord of the board's own notes. */
app_cue app_cue_solved(const puzzle_board *goal, double delay_ms);

/* The sounds of a cue, in the mixer's terms; how many. */
enum { APP_CHORD = 4 };
int app_cue_notes(app_note out[APP_CHORD], const app_cue *cue, const app_bank *bank);

/* Slides that come thick and fast, as in an auto-solve at its highest speed: some are left out, and the rest
 * is quieter the less time lies between them. Returns how loud this one is; 0: it is left out. *last is when
 * the last one was heard. */
double app_cue_thin(double *last, double now);

#endif
