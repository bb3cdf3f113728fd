/* Draws the form for a new game. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"
#include "ui/bar.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const new_game_state *self;
    const new_game_layout *layout;
} painter;

static void draw_bar(const painter *p)
{
    app_bar_title(p->view, app_text(APP_TEXT_NEW_GAME), NULL, 80);
}

static void draw_preview(const painter *p)
{
    bool has_picture = app_render_picture(p->app->render, APP_SLOT_CHOICE) != NULL;
    app_skin skin = {.goal = &p->self->board,
                     .look = &p->self->look,
                     .picture = has_picture ? APP_SLOT_CHOICE : 0,
                     .picture_version =
                         app_render_picture_version(p->app->render, APP_SLOT_CHOICE)};
    app_board_draw_still(p->view, &p->layout->preview, &p->self->board, &skin);
}

/* A caret stands behind the digits while the field has the focus. */
static void draw_seed(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect field = p->layout->field;
    char digits[24];
    int x = field.x + 14;
    int y = field.y + field.h / 2;
    app_view_well(p->view, field, 10);
    snprintf(digits, sizeof digits, "%" PRIu64, p->self->seed);
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LIST, c->text, digits);
    if (p->self->controls.focus == NEW_GAME_SEED)
        app_view_fill(p->view, (app_rect){x + 2, y - 11, 2, 22}, c->persimmon_line);
}

static void draw_page(const painter *p)
{
    const app_colours *c = p->view->colours;
    const new_game_layout *layout = p->layout;
    app_view_clip(p->view, layout->page.window);
    if (layout->preview_scrolls)
        draw_preview(p);
    for (int i = 0; i < layout->caption_count; i++)
        app_view_text(p->view, APP_ALIGN_LEFT, layout->captions[i].x, layout->captions[i].y,
                      APP_TYPE_LABEL, c->text2, app_text(layout->captions[i].text));
    draw_seed(p);
    const app_control *numbers = app_control_find(&layout->controls, NEW_GAME_NUMBERS);
    if (numbers)
        app_view_text(p->view, APP_ALIGN_LEFT, numbers->rect.x,
                      numbers->rect.y + numbers->rect.h / 2, APP_TYPE_NOTE, c->text,
                      numbers->label);
    app_view_unclip(p->view);
}

static void draw_note(const painter *p)
{
    const game_desk *desk = &p->app->client.desk;
    app_rect note = p->layout->note;
    if (!desk->has_current || !game_session_unfinished(&desk->current.session))
        return;
    app_view_paragraph(p->view, note.x, note.y, note.w, APP_TYPE_LABEL, p->view->colours->text2,
                       app_text(desk->has_kept ? APP_TEXT_KEEPS_LAST : APP_TEXT_KEEPS_OLD), 2);
}

void app_new_game_draw(const app *app, const void *state, const app_view *view)
{
    const new_game_state *self = state;
    new_game_layout layout;
    app_new_game_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    if (!layout.preview_scrolls)
        draw_preview(&p);
    draw_page(&p);
    draw_note(&p);
    app_scroll_draw(view, &self->scroll, &layout.page);
    app_controls_draw(view, &self->controls, &layout.controls);
}
