/* The three sets, as tables. */
#include "sound/sets.h"

static const app_sound_set sets[GAME_SOUND_SETS] = {
    /* ceramic that was fired and glazed: the partials of a free bar */
    [GAME_SOUND_GLAZED] =
        {.partials = {{1, 1, 120}, {2.76, 0.42, 85}, {5.40, 0.20, 70}, {8.93, 0.10, 62}},
         .hertz = 330,
         .attack_ms = 0.8,
         .contact_ms = 3,
         .contact = {1800, 5200},
         .scrape = {900, 3200}},
    /* a bar that is tuned as a marimba's: lower, and shorter */
    [GAME_SOUND_WOOD] =
        {.partials = {{1, 1, 60}, {3.93, 0.32, 28}, {6.6, 0.10, 22}, {9.2, 0.12, 18}},
         .hertz = 220,
         .attack_ms = 0.8,
         .contact_ms = 4,
         .contact = {500, 2600},
         .scrape = {350, 1500}},
    /* felt on a bell: almost a pure tone, which rises slowly */
    [GAME_SOUND_SOFT] =
        {.partials = {{1, 1, 130}, {2, 0.30, 90}, {3.01, 0.08, 60}, {4.1, 0.03, 40}},
         .hertz = 262,
         .attack_ms = 14,
         .contact_ms = 5,
         .contact = {200, 900},
         .scrape = {200, 800}},
};

const app_sound_set *app_sound_set_of(game_sound_set set)
{
    return &sets[set];
}
