/* Games of the list as far as they are in view: the list itself has no boards. */
#include "screens/theatre/theatre.h"

#include "game/replays.h"

#include <string.h>

static const char *name_of(const theatre_state *self, int row)
{
    bool there = row >= 0 && (size_t)row < self->replays.count;
    return there ? self->replays.entries[row].name : NULL;
}

static theatre_item *item_named(const theatre_state *self, const char *name)
{
    for (int i = 0; self->cache && i < THEATRE_CACHED; i++)
        if (strcmp(self->cache[i].name, name) == 0)
            return &self->cache[i];
    return NULL;
}

static void clear(theatre_item *item)
{
    if (item->readable)
        game_record_deinit(&item->record);
    *item = (theatre_item){0};
}

/* A free place, or that of the game nobody has asked for the longest. */
static theatre_item *make_room(theatre_state *self)
{
    theatre_item *oldest = &self->cache[0];
    for (int i = 1; i < THEATRE_CACHED; i++)
        if (self->cache[i].used < oldest->used)
            oldest = &self->cache[i];
    clear(oldest);
    return oldest;
}

const game_record *app_theatre_fetch(theatre_state *self, int row)
{
    const char *name = name_of(self, row);
    if (!name || !self->cache)
        return NULL;
    theatre_item *item = item_named(self, name);
    if (!item) {
        item = make_room(self);
        SDL_strlcpy(item->name, name, sizeof item->name);
        item->readable = game_replays_read(&item->record, self->folder, name, NULL) == SW_OK;
    }
    item->used = ++self->uses;
    return item->readable ? &item->record : NULL;
}

const game_record *app_theatre_find(const theatre_state *self, int row)
{
    const char *name = name_of(self, row);
    const theatre_item *item = name ? item_named(self, name) : NULL;
    return item && item->readable ? &item->record : NULL;
}

void app_theatre_clear_cache(theatre_state *self)
{
    for (int i = 0; self->cache && i < THEATRE_CACHED; i++)
        clear(&self->cache[i]);
}
