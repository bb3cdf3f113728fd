/* Places the title screen: the wordmark, and the ways on from it. */
#include "screens/title/title.h"

#include "game/daily.h"
#include "platform/platform.h"
#include "text/words.h"
#include "text/words_day.h"
#include "ui/cut.h"

/* One way on from here. */
typedef struct way {
    int id;
    app_text_id label;
    app_icon icon;
} way;

static const way places[] = {
    {TITLE_WAYS + APP_SCREEN_LEVELS, APP_TEXT_LEVELS, APP_ICON_LEVELS},
    {TITLE_WAYS + APP_SCREEN_CHALLENGES, APP_TEXT_CHALLENGES, APP_ICON_CUP},
    {TITLE_WAYS + APP_SCREEN_PICTURES, APP_TEXT_PICTURES, APP_ICON_PICTURE},
    {TITLE_WAYS + APP_SCREEN_THEATRE, APP_TEXT_THEATRE, APP_ICON_THEATRE},
    {TITLE_WAYS + APP_SCREEN_LAB, APP_TEXT_LAB, APP_ICON_LAB},
    {TITLE_WAYS + APP_SCREEN_STATISTICS, APP_TEXT_STATISTICS, APP_ICON_STATS},
};
enum { PLACES = sizeof places / sizeof *places, GAMES = 4 };

static title_buttons buttons_of(const app_view *view)
{
    bool low = view->height < 600;
    if (app_view_layout(view) == APP_LAYOUT_PORTRAIT)
        return (title_buttons){84, 64, 24, 80, 2, false};
    if (view->width < 700)
        return low ? (title_buttons){62, 48, 16, 60, 3, false}
                   : (title_buttons){72, 52, 20, 66, 2, false};
    return low ? (title_buttons){66, 60, 20, 72, PLACES, true}
               : (title_buttons){84, 72, 34, 86, PLACES, true};
}

/* From the first button's top to the last row's foot. */
static int height_of(const title_buttons *b)
{
    int rows = (PLACES + b->columns - 1) / b->columns + (b->beside ? 0 : 1);
    return b->first + b->gap + (rows - 1) * b->step + b->row + 5;
}

/* The game to go on with or, where there is none, a board to play at once; the other ways to one. */
static int list_games(const app *app, way out[GAMES])
{
    const way play = {TITLE_PLAY, APP_TEXT_PLAY, APP_ICON_PLAY};
    bool has_game = app_title_has_game(app);
    int count = 0;
    out[count++] = has_game ? (way){TITLE_CONTINUE, APP_TEXTS, APP_ICON_NONE} : play;
    out[count++] = (way){TITLE_NEW, APP_TEXT_NEW_GAME, APP_ICON_PLUS};
    out[count++] = (way){TITLE_WAYS + APP_SCREEN_DAILY, APP_TEXT_DAILY, APP_ICON_CALENDAR};
    if (app->client.slots.has_parked)
        out[count++] = (way){TITLE_KEPT, APP_TEXT_BRING_BACK, APP_ICON_CLOCK};
    return count;
}

/* "22 November · 5 × 5". */
static void daily_note(int today, char *out, size_t size)
{
    char day[SW_DAY_SIZE + 32], board[32];
    app_words_day_brief(today, day, sizeof day);
    if (today < GAME_DAILY_FIRST || today > GAME_DAILY_LAST) {
        SDL_strlcpy(out, day, size);
        return;
    }
    puzzle_size of = game_daily_size(today);
    app_textf(board, sizeof board, APP_TEXT_SIZE, of.columns, of.rows);
    app_textf(out, size, APP_TEXT_FACTS, day, board);
}

static const char *note_of(title_layout *l, int id, int room)
{
    if (id == TITLE_NEW)
        return app_text(APP_TEXT_NEW_GAME_NOTE);
    bool daily = id == TITLE_WAYS + APP_SCREEN_DAILY;
    char *note = id == TITLE_KEPT ? l->kept : daily ? l->daily : l->kind;
    if (daily)
        daily_note(l->self->today, l->daily, sizeof l->daily);
    else if (id == TITLE_KEPT)
        app_words_game_title(&l->app->client.slots.parked, l->kept, sizeof l->kept);
    else
        app_words_chosen(l->view->settings, l->kind, sizeof l->kind);
    app_view_fit_facts(l->view, APP_TYPE_LABEL, note, room, note, sizeof l->kept);
    return note;
}

enum { ROOM_FOR_ICON = 150 }; /* beside the longest label */

/* The first one is the persimmon button. There and beside it is room for a note, below it for an icon.
 * What is gone on with is drawn on its button, with the board. */
static void add_game(title_layout *l, const way *game, app_rect rect, bool first)
{
    bool tall = first || l->buttons.beside, bare = tall || rect.w < ROOM_FOR_ICON;
    app_control *button =
        app_page_add(&l->page, game->id, first ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON, rect,
                     game->label, bare ? APP_ICON_NONE : game->icon);
    if (game->id == TITLE_CONTINUE) {
        l->play_on = rect;
    } else if (tall) {
        button->tall = true;
        button->note = note_of(l, game->id, rect.w - 24);
    }
}

/* Returns the height of the row below the first button; there may be none. */
static int place_games(title_layout *l, app_rect row, app_rect below)
{
    way games[GAMES];
    int others = list_games(l->app, games) - 1, gap = 16;
    int width = row.w * (others > 2 ? 195 : 236) / 1000; /* 211 of 894 */
    bool beside = l->buttons.beside;
    int before = l->page.controls.count;
    add_game(l, games, beside ? app_cut_left(&row, row.w - others * (width + gap)) : row, true);
    for (int i = 0; i < others; i++) {
        app_cut_left(&row, gap);
        add_game(l, &games[i + 1],
                 beside ? app_cut_left(&row, width) : app_cut_share(below, i, others, 12), false);
    }
    app_page_join(&l->page, before);
    return beside || others == 0 ? 0 : l->buttons.step;
}

static void place_places(title_layout *l, app_rect row)
{
    int columns = l->buttons.columns;
    int before = l->page.controls.count;
    for (int i = 0; i < PLACES; i++) {
        app_rect rect = app_cut_share(row, i % columns, columns, 12);
        rect.y += i / columns * l->buttons.step;
        bool tall = l->buttons.beside, bare = !tall && rect.w < ROOM_FOR_ICON;
        app_page_add(&l->page, places[i].id, APP_CONTROL_BUTTON, rect, places[i].label,
                     bare ? APP_ICON_NONE : places[i].icon)
            ->tall = tall;
    }
    app_page_join(&l->page, before);
}

static void place_buttons(title_layout *l, int y)
{
    const title_buttons *b = &l->buttons;
    app_rect first = {l->group.x, y, l->group.w, b->first};
    app_rect row = {first.x, y + b->first + b->gap, first.w, b->row};
    row.y += place_games(l, first, row);
    place_places(l, row);
}

/* The wordmark is as large as the buttons let it be, below the corner's icons. Returns its foot. */
static int place_wordmark(title_layout *l, int below)
{
    const app_view *view = l->view;
    int bar = app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 60;
    int margin = view->width < 960 ? 32 : 64, most = view->width - 2 * margin;
    int width = most < 894 ? most : 894;
    app_rect area = {(view->width - width) / 2, 0, width, view->height - bar - below};
    puzzle_size size = {TITLE_COLUMNS, TITLE_ROWS};
    l->board = app_board_layout_fit(view, area, size, false);
    app_rect tray = l->board.tray;
    int top = (view->height - below - tray.h) * 3 / 7;
    top = top > bar ? top : bar;
    app_board_layout_move(&l->board, 0, top - tray.y);
    l->group = tray.w >= 800 ? tray : area;
    return top + tray.h;
}

void app_title_lay_out(const app *app, const void *state, void *layout)
{
    const app_bar_item corner[] = {
        {TITLE_WAYS + APP_SCREEN_SETTINGS, APP_ICON_GEAR, APP_TEXT_SETTINGS, APP_INTENT_NONE, 0},
        {TITLE_SOUND, app_sound_icon(app), APP_TEXT_KEY_SOUND, APP_INTENT_SOUND, 0},
        {TITLE_WAYS + APP_SCREEN_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0},
        {TITLE_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0},
        {TITLE_QUIT, APP_ICON_CLOSE, APP_TEXT_QUIT, APP_INTENT_QUIT, 0}};
    title_layout *l = layout;
    const app_view *view = &app->view;
    *l = (title_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                        app,
                        view,
                        state,
                        .buttons = buttons_of(view)};
    bool tight = view->height < 640;
    int gap = tight ? 20 : 45, foot = tight ? 38 : 44;
    l->foot = view->height - (tight ? 22 : 36);
    place_buttons(l, place_wordmark(l, height_of(&l->buttons) + gap + foot) + gap);
    app_page_add_bar(&l->page, corner, app_platform_may_quit() ? 5 : 4);
}
