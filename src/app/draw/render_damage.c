/* Which parts of the window two frames differ in, and showing these alone. */
#include "draw/render_damage.h"

static long long area(app_rect r)
{
    return (long long)r.w * r.h;
}

static app_rect joined(app_rect a, app_rect b)
{
    int x = SDL_min(a.x, b.x), y = SDL_min(a.y, b.y);
    return (app_rect){x, y, SDL_max(a.x + a.w, b.x + b.w) - x, SDL_max(a.y + a.h, b.y + b.h) - y};
}

/* Pixels that are drawn in vain, or saved, when both become one. */
static long long cost(app_rect a, app_rect b)
{
    return area(joined(a, b)) - area(a) - area(b);
}

static int cheapest(const app_damage *damage, app_rect rect)
{
    int best = 0;
    for (int i = 1; i < damage->count; i++)
        if (cost(damage->rects[i], rect) < cost(damage->rects[best], rect))
            best = i;
    return best;
}

void app_damage_add(app_damage *damage, app_rect rect)
{
    if (rect.w <= 0 || rect.h <= 0)
        return;
    while (damage->count > 0) {
        int i = cheapest(damage, rect);
        bool worthwhile = cost(damage->rects[i], rect) <= (area(rect) + area(damage->rects[i])) / 8;
        if (!worthwhile && damage->count < APP_DAMAGE_MAX)
            break;
        rect = joined(damage->rects[i], rect);
        damage->rects[i] = damage->rects[--damage->count];
    }
    damage->rects[damage->count++] = rect;
}

/* How far behind each list the other one's next command is looked for. */
enum { SEARCH = 64 };

/* The distance from `at` to the first trace with that hash, or SEARCH where it is further. */
static size_t ahead(const app_trace *list, size_t at, size_t count, uint64_t hash)
{
    for (size_t i = 0; i < SEARCH && at + i < count; i++)
        if (list[at + i].hash == hash)
            return i;
    return SEARCH;
}

void app_damage_compare(app_damage *damage, const app_trace *before, size_t before_count,
                        const app_trace *after, size_t after_count)
{
    size_t i = 0, j = 0;
    while (i < before_count && j < after_count) {
        if (before[i].hash == after[j].hash) {
            i++;
            j++;
            continue;
        }
        size_t gone = ahead(before, i, before_count, after[j].hash);
        size_t come = ahead(after, j, after_count, before[i].hash);
        if (come >= gone)
            app_damage_add(damage, before[i++].bounds);
        if (come <= gone)
            app_damage_add(damage, after[j++].bounds);
    }
    while (i < before_count)
        app_damage_add(damage, before[i++].bounds);
    while (j < after_count)
        app_damage_add(damage, after[j++].bounds);
}

/* The software renderer draws into the window's own memory, which stays as it is from frame to frame. */
static SDL_Window *window_in_memory(SDL_Renderer *sdl)
{
    SDL_RendererInfo info;
    bool software = SDL_GetRendererInfo(sdl, &info) == 0 && info.flags & SDL_RENDERER_SOFTWARE;
    return software ? SDL_RenderGetWindow(sdl) : NULL;
}

/* SDL_RenderPresent would copy the whole window to the screen: 33 MB on a large one. */
bool app_damage_show(const app_damage *damage, SDL_Renderer *sdl, SDL_Texture *canvas,
                     app_rect frame)
{
    SDL_Window *window = window_in_memory(sdl);
    SDL_Rect whole = {0}, parts[APP_DAMAGE_MAX];
    if (!window || SDL_GetRendererOutputSize(sdl, &whole.w, &whole.h) != 0 || whole.w != frame.w ||
        whole.h != frame.h)
        return false;
    int count = 0;
    for (int i = 0; i < damage->count; i++) {
        app_rect rect = damage->rects[i];
        SDL_Rect part = {rect.x, rect.y, rect.w, rect.h};
        if (!SDL_IntersectRect(&part, &whole, &part))
            continue;
        SDL_RenderCopy(sdl, canvas, &part, &part);
        parts[count++] = part;
    }
    SDL_RenderFlush(sdl);
    return SDL_UpdateWindowSurfaceRects(window, parts, count) == 0;
}
