/* Which pictures have cards. */
#include "screens/pictures/pictures.h"

#include "client/files.h"
#include "program/parts_of.h"

#include <stdlib.h>
#include <string.h>

static bool is_listed(const pictures_state *self, const app_gallery_entry *entry)
{
    bool tab = self->tab == PICTURES_ALL || entry->bundled == (self->tab == PICTURES_BUNDLED);
    return tab && client_file_matches(entry->title, self->page.fields[0].text);
}

/* Where memory runs out there are no cards. */
void app_pictures_list(app *app, pictures_state *self)
{
    const app_gallery *gallery = &app->gallery;
    free(self->shown);
    self->shown = calloc((size_t)gallery->count + 1, sizeof *self->shown);
    self->shown_count = 0;
    self->page.grids[0].at = self->page.grids[0].hover = -1;
    for (int i = 0; self->shown && i < gallery->count; i++) {
        if (!is_listed(self, &gallery->entries[i]))
            continue;
        if (strcmp(gallery->entries[i].name, self->look.picture) == 0)
            self->page.grids[0].at = self->shown_count;
        self->shown[self->shown_count++] = i;
    }
}

void app_pictures_show(app *app, pictures_state *self)
{
    app_pictures_list(app, self);
    self->page.grids[0].scroll.wanted = 0;
    app_page_choose(&self->page, &app_parts_of(app, self)->page, 0, self->page.grids[0].at);
}

const app_gallery_entry *app_pictures_entry(const app *app, const pictures_state *self, int card)
{
    bool is_card = card >= 0 && card < self->shown_count;
    return is_card ? &app->gallery.entries[self->shown[card]] : NULL;
}

/* Wants those in view; what is wanted last comes first, so they are named from the end. */
void app_pictures_seen(app *app, void *state, const app_parts *p)
{
    const pictures_state *self = state;
    const app_grid *grid = &self->page.grids[0];
    const app_grid_page *page = &p->page.grids[0];
    int first = app_grid_first(grid, page);
    for (int card = app_grid_end(grid, page) - 1; card >= first; card--)
        app_thumbs_want(app, app_pictures_entry(app, self, card)->name, NULL);
}
