/* Draws each sound as a picture to look at: `spectrograms FOLDER` writes SET-SOUND.png for all of them, loudness
 * above, pitch below. It is a tool for people, not a test. */

#include "picture/png.h"
#include "sound/cue.h"

#include "../unit/app/sound/spectrum.h"

#include "puzzle/goal.h"

#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 480, WAVE = 72, PITCH = 240, HEIGHT = WAVE + PITCH };
enum { LOWEST = 80, HIGHEST = APP_SOUND_RATE / 2, MARK = 12000, RANGE_DB = 80 };

static void put(SDL_Surface *picture, int x, int y, uint32_t colour)
{
    uint8_t *row = (uint8_t *)picture->pixels + (ptrdiff_t)y * picture->pitch;
    ((uint32_t *)(void *)row)[x] = colour;
}

/* From the table's colour over celadon to white. */
static uint32_t shade(double part)
{
    static const double stops[3][3] = {{24, 30, 30}, {120, 170, 140}, {255, 250, 235}};
    double at = fmin(fmax(part, 0), 1) * 2;
    int low = at >= 1 ? 1 : 0;
    double mix = at - low;
    uint32_t colour = 0xff;
    for (int i = 0; i < 3; i++)
        colour = colour << 8 | (uint32_t)(stops[low][i] * (1 - mix) + stops[low + 1][i] * mix);
    return colour;
}

/* The pitch of a row of the picture, on a scale of octaves. */
static double hertz_of(int y)
{
    return LOWEST * pow((double)HIGHEST / LOWEST, 1 - (double)y / (PITCH - 1));
}

static void draw_wave(SDL_Surface *picture, const double *sound, int length)
{
    for (int x = 0; x < WIDTH; x++) {
        double most = 0;
        for (long at = (long)x * length / WIDTH; at < (long)(x + 1) * length / WIDTH; at++)
            most = fmax(most, fabs(sound[at]));
        int half = (int)(most / APP_SOUND_PEAK * (WAVE / 2 - 2));
        for (int y = 0; y < WAVE; y++)
            put(picture, x, y, abs(y - WAVE / 2) <= half ? shade(0.5) : shade(0));
    }
}

static void draw_pitch(SDL_Surface *picture, const double *sound, int length)
{
    static double power[WIDTH][SPECTRUM / 2];
    double most = 1e-12;
    for (int x = 0; x < WIDTH; x++) {
        for (int i = 0; i < SPECTRUM / 2; i++)
            power[x][i] = 0;
        spectrum_add(sound, length, (int)((long)x * length / WIDTH), power[x]);
        for (int i = 0; i < SPECTRUM / 2; i++)
            most = fmax(most, power[x][i]);
    }
    for (int y = 0; y < PITCH; y++) {
        int bin = (int)fmin(hertz_of(y) * SPECTRUM / APP_SOUND_RATE, SPECTRUM / 2 - 1);
        bool mark = hertz_of(y) >= MARK && (y + 1 == PITCH || hertz_of(y + 1) < MARK);
        for (int x = 0; x < WIDTH; x++) {
            double decibels = 10 * log10(power[x][bin] / most + 1e-12);
            put(picture, x, WAVE + y, mark ? 0xffee8a4a : shade(1 + decibels / RANGE_DB));
        }
    }
}

static bool save(const char *folder, const char *set, const char *name, const double *sound,
                 int length)
{
    char path[4096];
    sw_error error;
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!picture)
        return false;
    snprintf(path, sizeof path, "%s/%s-%s.png", folder, set, name);
    draw_wave(picture, sound, length);
    draw_pitch(picture, sound, length);
    sw_status status = app_png_save(picture, path, &error);
    SDL_FreeSurface(picture);
    if (status != SW_OK)
        fprintf(stderr, "spectrograms: %s\n", error.message);
    return status == SW_OK;
}

/* The sound of a cue by itself, in the middle, as the mixer lets it out. */
static bool draw_cue(const char *folder, const char *set, const char *name, const app_cue *cue,
                     const app_bank *bank)
{
    enum { MOST = 2 * APP_SOUND_RATE };
    static float out[2 * MOST];
    static double sound[MOST];
    app_note notes[APP_CHORD];
    app_mixer mixer;
    int count = app_cue_notes(notes, cue, bank), length = 0;
    app_mixer_init(&mixer);
    for (int i = 0; i < count; i++) {
        int end = notes[i].delay + notes[i].sound->count + APP_LIMITER_AHEAD;
        length = end > length ? end : length;
        app_mixer_start(&mixer, &notes[i]);
    }
    app_mixer_run(&mixer, out, MOST);
    for (int i = 0; i < length; i++)
        sound[i] = out[2 * i] * sqrt(2);
    return save(folder, set, name, sound, length);
}

static bool draw_set(const char *folder, game_sound_set set)
{
    static const char *const sets[] = {"glazed", "wood", "soft"};
    static const char *const names[APP_SOUNDS] = {"slide",  "stop", "home",  "step",
                                                  "button", "star", "ghost", "solved"};
    app_bank bank;
    bool drawn = app_bank_make(&bank, set);
    for (int i = 0; i < APP_SOUNDS && drawn; i++) {
        puzzle_board goal;
        puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4}, NULL);
        app_cue cue = {.sound = (app_sound)i, .gain = 1, .slide_ms = 90};
        if (i == APP_SOUND_SOLVED)
            cue = app_cue_solved(&goal, 0);
        drawn = draw_cue(folder, sets[set], names[i], &cue, &bank);
    }
    app_bank_deinit(&bank);
    return drawn;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: spectrograms FOLDER\n");
        return 2;
    }
    for (int set = 0; set < GAME_SOUND_SETS; set++)
        if (!draw_set(argv[1], (game_sound_set)set))
            return 1;
    return 0;
}
