/* A picture from a child process, none of whose words is trusted. */
#include "picture/decode_apart.h"

#include "picture/decode_answer.h"

#include <stdio.h>

static sw_status start_child(os_child *out, const app_decode_order *order, sw_error *error)
{
    const os_child_limits limits = {
        .processor_s = 10, .wall_ms = order->ms, .memory = (size_t)1 << 30};
    char side[16];
    snprintf(side, sizeof side, "%d", order->longest);
    const char *const arguments[] = {"--decode", order->path, side, NULL};
    return os_child_start(out, order->program, arguments, &limits, error);
}

static void show_child(const app_decode_order *order, os_child *child)
{
    if (order->shown)
        order->shown(order->data, child);
}

static sw_status takes_too_long(sw_error *error)
{
    return sw_fail(error, SW_LIMIT, "the picture takes too long to decode");
}

static sw_status not_decoded(sw_error *error)
{
    return sw_fail(error, SW_BAD_INPUT, "the picture could not be decoded");
}

/* SW_CANCELLED where there are fewer bytes. */
static sw_status read_bytes(os_child *child, void *data, size_t size, sw_error *error)
{
    size_t got;
    sw_status status = os_child_read(child, data, size, &got, error);
    if (status == SW_LIMIT)
        return takes_too_long(error);
    return status == SW_OK && got < size ? SW_CANCELLED : status;
}

static sw_status read_rows(SDL_Surface *picture, os_child *child, sw_error *error)
{
    sw_status status = SW_OK;
    size_t got, width = (size_t)picture->w * 4;
    for (int y = 0; status == SW_OK && y < picture->h; y++) {
        char *row = (char *)picture->pixels + (ptrdiff_t)y * picture->pitch;
        status = read_bytes(child, row, width, error);
    }
    if (status != SW_OK)
        return status;
    char more; /* than it announced */
    status = os_child_read(child, &more, 1, &got, error);
    if (status == SW_LIMIT)
        return takes_too_long(error);
    return status == SW_OK && got > 0 ? not_decoded(error) : status;
}

static sw_status read_picture(SDL_Surface **out, os_child *child, const app_decode_answer *answer,
                              sw_error *error)
{
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(
        0, (int)answer->width, (int)answer->height, 32, SDL_PIXELFORMAT_RGBA32);
    if (!picture)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    sw_status status = read_rows(picture, child, error);
    if (status == SW_OK)
        *out = picture;
    else
        SDL_FreeSurface(picture);
    return status;
}

/* SW_CANCELLED, without an error, where the child ended before it was done: then end_child says why. */
static sw_status read_answer(SDL_Surface **out, bool *photograph, os_child *child, int longest,
                             sw_error *error)
{
    app_decode_answer answer;
    sw_status status = read_bytes(child, &answer, sizeof answer, error);
    if (status != SW_OK)
        return status;
    *photograph = answer.photograph == 1;
    if (app_decode_answer_fits(&answer, longest))
        return read_picture(out, child, &answer, error);
    sw_error told;
    app_decode_answer_read(&told, &answer);
    return sw_fail_again(error, &told);
}

/* `status` is what reading gave; returns that, or what became of the child. */
static sw_status end_child(os_child *child, sw_status status, sw_error *error)
{
    os_child_end_state end = os_child_end(child);
    if (status != SW_CANCELLED)
        return status;
    if (end.how == OS_CHILD_TIME)
        return takes_too_long(error);
    if (end.how == OS_CHILD_MEMORY)
        return sw_fail(error, SW_NO_MEMORY, "the picture needs too much memory to decode");
    return not_decoded(error);
}

sw_status app_decode_apart(SDL_Surface **out, bool *photograph, const app_decode_order *order,
                           sw_error *error)
{
    os_child child;
    sw_status status = start_child(&child, order, error);
    if (status != SW_OK)
        return status;
    show_child(order, &child);
    status = read_answer(out, photograph, &child, order->longest, error);
    show_child(order, NULL);
    return end_child(&child, status, error);
}
