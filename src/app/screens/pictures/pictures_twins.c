/* Whether tiles of the chosen part look alike, found on another thread. */
#include "screens/pictures/pictures.h"

#include "draw/render.h"

#include <string.h>

static bool is_compared(const pictures_state *self)
{
    return strcmp(self->compared_look.picture, self->look.picture) == 0 &&
           game_crop_same(&self->compared_look.crop, &self->look.crop) &&
           puzzle_board_equal(&self->compared_board, &self->board);
}

static void ask(app *app, pictures_state *self)
{
    const app_decode what = {.pixels = app_render_picture(app->render, APP_SLOT_CHOICE),
                             .use = APP_DECODE_COMPARE,
                             .goal = &self->board,
                             .crop = self->look.crop};
    if (!what.pixels || !app_chosen_is_there(&self->chosen, &self->look))
        return;
    self->compared = app_decoder_ask(app->decoder, &what);
    self->compared_look = self->look;
    self->compared_board = self->board;
    self->known = false;
}

/* One at a time: while the part is dragged the outcome follows as fast as it can. */
void app_pictures_compare(app *app, pictures_state *self)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_COMPARE, &answer)) {
        if (answer.ticket != self->compared)
            continue;
        self->compared = 0;
        self->known = true;
        self->twins = answer.twins;
        memcpy(self->marked, answer.marked, sizeof self->marked);
    }
    if (!self->compared && !is_compared(self))
        ask(app, self);
}

int app_pictures_twins(const pictures_state *self)
{
    bool counts = self->known && is_compared(self) && !self->look.numbers && self->twins > 0;
    return counts ? self->twins : 0;
}
