/* Draws the title screen. */
#include "screens/title/title.h"

#include "program/pictures.h"
#include "text/text.h"
#include "text/words.h"

#include <stdio.h>

static const char *const letters[] = {"", "S", "L", "I", "D", "E", "W", "I", "S", "E"};

/* On the Continue button: a miniature of the board, what it is, and how far it has come. */
static void draw_continue(const app *app, const app_view *view, app_rect rect)
{
    const game_round *round = &app->client.desk.current;
    char title[160], moves[32], time[32], state[256];
    app_skin skin = app_game_skin(app);
    int pad = 14;
    app_rect mini = app_board_miniature_rect(rect.x + pad, rect.y + pad - 1, rect.h - 2 * pad,
                                             round->session.board.size);
    mini.y += (rect.h - 2 * pad - mini.h) / 2;
    app_board_draw_miniature(view, mini, &round->session.board, &skin);
    app_words_game_title(round, title, sizeof title);
    app_words_moves(round->session.moves, moves, sizeof moves);
    app_words_clock(round->session.time_ms, time, sizeof time);
    app_textf(state, sizeof state, APP_TEXT_GAME_STATE, title, moves, time);
    int x = rect.x + rect.h;
    int room = rect.w - rect.h - 64;
    app_colour ink = view->colours->persimmon_ink;
    app_view_fit(view, APP_TYPE_NOTE, state, room, state, sizeof state);
    int middle = rect.y + rect.h / 2;
    app_view_text(view, APP_ALIGN_LEFT, x, middle - 11, APP_TYPE_LARGE_BUTTON, ink,
                  app_text(APP_TEXT_CONTINUE));
    app_view_text(view, APP_ALIGN_LEFT, x, middle + 15, APP_TYPE_NOTE, ink, state);
    int icon = 26;
    app_view_icon(view, rect.x + rect.w - 48, rect.y + (rect.h - icon) / 2, icon, APP_ICON_PLAY,
                  ink);
}

static app_text_id foot_of(const app *app)
{
    if (game_store_is_second(app->client.store))
        return APP_TEXT_NOT_SAVED;
    return game_store_saved(app->client.store) ? APP_TEXT_SAVED_ALWAYS : APP_TEXT_SAVING_FAILED;
}

void app_title_draw(const app *app, const void *state, const app_view *view)
{
    const title_state *self = state;
    title_layout layout;
    app_title_lay_out(app, &layout);
    game_look look = {.style = GAME_LETTERS};
    app_skin skin = {.goal = &self->solved, .look = &look, .labels = letters};
    app_board_hint none = {0};
    app_board_view_draw(&self->board, view, &layout.board, &skin, &none, true);
    app_controls_draw(view, &self->controls, &layout.controls);
    if (layout.play_on.w > 0)
        draw_continue(app, view, layout.play_on);
    app_view_text(view, APP_ALIGN_LEFT, layout.left, layout.foot, APP_TYPE_LABEL,
                  view->colours->text2, app_text(foot_of(app)));
}
