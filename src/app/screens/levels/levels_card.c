/* The levels of a pack as cards in a tray: glazed once they are solved, bare slate before. */
#include "game/stars.h"
#include "screens/levels/levels.h"
#include "text/text.h"

#include <math.h>
#include <stdio.h>

static bool contrast(const app_view *view)
{
    return view->settings->theme == GAME_THEME_CONTRAST;
}

static app_layer filled(app_rect at, int radius, app_colour top, app_colour bottom)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, top, bottom, 0, 0};
}

static app_layer ring(app_rect at, int radius, app_colour colour, double width)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, (int)lround(width * 10), 0};
}

/* Face and rim, after DESIGN.md's glazes and buttons. */
typedef struct skin {
    app_colour top, bottom, rim, lip;
} skin;

static skin skin_of(const app_view *view, levels_card card, int lift)
{
    const app_colours *c = view->colours;
    const app_colour white = 0xFFFFFFFF;
    const app_colour black = 0x000000FF;
    bool light = view->settings->theme == GAME_THEME_LIGHT;
    skin s = {c->button_top, c->button_bottom, c->button_rim, c->button_lip};
    if (card == LEVELS_GLAZED)
        s = (skin){app_colour_mix(c->tile, white, 0.12), app_colour_mix(c->tile, black, 0.06),
                   app_colour_mix(c->tile, white, 0.58), app_colour_mix(c->tile, 0x0B1513FF, 0.46)};
    else if (card == LEVELS_BARE && light) /* buttons are as pale as glazes there */
        s = (skin){c->well, app_colour_mix(c->well, black, 0.05),
                   app_colour_mix(c->well, white, 0.45), app_colour_mix(c->well, black, 0.35)};
    app_colour towards = lift > 0 ? white : black;
    double amount = lift == 0 ? 0 : lift > 0 ? 0.12 : 0.08;
    s.top = app_colour_mix(s.top, towards, amount);
    s.bottom = app_colour_mix(s.bottom, towards, amount);
    return s;
}

/* Black and white alone tell what is glazed, and no shadow what is raised. */
static void draw_flat(const app_view *view, app_rect face, int radius, levels_card card, int lift)
{
    app_rect at = {0, 0, face.w, face.h};
    app_box box = app_box_make(face.w, face.h, radius);
    app_colour ground = card == LEVELS_GLAZED ? view->colours->tile : view->colours->button_top;
    app_box_add(&box, filled(at, radius, ground, ground));
    app_box_add(&box, ring(at, radius, view->colours->text, (lift ? 3.5 : 2) * view->scale));
    app_draw_box(view->draw, face.x, face.y, &box, 255);
}

app_rect levels_draw_card(const app_view *view, app_rect rect, levels_card card, int lift)
{
    int full = app_px(view, 5);
    int lip = lift > 0 ? full + app_px(view, 1) : lift < 0 ? app_px(view, 1) : full;
    int radius = app_px(view, 10);
    app_rect face = {rect.x, rect.y + full - lip, rect.w, rect.h - full};
    if (contrast(view)) {
        draw_flat(view, face, radius, card, lift);
        return face;
    }
    app_rect at = {0, 0, face.w, face.h};
    skin s = skin_of(view, card, lift);
    int line = (int)lround(1.5 * view->scale);
    line = line > 0 ? line : 1;
    app_box box = app_box_make(at.w, at.h, radius);
    app_box_set_shadow(&box, lip + app_px(view, 2), app_px(view, 8),
                       app_colour_with_alpha(view->colours->shadow, 0.35));
    at.y = lip;
    bool glazed = card == LEVELS_GLAZED;
    if (glazed) /* the unglazed foot */
        app_box_add(&box, filled(at, radius, view->colours->clay, view->colours->clay));
    at.y = glazed ? (lip + 1) / 2 : lip;
    app_box_add(&box, filled(at, radius, s.lip, s.lip));
    at.y = 0;
    app_box_add(&box, filled(at, radius, s.rim, s.rim));
    app_rect inner = {line, line, at.w - 2 * line, at.h - 2 * line};
    app_box_add(&box, filled(inner, radius - line, s.top, s.bottom));
    app_draw_box(view->draw, face.x, face.y, &box, 255);
    return face;
}

typedef struct painter {
    const app *app;
    const app_view *view;
    const levels_state *self;
    const levels_layout *layout;
    const game_pack *pack;
    int next; /* the first level that is not solved */
} painter;

static int px(const painter *p, double measure)
{
    return app_px(p->view, measure);
}

/* Earned ones filled, the others outlined. */
static void draw_stars(const painter *p, int right, int y, int stars, app_colour ink)
{
    int size = px(p, 18), step = px(p, 19);
    for (int i = 0; i < GAME_STARS; i++)
        app_draw_icon(p->view->draw, right - (GAME_STARS - i) * step, y - size / 2, size,
                      i < stars ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                      i < stars ? ink : app_colour_with_alpha(ink, contrast(p->view) ? 1 : 0.6));
}

/* What the figure is, and the figure where there is one. */
static void draw_figure(const painter *p, app_rect face, int y, app_text_id label, int figure,
                        app_colour ink)
{
    char words[16];
    int room = face.w - px(p, 12 + 12);
    snprintf(words, sizeof words, "%d", figure);
    if (figure > 0)
        room -= px(p, 6) + app_view_text(p->view, APP_ALIGN_RIGHT, face.x + face.w - px(p, 12), y,
                                         APP_TYPE_NOTE, ink, words);
    if (label == APP_TEXT_LEVELS_BEST_KNOWN &&
        app_view_text_width(p->view, APP_TYPE_LABEL, app_text(label)) > room)
        label = APP_TEXT_LEVELS_KNOWN;
    app_view_text(p->view, APP_ALIGN_LEFT, face.x + px(p, 12), y, APP_TYPE_LABEL, ink,
                  app_text(label));
}

static app_text_id par_label(const puzzle_level *level)
{
    switch (level->par_proof) {
    case PUZZLE_PAR_OPTIMAL:
        return APP_TEXT_PAR;
    case PUZZLE_PAR_BEST_KNOWN:
        return APP_TEXT_LEVELS_BEST_KNOWN;
    default:
        return APP_TEXT_LEVELS_NO_PAR;
    }
}

/* How far the player got, in the last line. */
static void draw_state(const painter *p, app_rect face, int index, game_mark mark)
{
    const app_colours *c = p->view->colours;
    const puzzle_level *level = &p->pack->pack.levels[index];
    int y = face.y + px(p, 69);
    if (mark.solved) {
        bool beaten = levels_beaten(level, mark);
        draw_figure(p, face, y, beaten ? APP_TEXT_LEVELS_BEATEN : APP_TEXT_LEVELS_BEST,
                    beaten ? mark.unaided : mark.best, c->ink);
        return;
    }
    bool next = index == p->next;
    app_view_text(p->view, APP_ALIGN_LEFT, face.x + px(p, 12), y,
                  next ? APP_TYPE_NOTE : APP_TYPE_LABEL, next ? c->persimmon_text : c->text2,
                  app_text(next ? APP_TEXT_LEVELS_NEXT : APP_TEXT_LEVELS_NOT_SOLVED));
}

static void draw_chosen(const painter *p, app_rect face, app_colour colour)
{
    int radius = px(p, 10);
    app_box box = app_box_make(face.w, face.h, radius);
    app_box_add(&box, ring((app_rect){0, 0, face.w, face.h}, radius, colour, 2.5 * p->view->scale));
    app_draw_box(p->view->draw, face.x, face.y, &box, 255);
}

static void draw_level(const painter *p, int index)
{
    const app_colours *c = p->view->colours;
    const levels_state *self = p->self;
    const puzzle_level *level = &p->pack->pack.levels[index];
    game_mark mark = levels_mark(p->app, self, self->pack, index);
    app_rect rect = app_grid_cell(&self->grid, &p->layout->grid, index);
    bool chosen = index == self->grid.at;
    bool pressed = chosen && self->controls.pressed == LEVELS_GRID;
    app_rect face = levels_draw_card(p->view, rect, mark.solved ? LEVELS_GLAZED : LEVELS_BARE,
                                     pressed ? -1 : index == self->grid.hover);
    app_colour ink = mark.solved ? c->ink : c->text;
    char number[16];
    snprintf(number, sizeof number, "%d", index + 1);
    app_view_text(p->view, APP_ALIGN_LEFT, face.x + px(p, 12), face.y + px(p, 20),
                  APP_TYPE_SCREEN_TITLE, ink, number);
    draw_stars(p, face.x + face.w - px(p, 10), face.y + px(p, 19), mark.stars, ink);
    draw_figure(p, face, face.y + px(p, 50), par_label(level), level->par, ink);
    draw_state(p, face, index, mark);
    if (chosen)
        draw_chosen(p, face, ink);
}

void levels_draw_cards(const app *app, const levels_state *self, const levels_layout *layout,
                       const app_view *view)
{
    if (layout->tray.w == 0)
        return;
    painter p = {app,
                 view,
                 self,
                 layout,
                 levels_shown(app, self),
                 levels_first_unsolved(app, self, self->pack)};
    int edge = app_px(view, 2);
    app_rect inside = layout->tray;
    app_view_tray(view, layout->tray, app_px(view, 20));
    inside.y += edge;
    inside.h -= 2 * edge;
    app_draw_clip(view->draw, inside);
    int end = app_grid_end(&self->grid, &layout->grid);
    for (int i = app_grid_first(&self->grid, &layout->grid); i < end; i++)
        draw_level(&p, i);
    if (self->controls.focus == LEVELS_GRID && self->controls.focus_shown && self->grid.at >= 0) {
        app_rect cell = app_grid_cell(&self->grid, &layout->grid, self->grid.at);
        app_view_focus(view, cell, app_px(view, 10));
    }
    app_draw_unclip(view->draw);
    app_grid_draw_bar(&self->grid, view, &layout->grid);
}
