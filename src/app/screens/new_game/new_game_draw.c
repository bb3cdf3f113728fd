/* Draws the form for a new game. */
#include "screens/new_game/new_game.h"

#include "program/pictures.h"
#include "ui/bar.h"

#include <inttypes.h>
#include <stdio.h>

static void draw_preview(const new_game_layout *l)
{
    app_skin skin = app_picture_skin(l->app, APP_SLOT_CHOICE, &l->self->board, &l->self->look);
    app_board_draw_still(l->view, &l->preview, &l->self->board, &skin);
}

/* A caret stands behind the digits while the field has the focus. */
static void draw_seed(const new_game_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect field = app_control_find(&l->page.controls, NEW_GAME_SEED)->rect;
    char digits[24];
    int x = field.x + 14;
    int y = field.y + field.h / 2;
    app_view_well(l->view, field, 10);
    snprintf(digits, sizeof digits, "%" PRIu64, l->self->seed);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LIST, c->text, digits);
    if (l->self->page.controls.focus == NEW_GAME_SEED)
        app_view_fill(l->view, (app_rect){x + 2, y - 11, 2, 22}, c->persimmon_line);
}

static void draw_page(const new_game_layout *l)
{
    const app_control *numbers = app_control_find(&l->page.controls, NEW_GAME_NUMBERS);
    app_page_clip(&l->page);
    if (l->preview_scrolls)
        draw_preview(l);
    draw_seed(l);
    if (numbers)
        app_view_text(l->view, APP_ALIGN_LEFT, numbers->rect.x,
                      numbers->rect.y + numbers->rect.h / 2, APP_TYPE_NOTE, l->view->colours->text,
                      numbers->label);
    app_view_unclip(l->view);
}

/* What becomes of the present game. */
static void draw_note(const new_game_layout *l)
{
    const game_slots *slots = &l->app->client.slots;
    bool theatre = l->app->client.settings.replays > 0;
    app_text_id last = theatre ? APP_TEXT_KEEPS_LAST : APP_TEXT_KEEPS_LAST_ALONE;
    if (slots->has_current && game_session_unfinished(&slots->current.session))
        app_view_paragraph(l->view, l->note.x, l->note.y, l->note.w, APP_TYPE_LABEL,
                           l->view->colours->text2,
                           app_text(slots->has_parked ? last : APP_TEXT_KEEPS_OLD), 2);
}

void app_new_game_draw(const void *layout)
{
    const new_game_layout *l = layout;
    app_bar_title(l->view, app_text(APP_TEXT_NEW_GAME), NULL, 80);
    if (!l->preview_scrolls)
        draw_preview(l);
    draw_page(l);
    draw_note(l);
    app_page_draw(&l->self->page, &l->page);
}
