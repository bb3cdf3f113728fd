/* The part of a picture that a board shows. */
#include "program/crop.h"

#include "picture/picture_cut.h"

#include <math.h>

app_rect app_crop_part(int width, int height, puzzle_size size, const game_crop *crop)
{
    SDL_Rect part = app_picture_part(width, height, size, crop);
    return (app_rect){part.x, part.y, part.w, part.h};
}

/* The part's middle, no farther off than it can be seen to be. */
static void settle(game_crop *crop, int width, int height, puzzle_size size)
{
    SDL_Rect part = app_picture_part(width, height, size, crop);
    int right = ((width - part.w) * GAME_CROP_OFF_MAX + width - 1) / width;
    int down = ((height - part.h) * GAME_CROP_OFF_MAX + height - 1) / height;
    crop->right = SDL_clamp(crop->right, -right, right);
    crop->down = SDL_clamp(crop->down, -down, down);
}

void app_crop_move(game_crop *crop, int width, int height, puzzle_size size, double right,
                   double down)
{
    settle(crop, width, height, size);
    crop->right += (int)lround(right * 2 * GAME_CROP_OFF_MAX);
    crop->down += (int)lround(down * 2 * GAME_CROP_OFF_MAX);
    settle(crop, width, height, size);
}

void app_crop_zoom(game_crop *crop, int percent)
{
    crop->closer = SDL_clamp(percent - 100, 0, GAME_CROP_CLOSER_MAX);
}

void app_crop_turn(game_crop *crop)
{
    int right = crop->right;
    crop->turn = (crop->turn + 1) % 4;
    crop->right = -crop->down;
    crop->down = right;
}
