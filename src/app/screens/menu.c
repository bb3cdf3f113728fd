/* The menu over the play screen: everything that has no place of its own in a small window. */
#include "control.h"
#include "keys.h"
#include "state.h"

typedef enum menu_id {
    MENU_RESUME = 1,
    MENU_REDO,
    MENU_COMPARE,
    MENU_NUMBERS,
    MENU_RESTART,
    MENU_NEW,
    MENU_KEPT,
    MENU_LAB,
    MENU_SETTINGS,
    MENU_KEYS,
    MENU_FULL,
    MENU_TITLE,
    MENU_QUIT,
} menu_id;

typedef struct menu_state {
    app_controls controls;
} menu_state;

typedef struct menu_item {
    menu_id id;
    app_text_id label;
    app_text_id keys;
    app_icon icon;
} menu_item;

static const menu_item items[] = {
    {MENU_RESUME, APP_TEXT_RESUME, APP_TEXT_KEYS_MENU, APP_ICON_PLAY},
    {MENU_REDO, APP_TEXT_REDO, APP_TEXT_KEYS_REDO_SHORT, APP_ICON_REDO},
    {MENU_COMPARE, APP_TEXT_SIDE_BY_SIDE, APP_TEXT_KEYS_COMPARE, APP_ICON_LEVELS},
    {MENU_NUMBERS, APP_TEXT_KEY_NUMBERS, APP_TEXT_KEYS_NUMBERS, APP_ICON_PICTURE},
    {MENU_RESTART, APP_TEXT_RESTART, APP_TEXT_KEYS_RESTART, APP_ICON_RETRY},
    {MENU_NEW, APP_TEXT_NEW_GAME, APP_TEXT_KEYS_NEW, APP_ICON_PLUS},
    {MENU_KEPT, APP_TEXT_BRING_BACK, APP_TEXT_KEYS_KEPT, APP_ICON_CLOCK},
    {MENU_LAB, APP_TEXT_LAB, APP_TEXTS, APP_ICON_LAB},
    {MENU_SETTINGS, APP_TEXT_SETTINGS, APP_TEXTS, APP_ICON_GEAR},
    {MENU_KEYS, APP_TEXT_KEYS, APP_TEXT_KEYS_HELP, APP_ICON_HELP},
    {MENU_FULL, APP_TEXT_FULLSCREEN, APP_TEXT_KEYS_FULLSCREEN_SHORT, APP_ICON_FULL},
    {MENU_TITLE, APP_TEXT_LEAVE, APP_TEXTS, APP_ICON_BACK},
    {MENU_QUIT, APP_TEXT_QUIT, APP_TEXT_KEYS_QUIT, APP_ICON_CLOSE},
};
enum { ITEMS = sizeof items / sizeof *items };

static bool offered(const app *app, menu_id id)
{
    const game_session *session = &app->desk.current.session;
    switch (id) {
    case MENU_REDO:
        return session->done < session->total;
    case MENU_NUMBERS:
        return app->desk.current.look.style == GAME_PICTURE;
    case MENU_KEPT:
        return app->desk.has_kept;
    default:
        return true;
    }
}

/* One column of rows at the right, under the button that opens it; two where the window is low. */
static app_rect lay_out(const app *app, app_control_list *list)
{
    const app_view *view = &app->view;
    int count = 0;
    for (int i = 0; i < ITEMS; i++)
        count += offered(app, items[i].id);
    int pad = app_px(view, 12);
    int row = app_px(view, 44);
    int top = app_px(view, app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 76);
    int margin = app_px(view, 12);
    int columns = top + count * row + 2 * pad + margin > view->height ? 2 : 1;
    int rows = (count + columns - 1) / columns;
    int width = app_px(view, columns == 1 ? 320 : 224);
    if (columns * width + 2 * (pad + margin) > view->width)
        width = (view->width - 2 * (pad + margin)) / columns;
    app_rect slab = {view->width - margin - 2 * pad - columns * width, top,
                     2 * pad + columns * width, 2 * pad + rows * row};
    int at = 0;
    for (int i = 0; i < ITEMS; i++) {
        if (!offered(app, items[i].id))
            continue;
        app_rect rect = {slab.x + pad + at / rows * width, slab.y + pad + at % rows * row, width,
                         row};
        app_text_id label =
            items[i].id == MENU_COMPARE && app->comparing ? APP_TEXT_ONE_BOARD : items[i].label;
        app_control *control =
            app_control_add(list, items[i].id, APP_CONTROL_ROW, rect, app_text(label));
        control->icon = items[i].icon;
        if (columns == 1 && items[i].keys != APP_TEXTS)
            control->note = app_text(items[i].keys);
        at++;
    }
    return slab;
}

static void menu_enter(app *app, void *state)
{
    menu_state *self = state;
    (void)app;
    self->controls.focus = MENU_RESUME;
    self->controls.focus_shown = true;
}

static app_go choose(app *app, int id)
{
    game_look *look = &app->desk.current.look;
    switch ((menu_id)id) {
    case MENU_RESUME:
        break;
    case MENU_REDO:
        app_command(app, (game_command){.kind = GAME_REDO});
        break;
    case MENU_COMPARE:
        app->comparing = !app->comparing;
        break;
    case MENU_NUMBERS:
        look->numbers = !look->numbers;
        game_store_save_desk(app->store, &app->desk);
        break;
    case MENU_RESTART:
        app_command(app, (game_command){.kind = GAME_RESTART});
        break;
    case MENU_NEW:
        return app_go_to(APP_SWAP, APP_SCREEN_NEW_GAME);
    case MENU_KEPT:
        app_bring_back(app);
        break;
    case MENU_LAB:
        return app_go_to(APP_SWAP, APP_SCREEN_LAB);
    case MENU_SETTINGS:
        return app_go_to(APP_SWAP, APP_SCREEN_SETTINGS);
    case MENU_KEYS:
        return app_go_to(APP_SWAP, APP_SCREEN_HELP);
    case MENU_FULL:
        app_toggle_fullscreen(app);
        break;
    case MENU_TITLE:
        return app_go_to(APP_HOME, APP_SCREEN_TITLE);
    case MENU_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    }
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

static app_go menu_event(app *app, void *state, const app_event *event)
{
    menu_state *self = state;
    app_control_list list = {.count = 0};
    app_rect slab = lay_out(app, &list);
    app_control_result result =
        app_controls_event(&self->controls, &list, APP_FOCUS_KEEPS, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, result.id);
    if (result.outcome != APP_CONTROL_IGNORED)
        return app_stay();
    if (event->kind == APP_EVENT_DROP)
        app_take_picture(app, event->path);
    bool outside =
        event->kind == APP_EVENT_POINTER_DOWN && !app_rect_contains(slab, event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && app_keys_intent(event) == APP_INTENT_BACK;
    return outside || back ? choose(app, MENU_RESUME) : app_stay();
}

static app_go menu_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}

static void menu_draw(const app *app, const void *state, const app_view *view)
{
    const menu_state *self = state;
    app_control_list list = {.count = 0};
    app_rect slab = lay_out(app, &list);
    app_view_slab(view, slab, app_px(view, 14));
    app_controls_draw(view, &self->controls, &list);
}

static double menu_wait(const app *app, const void *state)
{
    (void)app;
    (void)state;
    return APP_WAIT_LONG;
}

const app_screen app_screen_menu = {
    .size = sizeof(menu_state),
    .overlay = true,
    .enter = menu_enter,
    .event = menu_event,
    .update = menu_update,
    .draw = menu_draw,
    .wait = menu_wait,
};
