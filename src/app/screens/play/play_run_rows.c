/* Tables of a challenge: rows with a board in miniature, and the words that they have in common. */
#include "screens/play/play.h"

#include "client/games.h"
#include "game/pace.h"
#include "program/pictures.h"
#include "puzzle/goal.h"
#include "text/translate.h"
#include "text/words.h"
#include "ui/shape.h"

const char *app_play_run_time_words(app_parts *p, double ms)
{
    return ms >= 0 ? app_words_taken(&p->arena, p->view->settings, ms) : "–";
}

const char *app_play_run_speed_words(app_parts *p, int moves, double ms)
{
    return app_words_speed(&p->arena, game_speed(moves, game_whole_ms(ms)));
}

/* ---- Cells ---- */

void app_play_run_draw_socket(const app_parts *p, app_rect at, bool solved, bool now)
{
    const app_colours *c = p->view->colours;
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    app_colour ground = solved ? c->tile : contrast ? c->tray : c->socket;
    app_shape_flat(p->view, at, 6, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
    if (now)
        app_shape_dashes(p->view, at, 6, 2, 5, c->persimmon_line);
}

/* ---- Rows ---- */

/* A board that is still to come. */
static void draw_sockets(const app_view *view, app_rect tray, puzzle_size size)
{
    app_view_tray(view, tray, 6);
    if (view->settings->theme == GAME_THEME_CONTRAST)
        return;
    app_rect inner = app_rect_inside(tray, 4, 4);
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        app_rect column = app_rect_share(inner, cell % size.columns, size.columns, 1);
        int top = inner.h * (cell / size.columns) / size.rows;
        int foot = inner.h * (cell / size.columns + 1) / size.rows;
        app_view_fill(view, (app_rect){column.x, inner.y + top, column.w, foot - top - 1},
                      view->colours->socket);
    }
}

/* What a row's board is: its figure has no room for all of it. */
enum { ICON = 42 };
typedef enum kind { TO_COME, DONE, NOW } kind;

static void draw_row_board(const app_parts *p, const app_part *part)
{
    puzzle_board goal;
    app_skin skin = app_game_skin(p->app);
    puzzle_size size = {part->number, part->most};
    int side = app_at_most(ICON, part->rect.h - 6);
    app_rect at = app_rect_middle(part->rect, side, side);
    bool own = puzzle_size_equal(size, app_play_session(p)->board.size);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    skin.goal = own ? &app_play_session(p)->goal : &goal;
    skin.coloured = false;
    if (part->least == TO_COME)
        draw_sockets(p->view, at, size);
    else
        app_board_draw_miniature(
            p->view, at, part->least == NOW ? &app_play_session(p)->board : skin.goal, &skin);
    if (part->least == NOW)
        app_shape_ring(p->view, at, 6, 2, p->view->colours->persimmon_line);
}

/* The ground of the row that is played now, or a rule below another one. */
static void draw_ground(const app_parts *p, const app_part *part)
{
    enum { OUT = 12 };
    app_rect at = part->rect;
    int name = ICON + 16;
    if (part->chosen)
        app_grid_draw_chosen(p->view, app_rect_inside(at, -OUT, 2));
    else
        app_view_rule(p->view, at.x + (p->mirrored ? 0 : name), at.y + at.h - 1, at.w - name);
}

static void add_cells(app_parts *p, const play_run_row *row)
{
    app_colour colour = row->done || row->now ? 0 : p->view->colours->text2;
    kind kind = row->done ? DONE : row->now ? NOW : TO_COME;
    parts_row (p, 16) {
        parts_figure(p, draw_row_board, NULL, .width = ICON, .number = row->size.columns,
                     .most = row->size.rows, .least = (int)kind, .across = APP_PLACE_FILL);
        parts_row (p, 8, .grow = 1) {
            parts_row (p, 14, .grow = 50) {
                parts_text(p, APP_TYPE_LIST, row->name, .colour = colour);
                if (row->done)
                    parts_icon(p, 16, APP_ICON_TICK, .colour = p->view->colours->good,
                               .name = _("done"));
            }
            parts_text(p, APP_TYPE_NOTE, row->first, .colour = colour, .grow = 20,
                       .align = APP_ALIGN_RIGHT);
            parts_text(p, row->now ? APP_TYPE_NOTE : APP_TYPE_LABEL, row->second, .colour = colour,
                       .grow = 38, .align = APP_ALIGN_RIGHT);
        }
    }
}

void app_play_run_add_row(app_parts *p, const play_run_row *row)
{
    enum { MOST = 56, LEAST = 26 };
    parts_stack (p, parts_edges(0, 0), .grow = 100, .most_height = MOST, .least_height = LEAST) {
        parts_figure(p, draw_ground, NULL, .chosen = row->now, .down = APP_PLACE_FILL);
        add_cells(p, row);
    }
}

void app_play_run_add_heads(app_parts *p, const char *name, const char *first, const char *second)
{
    enum { HEIGHT = 34 };
    parts_row (p, 8, .height = HEIGHT) {
        parts_text(p, APP_TYPE_LABEL, name, .weak = true, .grow = 65, .leave = 1);
        parts_text(p, APP_TYPE_LABEL, first, .weak = true, .grow = 20, .align = APP_ALIGN_RIGHT);
        parts_text(p, APP_TYPE_LABEL, second, .weak = true, .grow = 38, .align = APP_ALIGN_RIGHT);
    }
}
