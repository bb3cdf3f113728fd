/* Places the cards of the challenges, and beside or below them what belongs to the chosen one. */
#include "screens/challenges/challenges.h"

#include "text/words_challenge.h"
#include "ui/choice.h"
#include "ui/cut.h"

enum { CAPTION = 24, CONTROL = 46, GAP = 10, ROOMY = 28, BUTTON = 60, LIP = 6, LESSER = 148 };
enum { TITLE = 44, ABOUT = 62, FIGURES = 84, BEST = 26, NOTE = 28 };

static const game_rules *rules_of(const challenges_layout *l)
{
    return game_rules_of(l->self->mode);
}

static const game_challenge *chosen_of(const challenges_layout *l)
{
    return app_challenges_chosen(l->app, l->self->mode);
}

/* ---- Cards ---- */

/* In two columns the last of an odd number is as wide as both. */
static void place_cards(challenges_layout *l, app_rect area, int columns, int height, int gap)
{
    enum { ACROSS = 16 };
    int before = l->page.controls.count, across = l->kind == APP_LAYOUT_MINIMUM ? 12 : ACROSS;
    for (int i = 0; i < CHALLENGES_CARDS; i++) {
        game_mode mode = app_challenges_modes[i];
        bool last = i == CHALLENGES_CARDS - 1 && i % columns == 0;
        app_rect card = last ? area : app_cut_share(area, i % columns, columns, across);
        card.y = area.y + i / columns * (height + gap);
        card.h = height;
        app_control *control =
            app_page_add(&l->page, CHALLENGES_CARD_FIRST + (int)mode, APP_CONTROL_CARD, card,
                         app_words_challenge_title(mode), APP_ICON_NONE);
        control->chosen = mode == l->self->mode;
        control->bare = true;
    }
    app_page_join(&l->page, before);
}

/* ---- Options ---- */

static app_text_id caption_of(game_option_kind kind)
{
    static const app_text_id captions[] = {
        [GAME_OPTION_SIZE] = APP_TEXT_CHALLENGE_SIZE,
        [GAME_OPTION_LAST] = APP_TEXT_CHALLENGE_LAST,
        [GAME_OPTION_FIRST] = APP_TEXT_CHALLENGE_FIRST,
        [GAME_OPTION_EACH] = APP_TEXT_CHALLENGE_EACH,
        [GAME_OPTION_BOARDS] = APP_TEXT_CHALLENGE_BOARDS,
    };
    return captions[kind];
}

static void add_tabs(challenges_layout *l, int index, app_rect well)
{
    int values[GAME_OPTION_VALUES], at = -1;
    const char *words[CHALLENGES_TABS];
    const game_option *option = &rules_of(l)->options[index];
    int count = game_option_values(option, chosen_of(l), values);
    for (int i = 0; i < count; i++) {
        app_words_challenge_value(option, values[i], l->words[index][i], sizeof l->words[index][i]);
        words[i] = l->words[index][i];
        if (values[i] == game_option_value(option, chosen_of(l)))
            at = i;
    }
    if (option->most > 0)
        words[count] = app_text(APP_TEXT_RUN_OTHER);
    app_choice_add_words(&l->page.controls, well, CHALLENGES_TAB_FIRST + index * CHALLENGES_TABS,
                         words, count + (option->most > 0), l->self->other[index] ? count : at);
}

static void add_sides(challenges_layout *l, app_rect row, int gap)
{
    int before = l->page.controls.count;
    app_page_add_size(&l->page, CHALLENGES_COLUMNS, app_cut_share(row, 0, 2, gap),
                      app_cut_share(row, 1, 2, gap), chosen_of(l)->size);
    for (int i = before; i < l->page.controls.count; i++)
        l->page.controls.items[i].max = GAME_CHALLENGE_SIDE;
}

/* A number that is typed, or stepped with the buttons beside it. */
static void add_count(challenges_layout *l, app_rect row)
{
    enum { APART = 12, SIDE = 64, LOW_LIP = 3 };
    int before = l->page.controls.count;
    app_rect fewer = app_cut_left(&row, SIDE), more = app_cut_right(&row, SIDE);
    app_cut_left(&row, APART);
    app_cut_right(&row, APART);
    fewer.h -= LOW_LIP;
    more.h -= LOW_LIP;
    app_control *less = app_page_add(&l->page, CHALLENGES_FEWER, APP_CONTROL_BUTTON, fewer,
                                     APP_TEXTS, APP_ICON_MINUS);
    less->slim = true;
    less->tip = app_text(APP_TEXT_CHALLENGE_FEWER);
    app_page_add(&l->page, CHALLENGES_COUNT, APP_CONTROL_FIELD, row, APP_TEXT_CHALLENGE_BOARDS,
                 APP_ICON_NONE)
        ->field = &l->self->page.fields[0];
    app_control *plus =
        app_page_add(&l->page, CHALLENGES_MORE, APP_CONTROL_BUTTON, more, APP_TEXTS, APP_ICON_PLUS);
    plus->slim = true;
    plus->tip = app_text(APP_TEXT_CHALLENGE_MORE_BOARDS);
    app_page_join(&l->page, before);
}

/* An option with its caption, and a second row where another value is chosen. */
static void cut_option(challenges_layout *l, app_rect *column, int index)
{
    const game_option *option = &rules_of(l)->options[index];
    app_rect caption = app_cut_top(column, CAPTION);
    app_page_add_caption(&l->page, caption.x, caption.y + 9, caption_of(option->kind));
    add_tabs(l, index, app_cut_top(column, CONTROL));
    if (!l->self->other[index])
        return;
    app_cut_top(column, GAP);
    app_rect row = app_cut_top(column, CONTROL);
    if (option->kind == GAME_OPTION_SIZE)
        add_sides(l, row, 12);
    else
        add_count(l, row);
}

/* ---- Buttons ---- */

static void add_start(challenges_layout *l, app_rect rect)
{
    app_page_add(&l->page, CHALLENGES_START, APP_CONTROL_PRIMARY, rect, APP_TEXT_START,
                 APP_ICON_PLAY);
}

/* Beside the run that was left a lesser button begins anew. */
static void add_left(challenges_layout *l, app_rect rect, int lesser)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int before = l->page.controls.count;
    app_rect anew = low ? app_cut_left(&rect, lesser) : app_cut_right(&rect, lesser);
    if (low)
        app_cut_left(&rect, 8);
    else
        app_cut_right(&rect, 16);
    app_control *go_on = app_page_add(&l->page, CHALLENGES_CONTINUE, APP_CONTROL_PRIMARY, rect,
                                      APP_TEXT_CONTINUE, low ? APP_ICON_PLAY : APP_ICON_NONE);
    go_on->tall = !low;
    go_on->note = low ? NULL : l->was;
    app_control *over = app_page_add(&l->page, CHALLENGES_START, APP_CONTROL_BUTTON, anew,
                                     APP_TEXT_CHALLENGE_ANEW, APP_ICON_NONE);
    over->slim = true;
    app_page_ask(&l->self->page, &l->page, over, app_text(APP_TEXT_CHALLENGE_ANEW_ASK));
    app_page_join(&l->page, before);
}

static bool is_left(const challenges_layout *l)
{
    return l->self->left[l->self->mode];
}

/* ---- Details ---- */

static int options_height(const challenges_layout *l)
{
    int height = 0;
    for (int i = 0; i < rules_of(l)->option_count; i++)
        height += CAPTION + CONTROL + GAP + (l->self->other[i] ? GAP + CONTROL : 0);
    return height;
}

/* Title, options, figures and Start in a column; what has no room beside these is left out, and what is left
 * over comes between the options. */
static void place_details(challenges_layout *l, app_rect column)
{
    int options = rules_of(l)->option_count, note = is_left(l) ? NOTE : 0;
    app_rect foot = app_cut_bottom(&column, note);
    l->note = (app_rect){foot.x, foot.y, foot.w, note};
    app_rect start = app_cut_bottom(&column, BUTTON + LIP);
    start.h -= LIP;
    if (is_left(l))
        add_left(l, start, LESSER);
    else
        add_start(l, start);
    int room = column.h - TITLE - options_height(l) - FIGURES, title = room < 0 ? 0 : TITLE;
    bool best = room >= BEST, about = room >= BEST + ABOUT;
    room -= (best ? BEST : 0) + (about ? ABOUT : 0);
    int apart = app_at_most(room > 0 ? room / (options + 2) : 0, ROOMY - GAP);
    l->title = app_cut_top(&column, title);
    if (about)
        l->about = app_cut_top(&column, ABOUT);
    app_cut_top(&column, about ? apart : 0);
    for (int i = 0; i < options; i++) {
        cut_option(l, &column, i);
        app_cut_top(&column, GAP + apart);
    }
    l->figures = app_cut_top(&column, FIGURES);
    if (best)
        l->best = app_cut_top(&column, BEST);
}

static int cards_height(int rows, int card, int gap)
{
    return rows * (card + gap) - gap;
}

static void place_beside(challenges_layout *l)
{
    const app_view *view = l->view;
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24, gap = wide ? 64 : 24, top = wide ? 92 : 84;
    int details = wide ? 432 : 400, most = wide ? 712 : 600;
    int cards = app_at_most(view->width - 2 * margin - gap - details, most);
    int columns = cards >= 600 ? 2 : 1, rows = (CHALLENGES_CARDS + columns - 1) / columns;
    int height = app_at_most(view->height - top - (wide ? 48 : 20), 700), apart = wide ? 24 : 16;
    int card = (height + apart) / rows - apart;
    int x = (view->width - cards - gap - details) / 2;
    top += (view->height - top - height) / 4;
    place_cards(l, (app_rect){x, top, cards, cards_height(rows, card, apart)}, columns, card,
                apart);
    place_details(l, (app_rect){x + cards + gap, top, details, height});
}

static void place_portrait(challenges_layout *l)
{
    enum { CARD = 124, APART = 24, TOP = 92 };
    const app_view *view = l->view;
    int margin = 32, rows = (CHALLENGES_CARDS + 1) / 2, width = view->width - 2 * margin;
    int cards = cards_height(rows, CARD, APART), details = view->height - TOP - cards - 64;
    place_cards(l, (app_rect){margin, TOP, width, cards}, 2, CARD, APART);
    place_details(l, (app_rect){margin, TOP + cards + 32, width, app_at_most(details, 760)});
}

/* Start stands in the bar, and what there is to say in one line. Other sides stand beside the usual ones. */
static void place_minimum(challenges_layout *l)
{
    enum {
        TOP = 58,
        CARD = 54,
        APART = 12,
        WELL = 44,
        PITCH = 50,
        BAR = 40,
        LINE = 34,
        LOW_BAR = 52
    };
    const app_view *view = l->view;
    int margin = 16, width = view->width - 2 * margin;
    int start = is_left(l) ? 264 : 116, cards = cards_height(3, CARD, APART);
    int down = app_view_bar(view) - LOW_BAR;
    app_rect bar = {view->width - 12 - start, 5 + down / 2, start, BAR};
    if (is_left(l))
        add_left(l, bar, 112);
    else
        add_start(l, bar);
    place_cards(l, (app_rect){margin, TOP + down, width, cards}, 2, CARD, APART);
    l->note = (app_rect){margin, TOP + down + cards + 6, width, LINE};
    app_rect row = {margin, l->note.y + LINE, width, WELL};
    for (int i = 0; i < rules_of(l)->option_count; i++, row.y += PITCH) {
        app_rect well = row, sides = row;
        bool other = l->self->other[i], size = rules_of(l)->options[i].kind == GAME_OPTION_SIZE;
        if (other && size) {
            well = app_cut_left(&sides, width * 45 / 100);
            app_cut_left(&sides, 8);
        }
        add_tabs(l, i, well);
        if (other && size)
            add_sides(l, sides, 8);
        else if (other)
            add_count(l, (app_rect){row.x, row.y += PITCH, row.w, row.h});
    }
}

void app_challenges_lay_out(const app *app, const void *state, void *layout)
{
    enum { TALL = 1080 };
    challenges_layout *l = layout;
    const app_view *view = &app->view;
    *l = (challenges_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_words_challenge(&l->self->was[l->self->mode], l->was, sizeof l->was);
    if (l->kind == APP_LAYOUT_PORTRAIT && view->height < TALL) /* its cards leave no room */
        l->kind = APP_LAYOUT_MINIMUM;
    app_page_add_back(&l->page);
    if (l->kind == APP_LAYOUT_MINIMUM) {
        place_minimum(l);
        return;
    }
    app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l);
    else
        place_beside(l);
}
