/* Draws the title screen. */
#include "screens/title/title.h"

#include "program/pictures.h"
#include "program/say.h"
#include "text/text.h"
#include "text/words.h"

static const char *const letters[] = {"", "S", "L", "I", "D", "E", "W", "I", "S", "E"};

/* On the Continue button: a miniature of the board, what it is and, where all of that has room, how far it
 * has come. */
static void draw_continue(const title_layout *l, app_rect rect)
{
    const app_view *view = l->view;
    const game_round *round = &l->app->client.slots.current;
    app_skin skin = app_game_skin(l->app);
    app_colour ink = view->colours->persimmon_ink;
    char title[160], moves[32], time[32], state[256];
    int pad = 14, side = rect.h - 2 * pad, middle = rect.y + rect.h / 2;
    app_rect mini =
        app_board_miniature_rect(rect.x + pad, rect.y + pad - 1, side, round->session.board.size);
    mini.y += (side - mini.h) / 2;
    app_board_draw_miniature(view, mini, &round->session.board, &skin);
    app_words_game_title(round, title, sizeof title);
    puzzle_metric metric = round->origin.par_metric;
    app_words_length(metric, game_session_length(&round->session, metric), moves, sizeof moves);
    app_words_clock(round->session.time_ms, APP_TIME_SECONDS, time, sizeof time);
    app_textf(state, sizeof state, APP_TEXT_GAME_STATE, title, moves, time);
    int x = rect.x + rect.h, room = rect.w - rect.h - 64;
    bool fits = app_view_text_width(view, APP_TYPE_NOTE, state) <= room;
    app_view_text(view, APP_ALIGN_LEFT, x, middle - 11, APP_TYPE_LARGE_BUTTON, ink,
                  app_text(APP_TEXT_CONTINUE));
    app_view_line(view, APP_ALIGN_LEFT, x, middle + 15, room, APP_TYPE_NOTE, ink,
                  fits ? state : title);
    app_view_icon(view, rect.x + rect.w - 48, rect.y + (rect.h - 26) / 2, 26, APP_ICON_PLAY, ink);
}

/* In the smallest windows it stands at the top, beside the icons. */
static void draw_streak(const title_layout *l)
{
    char words[48];
    bool low = app_view_layout(l->view) == APP_LAYOUT_MINIMUM;
    if (l->self->streak == 0)
        return;
    app_textf(words, sizeof words, APP_TEXT_TITLE_STREAK, l->self->streak);
    app_view_text(l->view, low ? APP_ALIGN_LEFT : APP_ALIGN_RIGHT,
                  low ? l->group.x : l->group.x + l->group.w, low ? 26 : l->foot, APP_TYPE_LABEL,
                  l->view->colours->text2, words);
}

void app_title_draw(const void *layout)
{
    const title_layout *l = layout;
    game_look look = {.style = GAME_LETTERS};
    app_skin skin = {.goal = &l->self->wordmark.goal, .look = &look, .labels = letters};
    app_board_view_draw(&l->self->wordmark.view, l->view, &l->board, &skin, NULL, true);
    app_page_draw(&l->self->page, &l->page);
    if (l->play_on.w > 0)
        draw_continue(l, l->play_on);
    app_view_text(l->view, APP_ALIGN_LEFT, l->group.x, l->foot, APP_TYPE_LABEL,
                  l->view->colours->text2, app_text(app_saving_text(l->app)));
    draw_streak(l);
}
