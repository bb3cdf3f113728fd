/* What is heard when, and the tune that a game plays. */
#include "sound/cue.h"

#include "puzzle/move.h"

#include <math.h>

double app_cue_pan(int column, int columns)
{
    const double widest = 0.7;
    return widest * ((2.0 * column + 1) / columns - 1);
}

static int tiles_at_home(const puzzle_board *board, const puzzle_board *goal)
{
    int count = 0;
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++)
        count += board->tiles[cell] != PUZZLE_BLANK && board->tiles[cell] == goal->tiles[cell];
    return count;
}

/* A board of up to APP_SCALE_NOTES tiles has a note for each of them; a larger one spreads its tiles over all
 * notes. */
static int note_of(int home, int tiles)
{
    return tiles <= APP_SCALE_NOTES ? home - 1 : (home - 1) * (APP_SCALE_NOTES - 1) / (tiles - 1);
}

static int notes_of(int tiles)
{
    return tiles < APP_SCALE_NOTES ? tiles : APP_SCALE_NOTES;
}

/* A few slides at most: many tiles that stand elsewhere are another board. */
static bool is_slide(const puzzle_board *before, const puzzle_board *after)
{
    puzzle_size size = before->size;
    int differ = 0, most = 3 * (size.columns > size.rows ? size.columns : size.rows);
    if (!puzzle_size_equal(size, after->size))
        return false;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        differ += before->tiles[cell] != after->tiles[cell];
    return differ > 0 && differ <= most;
}

int app_cues_of_change(app_cue out[APP_CUES], const puzzle_board *before, const puzzle_board *after,
                       const puzzle_board *goal, double slide_ms)
{
    const double arrives = 0.7; /* easing out, it is as good as there */
    if (!is_slide(before, after))
        return 0;
    double pan = app_cue_pan(before->blank % before->size.columns, before->size.columns);
    out[0] = (app_cue){APP_SOUND_SLIDE, .pan = pan, .gain = 1, .slide_ms = slide_ms};
    int home = tiles_at_home(after, goal);
    if (home <= tiles_at_home(before, goal))
        return 1;
    out[1] = (app_cue){APP_SOUND_HOME, .note = note_of(home, puzzle_size_cells(goal->size) - 1),
                       .pan = pan, .gain = 1, .delay_ms = slide_ms * arrives};
    return 2;
}

app_cue app_cue_solved(const puzzle_board *goal, double delay_ms)
{
    return (app_cue){APP_SOUND_SOLVED, .note = notes_of(puzzle_size_cells(goal->size) - 1),
                     .gain = 1, .delay_ms = delay_ms};
}

/* Of a board's notes those that make a major chord, four of them at most, spread over all. */
static int chord_of(int notes, int out[APP_CHORD])
{
    int tones[APP_SCALE_NOTES], count = 0;
    for (int note = 0; note < notes; note++)
        if (note % 5 == 0 || note % 5 == 2 || note % 5 == 3)
            tones[count++] = note;
    if (count <= APP_CHORD) {
        for (int i = 0; i < count; i++)
            out[i] = tones[i];
        return count;
    }
    for (int i = 0; i < APP_CHORD; i++)
        out[i] = tones[i * (count - 1) / (APP_CHORD - 1)];
    return APP_CHORD;
}

static app_note sound_of(const app_samples *sound, const app_cue *cue, double gain, double later_ms)
{
    app_note note = {.sound = sound, .delay = app_sound_frames(cue->delay_ms + later_ms)};
    app_mixer_pan(cue->pan, cue->gain * gain, &note);
    return note;
}

/* The notes follow each other, as fingers that do not fall at once. */
static int chord_notes(app_note out[APP_CHORD], const app_cue *cue, const app_bank *bank)
{
    enum { APART_MS = 70 };
    const double gain = 0.6;
    int chord[APP_CHORD], count = chord_of(cue->note, chord);
    for (int i = 0; i < count; i++)
        out[i] = sound_of(&bank->notes[chord[i]], cue, gain, i * APART_MS);
    return count;
}

int app_cue_notes(app_note out[APP_CHORD], const app_cue *cue, const app_bank *bank)
{
    if (cue->sound == APP_SOUND_SOLVED)
        return chord_notes(out, cue, bank);
    const app_samples *sound = cue->sound == APP_SOUND_SLIDE  ? app_bank_slide(bank, cue->slide_ms)
                               : cue->sound == APP_SOUND_HOME ? &bank->notes[cue->note]
                                                              : &bank->single[cue->sound];
    out[0] = sound_of(sound, cue, 1, 0);
    return 1;
}

double app_cue_thin(double *last, double now)
{
    const double least_ms = 30, easy_ms = 150, quietest = 0.4;
    double gap = now - *last;
    if (*last > 0 && gap < least_ms)
        return 0;
    double ease = *last > 0 && gap < easy_ms ? (gap - least_ms) / (easy_ms - least_ms) : 1;
    *last = now;
    return quietest + (1 - quietest) * ease;
}
