/* Draws the form for a new game. */
#include "screens/new_game/new_game.h"

#include "client/runs.h"
#include "game/difficulty.h"
#include "program/pictures.h"
#include "puzzle/id.h"
#include "text/words_challenge.h"
#include "ui/bar.h"

#include <inttypes.h>
#include <stdio.h>

/* The view in which boards are drawn with that palette: nothing is chosen for good before Start. */
typedef struct palette_view {
    app_view view;
    game_settings settings;
} palette_view;

static void look_through(palette_view *out, const new_game_layout *l, game_palette palette)
{
    out->view = *l->view;
    out->settings = *l->view->settings;
    out->settings.palette = (int)palette;
    out->view.settings = &out->settings;
}

static void draw_preview(const new_game_layout *l)
{
    palette_view with;
    look_through(&with, l, l->self->palette);
    game_look look = l->self->look;
    puzzle_board board = l->self->board;
    look.style = app_new_game_style(l->self);
    if (app_new_game_is_challenge(l->self))
        puzzle_goal_make(&board, PUZZLE_GOAL_STANDARD, board.size, NULL);
    app_skin skin = app_picture_skin(l->app, APP_SLOT_CHOICE, &board, &look);
    skin.blank = look.style == GAME_PICTURE && !skin.picture && l->self->chosen.shown.ticket;
    app_board_draw_still(&with.view, &l->preview, &board, &skin);
}

/* The same small board in each palette, as it would be on a board of the chosen size. */
static void draw_palette(const new_game_layout *l, const app_control *card)
{
    static const puzzle_size shown = {6, 6};
    const app_colours *c = l->view->colours;
    game_settings chosen = {.palette = card->id - NEW_GAME_PALETTE_FIRST};
    puzzle_board goal;
    palette_view with;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, shown, NULL);
    look_through(&with, l, game_settings_palette(&chosen, l->self->board.size));
    app_skin skin = app_board_number_skin(&goal);
    app_board_draw_miniature(&with.view, card->rect, &goal, &skin);
    app_view_line(l->view, APP_ALIGN_CENTRE, card->rect.x + card->rect.w / 2,
                  card->rect.y + card->rect.h + 17, card->rect.w,
                  card->chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL, card->chosen ? c->text : c->text2,
                  card->label);
}

static void draw_palettes(const new_game_layout *l)
{
    for (int i = 0; i < GAME_PALETTES; i++) {
        const app_control *card = app_control_find(&l->page.controls, NEW_GAME_PALETTE_FIRST + i);
        if (card)
            draw_palette(l, card);
    }
}

static void draw_kind(const new_game_layout *l)
{
    char words[96];
    app_rect at = l->kind_note;
    if (app_new_game_is_challenge(l->self))
        app_textf(words, sizeof words, APP_TEXT_PLAY_AS_FIXED);
    else if (l->self->kind == GAME_BOARD_EASY)
        app_text_n(words, sizeof words, APP_TEXT_KIND_EASY_NOTE,
                   game_easy_moves(l->self->board.size));
    else
        app_textf(words, sizeof words,
                  l->self->kind == GAME_BOARD_HARD ? APP_TEXT_KIND_HARD_NOTE
                                                   : APP_TEXT_KIND_UNIFORM_NOTE);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y, at.w, APP_TYPE_LABEL,
                  l->view->colours->text2, words);
}

/* What the way to play means: of a challenge the figures that were chosen last. */
static void draw_way(const new_game_layout *l)
{
    char words[192], chosen[96];
    app_rect at = l->way_note;
    app_textf(words, sizeof words, APP_TEXT_PLAY_AS_BOARD_NOTE);
    if (app_new_game_is_challenge(l->self)) {
        game_challenge challenge = app_new_game_challenge(l->app, l->self);
        app_words_challenge(&challenge, chosen, sizeof chosen);
        app_textf(words, sizeof words, APP_TEXT_PLAY_AS_NOTE, chosen,
                  app_text(app_words_challenge_line(l->self->mode)));
    }
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y, at.w, APP_TYPE_LABEL,
                  l->view->colours->text2, words);
}

/* Only a uniform board is named by its seed; the others get their ID as they begin. */
static void draw_id(const new_game_layout *l)
{
    char words[96];
    sw_text id;
    app_rect at = l->id_note;
    if (at.w == 0 || app_new_game_is_challenge(l->self) || l->self->kind != GAME_BOARD_UNIFORM)
        return;
    sw_text_init(&id, PUZZLE_ID_SIZE);
    puzzle_id_format_seed(l->self->board.size, l->self->goal, l->self->seed, &id);
    app_textf(words, sizeof words, APP_TEXT_SEED_ID, id.data);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y, at.w, APP_TYPE_LABEL,
                  l->view->colours->text2, words);
    sw_text_deinit(&id);
}

/* A caret stands behind the digits while the field has the focus. */
static void draw_seed(const new_game_layout *l)
{
    const app_colours *c = l->view->colours;
    const app_control *seed = app_control_find(&l->page.controls, NEW_GAME_SEED);
    char digits[24];
    if (!seed)
        return;
    app_rect field = seed->rect;
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
    draw_kind(l);
    draw_way(l);
    draw_palettes(l);
    draw_seed(l);
    draw_id(l);
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
    if (app_new_game_is_challenge(l->self)) {
        if (app_new_game_ends_run(l->app, l->self))
            app_view_paragraph(l->view, l->note.x, l->note.y, l->note.w, APP_TYPE_LABEL,
                               l->view->colours->text2, app_text(APP_TEXT_PLAY_AS_LEFT), 2);
        return;
    }
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
