/* Cuts rectangles into pieces. */
#include "ui/cut.h"

app_rect app_cut_top(app_rect *area, int size)
{
    app_rect piece = {area->x, area->y, area->w, size};
    area->y += size;
    area->h -= size;
    return piece;
}

app_rect app_cut_bottom(app_rect *area, int size)
{
    area->h -= size;
    return (app_rect){area->x, area->y + area->h, area->w, size};
}

app_rect app_cut_left(app_rect *area, int size)
{
    app_rect piece = {area->x, area->y, size, area->h};
    area->x += size;
    area->w -= size;
    return piece;
}

app_rect app_cut_right(app_rect *area, int size)
{
    area->w -= size;
    return (app_rect){area->x + area->w, area->y, size, area->h};
}

app_rect app_cut_margin(app_rect area, int across, int down)
{
    return (app_rect){area.x + across, area.y + down, area.w - 2 * across, area.h - 2 * down};
}

app_rect app_cut_share(app_rect area, int index, int count, int gap)
{
    int left = (area.w + gap) * index / count;
    int right = (area.w + gap) * (index + 1) / count - gap;
    return (app_rect){area.x + left, area.y, right - left, area.h};
}

app_rect app_cut_middle(app_rect area, int width, int height)
{
    return (app_rect){area.x + (area.w - width) / 2, area.y + (area.h - height) / 2, width, height};
}
