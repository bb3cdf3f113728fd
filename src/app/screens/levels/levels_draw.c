/* Draws the levels: the pack that is shown, and what there is to say of one level. */
#include "screens/levels/levels.h"

#include "board/board_view.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>
#include <string.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const levels_state *self;
    const levels_layout *layout;
} painter;

/* One line, cut to its room. */
static void draw_line(const painter *p, int x, int y, int width, app_type type, app_colour colour,
                      const char *text)
{
    char cut[256];
    app_view_fit(p->view, type, text, width, cut, sizeof cut);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, type, colour, cut);
}

static void draw_bar(const painter *p)
{
    char note[96];
    if (p->layout->kind == APP_LAYOUT_MINIMUM)
        return; /* the packs' button stands there */
    levels_sum sum = app_levels_sum_of_all(p->app, p->self);
    app_text_n(note, sizeof note, APP_TEXT_LEVELS_REACHED, sum.stars, sum.solved, sum.all);
    app_bar_title(p->view, app_text(APP_TEXT_LEVELS), note, p->layout->narrow ? 170 : 130);
}

/* A par that nobody has proved is called so, and then the note says what that means. */
static bool all_proved(const game_pack *pack)
{
    for (int i = 0; i < pack->pack.count; i++)
        if (pack->pack.levels[i].par_proof != PUZZLE_PAR_OPTIMAL)
            return false;
    return true;
}

static void draw_head(const painter *p, const game_pack *pack)
{
    const app_colours *c = p->view->colours;
    app_rect head = p->layout->head;
    if (head.w == 0)
        return;
    app_view_text(p->view, APP_ALIGN_LEFT, p->layout->packs.window.x + 14, p->layout->packs_title,
                  APP_TYPE_BUTTON, c->text, app_text(APP_TEXT_LEVELS_PACKS));
    draw_line(p, head.x, head.y + 16, head.w, APP_TYPE_SCREEN_TITLE, c->text,
              app_levels_pack_title(pack));
    if (pack->pack.count > 0)
        draw_line(p, head.x, head.y + 43, head.w, APP_TYPE_LABEL, c->text2,
                  app_text(all_proved(pack) ? APP_TEXT_LEVELS_NOTE : APP_TEXT_LEVELS_NOTE_KNOWN));
}

/* What the button that opens the packs says of the one that is shown. */
static void draw_pick(const painter *p, const game_pack *pack)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->pick;
    char count[32];
    if (at.w == 0)
        return;
    int y = at.y + at.h / 2;
    int right = at.x + at.w - 46;
    levels_sum sum = app_levels_sum_of(p->app, p->self, p->self->pack);
    app_textf(count, sizeof count, APP_TEXT_LEVELS_COUNT, sum.solved, sum.all);
    if (pack->pack.count == 0)
        app_view_icon(p->view, right - 22, y - 11, 22, APP_ICON_WARN, c->error);
    else
        app_view_text(p->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, c->text2, count);
    int taken = pack->pack.count == 0 ? 22 : app_view_text_width(p->view, APP_TYPE_LABEL, count);
    draw_line(p, at.x + 16, y, right - taken - 12 - at.x - 16, APP_TYPE_BUTTON, c->text,
              app_levels_pack_title(pack));
}

/* ---- One level ---- */

static void goal_words(const puzzle_level *level, char *out, size_t size)
{
    puzzle_goal goal;
    char title[64];
    bool named = puzzle_goal_identify(&level->goal, &goal);
    app_gallery_title(level->picture, title, sizeof title);
    if (level->picture[0])
        app_textf(out, size, APP_TEXT_LEVELS_PICTURE, title);
    else if (level->word[0])
        app_textf(out, size, APP_TEXT_LEVELS_WORD, level->word);
    else
        app_textf(out, size, APP_TEXT_LEVELS_GOAL,
                  app_words_goal(named ? (int)goal : PUZZLE_GOALS));
}

static void par_words(const puzzle_level *level, game_mark mark, char *out, size_t size)
{
    if (app_levels_beaten(level, mark)) {
        app_textf(out, size, APP_TEXT_LEVELS_PAR_BEATEN, level->par, level->par - mark.unaided);
        return;
    }
    if (level->par_proof == PUZZLE_PAR_NONE)
        snprintf(out, size, "%s", app_text(APP_TEXT_LEVELS_NO_PAR));
    else
        app_textf(out, size,
                  level->par_proof == PUZZLE_PAR_OPTIMAL ? APP_TEXT_LEVELS_PAR_PROVED
                                                         : APP_TEXT_LEVELS_PAR_KNOWN,
                  level->par);
}

/* Start, arrow, goal. Returns where they end. */
static int draw_boards(const painter *p, const puzzle_level *level)
{
    app_rect at = p->layout->info;
    int arrow = at.h >= 64 ? 22 : 18;
    int x = at.x;
    game_look look = {.style = level->word[0] ? GAME_LETTERS : GAME_NUMBERS};
    snprintf(look.word, sizeof look.word, "%s", level->word);
    app_skin skin = {.goal = &level->goal, .look = &look};
    for (int i = 0; i < 2; i++) {
        app_rect board = app_board_miniature_rect(x, at.y, at.h, level->start.size);
        board.y += (at.h - board.h) / 2;
        app_board_draw_miniature(p->view, board, i == 0 ? &level->start : &level->goal, &skin);
        x += board.w + 8;
        if (i == 0) {
            app_view_icon(p->view, x, at.y + (at.h - arrow) / 2, arrow, APP_ICON_RIGHT,
                          p->view->colours->text2);
            x += arrow + 8;
        }
    }
    return x;
}

/* Size, goal, par and author; in one line of their own each where there is room for that. */
enum { FACTS = 4, FACT_SIZE = 160 };

static int list_facts(const game_pack *pack, const puzzle_level *level, game_mark mark, bool apart,
                      char facts[FACTS][FACT_SIZE])
{
    char board[32], goal[96], par[64];
    const char *author = level->author[0] || !pack->own ? level->author : pack->pack.author;
    int count = 0;
    app_textf(board, sizeof board, APP_TEXT_SIZE, level->start.size.columns,
              level->start.size.rows);
    goal_words(level, goal, sizeof goal);
    par_words(level, mark, par, sizeof par);
    if (apart) {
        snprintf(facts[count++], FACT_SIZE, "%s", board);
        snprintf(facts[count++], FACT_SIZE, "%s", goal);
        snprintf(facts[count++], FACT_SIZE, "%s", par);
    } else {
        app_textf(facts[count++], FACT_SIZE, APP_TEXT_LEVELS_FACTS, board, goal, par);
    }
    if (author[0])
        app_textf(facts[count++], FACT_SIZE, APP_TEXT_LEVELS_AUTHOR, author);
    return count;
}

static void draw_info(const painter *p, const game_pack *pack)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->info;
    int told = app_levels_told(p->self);
    if (at.w == 0 || told < 0)
        return;
    const puzzle_level *level = &pack->pack.levels[told];
    char facts[FACTS][FACT_SIZE];
    game_mark mark = app_levels_mark(p->app, p->self, p->self->pack, told);
    int count = list_facts(pack, level, mark, at.h >= 110, facts);
    if (at.h < 64)
        count = 1;
    int x = draw_boards(p, level) + 8;
    int room = at.x + at.w - x;
    int step = 24;
    int y = at.y + at.h / 2 - count * step / 2;
    draw_line(p, x, y, room, APP_TYPE_BUTTON, c->text, level->title);
    for (int i = 0; i < count; i++)
        draw_line(p, x, y + (i + 1) * step, room, APP_TYPE_LABEL, c->text2, facts[i]);
}

/* ---- A pack that cannot be read ---- */

static void draw_damage(const painter *p, const game_pack *pack)
{
    const app_colours *c = p->view->colours;
    app_rect at = p->layout->damage;
    const char *slash = strrchr(pack->path, '/');
    char words[SW_ERROR_SIZE + OS_PATH_SIZE];
    int icon = 26;
    int x = at.x + icon + 14;
    int y = at.y + 18;
    int room = at.x + at.w - x;
    app_view_icon(p->view, at.x, y - icon / 2, icon, APP_ICON_WARN, c->error);
    app_textf(words, sizeof words, APP_TEXT_LEVELS_UNREADABLE, slash ? slash + 1 : pack->path);
    draw_line(p, x, y, room, APP_TYPE_BUTTON, c->text, words);
    if (pack->problem.line > 0)
        app_textf(words, sizeof words, APP_TEXT_LEVELS_LINE, pack->problem.line,
                  pack->problem.message);
    else
        snprintf(words, sizeof words, "%s", pack->problem.message);
    y += 30;
    y += app_view_paragraph(p->view, x, y, room, APP_TYPE_NOTE, c->error, words, 4) * 21;
    char folder[OS_PATH_SIZE];
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - pack->path) : 0, pack->path);
    app_textf(words, sizeof words, APP_TEXT_LEVELS_IN_FOLDER, folder);
    draw_line(p, x, y + 8, room, APP_TYPE_LABEL, c->text2, words);
    app_view_paragraph(p->view, x, y + 34, room, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_LEVELS_REST_WORKS), 3);
}

void app_levels_draw(const app *app, const void *state, const app_view *view)
{
    const levels_state *self = state;
    levels_layout layout;
    app_levels_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    const game_pack *pack = app_levels_shown(app, self);
    bool picking = layout.slab.w > 0;
    app_controls controls = self->controls; /* list and grid show the focus in themselves */
    controls.focus_shown = controls.focus_shown && !picking && controls.focus != LEVELS_PACKS &&
                           controls.focus != LEVELS_GRID;
    draw_bar(&p);
    if (pack) {
        draw_head(&p, pack);
        app_levels_draw_cards(app, self, &layout, view);
        draw_info(&p, pack);
        if (layout.damage.w > 0)
            draw_damage(&p, pack);
    }
    app_controls_draw(view, &controls, &layout.controls);
    if (pack)
        draw_pick(&p, pack);
    if (picking)
        app_view_slab(view, layout.slab, 14);
    app_levels_draw_packs(app, self, &layout, view);
}
