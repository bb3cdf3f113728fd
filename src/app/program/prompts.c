/* The bar of prompts: when it is there, what it says, and how it looks. */
#include "program/prompts.h"

#include "text/translate.h"

/* ---- What several screens say ---- */

static const app_prompt replay[] = {
    {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Play, pause")},
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, N_("Step")},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, N_("Buttons")},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Back")},
};

static const app_prompt board[] = {
    {APP_INTENT_RIGHT, APP_BOUND_SCREEN, N_("Slide")},
    {APP_INTENT_NEXT, APP_BOUND_CONTROL, N_("Buttons")},
    {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Back")},
};

const app_prompt *app_prompts_of_replay(const app *app, int *count)
{
    (void)app;
    *count = (int)SDL_arraysize(replay);
    return replay;
}

const app_prompt *app_prompts_of_steps(const app *app, int *count)
{
    (void)app;
    *count = (int)SDL_arraysize(replay) - 1;
    return replay + 1;
}

const app_prompt *app_prompts_of_board(const app *app, int *count)
{
    (void)app;
    *count = (int)SDL_arraysize(board);
    return board;
}

/* ---- The bar ---- */

/* A window that is smaller one way has a smaller bar. */
enum { ROOMY = 700 };

/* Where the prompts' middle is: a little above the bar's, as tiles have a lip below. */
enum { MIDDLE_PERCENT = 45 };

enum { AFTER_GLYPH = 8, ICON = 24, LEAST_GAP = 14, MOST_GAP = 32 };

void app_prompts_make_room(app *app)
{
    app_view *view = &app->view;
    bool small = view->height < ROOMY || view->width < ROOMY;
    view->by_pad = app->way == GAME_WAY_PAD;
    view->family = app_pads_family(&app->pads);
    view->foot = !view->by_pad ? 0 : small ? APP_PROMPT_BAR_SMALL : APP_PROMPT_BAR;
    view->height -= view->foot;
}

/* ---- What it says ---- */

static bool scrolls(const app_page_layout *layout)
{
    return layout->scroll.height > layout->scroll.window.h;
}

/* Where the focus is on a control; and on most screens it always is. From the last screen nothing leads
 * back. */
static int fill_common(const app *app, const app_page_layout *layout, app_prompt out[APP_PROMPTS])
{
    int count = 0;
    out[count++] = (app_prompt){APP_INTENT_UP, APP_BOUND_CONTROL, N_("Move")};
    out[count++] = (app_prompt){APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Choose")};
    if (scrolls(layout))
        out[count++] = (app_prompt){APP_INTENT_PAGE_DOWN, APP_BOUND_CONTROL, N_("Page down")};
    if (app->open_count > 1)
        out[count++] = (app_prompt){APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Back")};
    return count;
}

/* Over the keyboard on the screen. */
static const app_prompt typing[] = {
    {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Type")},
    {APP_INTENT_ERASE, APP_BOUND_FIELD, N_("Erase")},
    {APP_INTENT_LEFT, APP_BOUND_FIELD, N_("To the left")},
    {APP_INTENT_RIGHT, APP_BOUND_FIELD, N_("To the right")},
    {APP_INTENT_BACK, APP_BOUND_CONTROL, N_("Close")},
};

/* ---- How it looks ---- */

static int button_of(const app_view *view, const app_prompt *prompt)
{
    return app_pad_button(view->bindings, prompt->intent, prompt->to);
}

/* 0: no button does it. */
static int width_of(const app_view *view, const app_prompt *prompt)
{
    int code = button_of(view, prompt);
    return code < 0 ? 0
                    : app_glyph_width(view, code) + AFTER_GLYPH +
                          app_view_text_width(view, APP_TYPE_LABEL, _(prompt->words));
}

/* Between two of them: as wide as they leave room for. */
static int gap_of(const app_view *view, const app_prompt *prompts, int count, int room)
{
    int shown = 0;
    for (int i = 0; i < count; i++) {
        int width = width_of(view, &prompts[i]);
        room -= width;
        shown += width > 0;
    }
    int gap = shown > 0 ? room / shown : MOST_GAP;
    return gap < LEAST_GAP ? LEAST_GAP : gap < MOST_GAP ? gap : MOST_GAP;
}

static void draw_prompt(const app_view *view, int x, int y, const app_prompt *prompt)
{
    x += app_glyph_draw(view, x, y, button_of(view, prompt)) + AFTER_GLYPH;
    app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, view->colours->text2,
                  _(prompt->words));
}

/* Below the view, which ends where the bar begins. Those that find no room are left out. */
static void draw_bar(const app_view *view, const app_prompt *prompts, int count)
{
    int margin = view->width < ROOMY ? 16 : 32, width = view->width - 2 * margin;
    int y = view->height + view->foot * MIDDLE_PERCENT / 100;
    int end = margin + width - ICON - LEAST_GAP;
    int x = margin, gap = gap_of(view, prompts, count, end - margin);
    app_view_rule(view, margin, view->height, width);
    for (int i = 0; i < count; i++) {
        int wide = width_of(view, &prompts[i]);
        if (wide == 0 || x + wide > end)
            continue;
        draw_prompt(view, x, y, &prompts[i]);
        x += wide + gap;
    }
    app_view_icon(view, margin + width - ICON, y - ICON / 2, ICON, APP_ICON_PAD,
                  view->colours->text2);
}

void app_prompts_show(const app *app)
{
    if (app->view.foot == 0 || app->open_count == 0)
        return;
    const app_open_screen *open = &app->open[app->open_count - 1];
    const app_page *page = open->state;
    app_prompt common[APP_PROMPTS];
    int count = fill_common(app, &open->parts->page, common);
    const app_prompt *prompts = common;
    if (open->screen->prompts && page->controls.focus == 0 && !page->drop.open)
        prompts = open->screen->prompts(app, &count);
    if (app->keyboard.open) {
        prompts = typing;
        count = (int)SDL_arraysize(typing);
    }
    draw_bar(&app->view, prompts, count);
}
