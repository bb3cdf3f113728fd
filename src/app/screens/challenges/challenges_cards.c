/* The cards of the challenges: the name of each, what is chosen and the best run. */
#include "screens/challenges/challenges.h"

#include "text/words.h"

static const char *chosen_words(app_parts *p, game_mode mode)
{
    return app_mode_chosen(&p->arena, app_challenges_chosen(p->app, mode));
}

const char *app_challenges_best(app_parts *p, const challenges_state *self, game_mode mode)
{
    const game_run_result *best = self->tally[mode].best;
    if (!best)
        return "";
    return parts_print(p, _("Best %s"), app_mode_result(&p->arena, best, p->view->settings));
}

/* ---- The cards ---- */

static void add_name(app_parts *p, game_mode mode, app_colour colour)
{
    parts_row (p, 18, .height = 28) {
        parts_icon(p, 26, app_mode_of(mode)->icon, .colour = colour);
        parts_text(p, APP_TYPE_BUTTON, _(app_mode_of(mode)->title), .grow = 1, .colour = colour);
    }
}

/* Its name, what the mode is, what is chosen and the best run. */
static void add_words(app_parts *p, const challenges_state *self, game_mode mode, bool broad,
                      app_colour strong, app_colour weak)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MEDIUM;
    parts_column (p, 0, .grow = 1, .pad = {20, low ? 14 : 24, 20, low ? 14 : 19}) {
        parts_row (p, 20, .grow = 1) {
            parts_column (p, low ? 4 : 9, .grow = 1) {
                add_name(p, mode, strong);
                parts_paragraph(p, APP_TYPE_LABEL, _(app_mode_of(mode)->line), .colour = weak,
                                .leave = 1);
            }
            if (broad && app_mode_of(mode)->add_on_card)
                app_mode_of(mode)->add_on_card(p, app_challenges_chosen(p->app, mode),
                                               self->tally[mode].best);
        }
        parts_row (p, 16) {
            parts_text(p, APP_TYPE_NOTE, chosen_words(p, mode), .grow = 1, .colour = strong);
            parts_text(p, APP_TYPE_LABEL, app_challenges_best(p, self, mode), .colour = weak,
                       .leave = 1);
        }
    }
}

static void add_low_words(app_parts *p, game_mode mode, app_colour strong, app_colour weak)
{
    parts_icon(p, 20, app_mode_of(mode)->icon, .colour = strong);
    parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
        parts_text(p, APP_TYPE_NOTE, _(app_mode_of(mode)->title), .colour = strong);
        parts_text(p, APP_TYPE_LABEL, chosen_words(p, mode), .colour = weak);
    }
}

static void add_card(app_parts *p, const challenges_state *self, game_mode mode, bool low,
                     bool broad)
{
    const app_colours *c = p->view->colours;
    bool chosen = mode == self->mode;
    app_colour strong = chosen ? c->ink : c->text, weak = chosen ? c->ink : c->text2;
    parts_press (p, APP_CONTROL_CARD, CHALLENGES_CARD_FIRST + (int)mode, 12, .grow = 1,
                 .name = _(app_mode_of(mode)->title), .chosen = chosen,
                 .look = chosen ? APP_LOOK_GLAZED : APP_LOOK_CARD, .height = low ? 54 : 0,
                 .pad = {low ? 16 : 0, 0, low ? 12 : 0, 0}) {
        if (low)
            add_low_words(p, mode, strong, weak);
        else
            add_words(p, self, mode, broad, strong, weak);
    }
}

/* In two columns the last of an odd number is as wide as both. */
void app_challenges_add_cards(app_parts *p, const challenges_state *self, int columns)
{
    enum { LEAST = 124, LIP = 5 };
    game_mode modes[GAME_MODES];
    int count = app_mode_challenges(modes);
    app_layout kind = app_view_layout(p->view);
    int apart = (kind == APP_LAYOUT_MEDIUM ? 16 : 24) - LIP;
    parts_column (p, apart, .grow = kind != APP_LAYOUT_PORTRAIT, .together = true) {
        for (int i = 0; i < count; i += columns)
            parts_row (p, 16, .grow = 1,
                       .least_height = kind == APP_LAYOUT_PORTRAIT ? LEAST + LIP : 0) {
                for (int k = i; k < i + columns && k < count; k++)
                    add_card(p, self, modes[k], false, k == i && k + 1 == count && columns > 1);
            }
    }
}

void app_challenges_add_low_cards(app_parts *p, const challenges_state *self)
{
    game_mode modes[GAME_MODES];
    int count = app_mode_challenges(modes);
    parts_column (p, 7, .together = true) {
        for (int i = 0; i < count; i += 2)
            parts_row (p, 12) {
                for (int k = i; k < i + 2 && k < count; k++)
                    add_card(p, self, modes[k], true, false);
            }
    }
}
