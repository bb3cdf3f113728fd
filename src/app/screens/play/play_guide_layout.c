/* Places a tip beside what it tells about. */
#include "screens/play/play_place.h"

#include "program/app.h"

static int within(int value, int least, int most)
{
    if (value > most)
        value = most;
    return value < least ? least : value;
}

/* Above or below the thing, its pointer at the thing's middle; beside a board it keeps to the panel. */
static void point_up_or_down(play_placer *p, app_rect thing, bool below)
{
    play_guide_layout *out = &p->out->guide;
    bool beside = p->out->kind == APP_LAYOUT_WIDE || p->out->kind == APP_LAYOUT_MEDIUM;
    int pointer = 11;
    int left = beside ? p->out->panel.x : 10;
    int right = beside ? left + p->out->panel.w : p->view->width - 10;
    int x = thing.x + thing.w / 2;
    int y = below ? thing.y + thing.h + 6 + pointer : thing.y - 4 - pointer;
    out->way = below ? APP_ICON_UP : APP_ICON_DOWN;
    out->slab.w = within(PLAY_GUIDE_WIDTH, 0, right - left);
    out->slab.h = PLAY_GUIDE_HEIGHT;
    out->slab.x = within(x - out->slab.w / 2, left, right - out->slab.w);
    out->slab.y = within(below ? y : y - out->slab.h, 0, p->view->height - 6 - out->slab.h);
    out->tip_x = x;
    out->tip_y = below ? out->slab.y - pointer : out->slab.y + out->slab.h + pointer;
}

/* In the panel's lower part, its pointer at what lies to the left. */
static void point_left(play_placer *p, app_rect area)
{
    play_guide_layout *out = &p->out->guide;
    out->way = APP_ICON_LEFT;
    int height = PLAY_GUIDE_HEIGHT;
    int y = within(area.y - 14, 0, p->view->height - 2 - height);
    out->slab = (app_rect){area.x, y, within(PLAY_GUIDE_WIDTH, 0, area.w), height};
    out->tip_x = area.x - 11;
    out->tip_y = out->slab.y + out->slab.h / 2;
}

static app_rect control_rect(const play_placer *p, play_id id)
{
    const app_control *control = app_control_find(&p->out->controls, id);
    return control ? control->rect : (app_rect){0, 0, 0, 0};
}

/* A tile that can be slid: the blank is where it goes. In the smallest windows, where nothing lies
 * beside the board, on the board's other half. */
static void point_at_board(play_placer *p)
{
    const play_layout *out = p->out;
    app_rect blank =
        app_board_layout_cell(&out->board, p->app->client.desk.current.session.board.blank);
    app_rect tray = out->board.tray;
    if (out->kind == APP_LAYOUT_WIDE || out->kind == APP_LAYOUT_MEDIUM)
        point_left(p, out->log);
    else if (out->kind == APP_LAYOUT_PORTRAIT) /* below the counters, its point in a tile */
        point_up_or_down(p, (app_rect){tray.x + tray.w / 2, tray.y + 28, tray.w / 2, 0}, false);
    else
        point_up_or_down(p, blank, blank.y + blank.h / 2 < tray.y + tray.h / 2);
}

/* Where the log is, or, where that is too small, all that lies beside the thumbnail. */
static app_rect beside_goal(const play_layout *out)
{
    if (!out->narrow)
        return out->log;
    int right = out->log.x + out->log.w;
    return (app_rect){out->score.x, out->log.y, right - out->score.x, out->log.h};
}

static void point_at_goal(play_placer *p)
{
    const play_layout *out = p->out;
    if (out->kind == APP_LAYOUT_MINIMUM)
        point_up_or_down(p, control_rect(p, PLAY_MENU), true);
    else if (out->kind == APP_LAYOUT_PORTRAIT)
        point_left(p, beside_goal(out));
    else
        point_up_or_down(p, out->thumbnail, true);
}

static void point_at_hint(play_placer *p)
{
    point_up_or_down(p, control_rect(p, PLAY_HINT), p->out->kind == APP_LAYOUT_MINIMUM);
}

void app_play_place_guide(play_placer *p)
{
    switch (p->self->guide.lesson) {
    case PLAY_LESSON_SLIDE:
        point_at_board(p);
        break;
    case PLAY_LESSON_GOAL:
        point_at_goal(p);
        break;
    case PLAY_LESSON_HINT:
        point_at_hint(p);
        break;
    case PLAY_LESSONS:
        return;
    }
    app_rect slab = p->out->guide.slab;
    int side = 32;
    app_rect close = {slab.x + slab.w - side - 6, slab.y + 6, side, side};
    app_play_place_control(p, PLAY_GUIDE_CLOSE, APP_CONTROL_ICON, close, APP_TEXT_GUIDE_CLOSE,
                           APP_INTENT_NONE, APP_ICON_CLOSE);
}
