/* Draws the levels: the pack that is shown, and what there is to say of one level. */
#include "screens/levels/levels.h"

#include "board/board_view.h"
#include "text/errors.h"
#include "text/picture_name.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>
#include <string.h>

static void draw_bar(const levels_layout *l)
{
    char note[96];
    if (l->kind == APP_LAYOUT_MINIMUM)
        return; /* the packs' button stands there */
    game_marks_sum sum = game_marks_of_all(&l->self->marks);
    app_text_n(note, sizeof note, APP_TEXT_LEVELS_REACHED, sum.stars, sum.solved, sum.all);
    app_bar_title(l->view, app_text(APP_TEXT_LEVELS), note, l->kind == APP_LAYOUT_WIDE ? 130 : 170);
}

/* A par that nobody has proved is called so, and then the note says what that means. */
static bool all_proved(const game_pack *pack)
{
    for (int i = 0; i < pack->pack.count; i++)
        if (pack->pack.levels[i].par_proof != PUZZLE_PAR_OPTIMAL)
            return false;
    return true;
}

static bool any_in_slides(const game_pack *pack)
{
    return puzzle_levels_version(pack->pack.levels, pack->pack.count) > 1;
}

/* What the pars of the pack are. */
static app_text_id note_of(const game_pack *pack)
{
    bool slides = any_in_slides(pack);
    if (all_proved(pack))
        return slides ? APP_TEXT_SLIDES_LEVELS_NOTE : APP_TEXT_LEVELS_NOTE;
    return slides ? APP_TEXT_SLIDES_LEVELS_NOTE_KNOWN : APP_TEXT_LEVELS_NOTE_KNOWN;
}

static void draw_head(const levels_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect head = l->head, packs = l->page.grids[LEVELS_PACK_LIST].window;
    if (head.w == 0)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, packs.x + 14, packs.y - 20, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_LEVELS_PACKS));
    app_view_line(l->view, APP_ALIGN_LEFT, head.x, head.y + 16, head.w, APP_TYPE_SCREEN_TITLE,
                  c->text, app_levels_pack_title(l->pack));
    if (l->pack->pack.count > 0)
        app_view_line(l->view, APP_ALIGN_LEFT, head.x, head.y + 43, head.w, APP_TYPE_LABEL,
                      c->text2, app_text(note_of(l->pack)));
}

/* ---- One level ---- */

static void goal_words(const puzzle_level *level, char *out, size_t size)
{
    puzzle_goal goal;
    char title[64];
    bool named = puzzle_goal_identify(&level->goal, &goal);
    app_picture_title(level->picture, title, sizeof title);
    if (level->picture[0])
        app_textf(out, size, APP_TEXT_LEVELS_PICTURE, title);
    else if (level->word[0])
        app_textf(out, size, APP_TEXT_LEVELS_WORD, level->word);
    else
        app_textf(out, size, APP_TEXT_LEVELS_GOAL,
                  app_words_goal(named ? (int)goal : PUZZLE_GOALS));
}

static void slides_words(const puzzle_level *level, game_mark mark, char *out, size_t size)
{
    bool proved = level->par_proof == PUZZLE_PAR_OPTIMAL;
    if (game_mark_beats(mark, level))
        app_text_n(out, size, APP_TEXT_SLIDES_LEVELS_BEATEN, level->par, level->par - mark.best);
    else
        app_text_n(out, size, proved ? APP_TEXT_SLIDES_LEVELS_PAR : APP_TEXT_SLIDES_LEVELS_KNOWN,
                   level->par);
}

static void par_words(const puzzle_level *level, game_mark mark, char *out, size_t size)
{
    if (level->par_proof != PUZZLE_PAR_NONE && level->par_metric == PUZZLE_METRIC_SLIDES)
        slides_words(level, mark, out, size);
    else if (game_mark_beats(mark, level))
        app_textf(out, size, APP_TEXT_LEVELS_PAR_BEATEN, level->par, level->par - mark.best);
    else if (level->par_proof == PUZZLE_PAR_NONE)
        app_textf(out, size, APP_TEXT_LEVELS_NO_PAR);
    else if (level->par_proof == PUZZLE_PAR_OPTIMAL)
        app_textf(out, size, APP_TEXT_LEVELS_PAR_PROVED, level->par);
    else
        app_textf(out, size, APP_TEXT_LEVELS_PAR_KNOWN, level->par);
}

/* Draws the start, and an arrow and the goal where they leave room for the words. Returns where that ends. */
static int draw_boards(const levels_layout *l, const puzzle_level *level)
{
    app_rect at = l->info;
    enum { WORDS = 120 };
    int arrow = at.h >= 64 ? 22 : 18;
    game_look look = {.style = level->picture[0] ? GAME_PICTURE
                               : level->word[0]  ? GAME_LETTERS
                                                 : GAME_NUMBERS};
    snprintf(look.word, sizeof look.word, "%s", level->word);
    snprintf(look.picture, sizeof look.picture, "%s", level->picture);
    app_skin skin = app_thumbs_skin(l->app, &level->goal, &look);
    app_rect board = app_board_miniature_rect(at.x, at.y, at.h, level->start.size);
    board.y += (at.h - board.h) / 2;
    app_board_draw_miniature(l->view, board, &level->start, &skin);
    int goal_x = board.x + board.w + 8 + arrow + 8;
    if (at.x + at.w - goal_x - board.w - 16 < WORDS)
        return board.x + board.w + 8;
    app_view_icon(l->view, board.x + board.w + 8, at.y + (at.h - arrow) / 2, arrow, APP_ICON_RIGHT,
                  l->view->colours->text2);
    board.x = goal_x;
    app_board_draw_miniature(l->view, board, &level->goal, &skin);
    return board.x + board.w + 8;
}

/* Size, goal, par and author; in one line of their own each where there is room for that. */
enum { FACTS = 4, FACT_SIZE = 160 };

static int list_facts(const game_pack *pack, const puzzle_level *level, game_mark mark, bool apart,
                      char facts[FACTS][FACT_SIZE])
{
    char board[32], goal[96], par[64];
    const char *author = level->author[0] || !pack->own ? level->author : pack->pack.author;
    int count = apart ? 3 : 1;
    app_textf(board, sizeof board, APP_TEXT_SIZE, level->start.size.columns,
              level->start.size.rows);
    goal_words(level, goal, sizeof goal);
    par_words(level, mark, par, sizeof par);
    const char *words[] = {board, goal, par};
    for (int i = 0; i < count; i++)
        snprintf(facts[i], FACT_SIZE, "%s", words[i]);
    if (!apart)
        app_textf(facts[0], FACT_SIZE, APP_TEXT_LEVELS_FACTS, board, goal, par);
    if (author[0])
        app_textf(facts[count++], FACT_SIZE, APP_TEXT_LEVELS_AUTHOR, author);
    return count;
}

/* Of the level under the pointer, or else of the chosen one. */
static void draw_info(const levels_layout *l)
{
    const app_colours *c = l->view->colours;
    const app_grid *cards = &l->self->page.grids[LEVELS_CARDS];
    app_rect at = l->info;
    int told = cards->hover >= 0 ? cards->hover : cards->at;
    if (at.w == 0 || told < 0)
        return;
    const puzzle_level *level = &l->pack->pack.levels[told];
    char facts[FACTS][FACT_SIZE];
    game_mark mark = game_marks_of(&l->self->marks, l->self->pack, told);
    int count = list_facts(l->pack, level, mark, at.h >= 110, facts);
    if (at.h < 64)
        count = 1;
    int x = draw_boards(l, level) + 8;
    int room = at.x + at.w - x;
    int step = 24;
    int y = at.y + at.h / 2 - count * step / 2;
    app_type type = app_view_type_for(l->view, APP_TYPE_BUTTON, level->title, room);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, type, c->text, level->title);
    for (int i = 0; i < count; i++) {
        app_view_fit_facts(l->view, APP_TYPE_LABEL, facts[i], room, facts[i], FACT_SIZE);
        app_view_text(l->view, APP_ALIGN_LEFT, x, y + (i + 1) * step, APP_TYPE_LABEL, c->text2,
                      facts[i]);
    }
}

/* ---- A pack that cannot be read ---- */

static void draw_damage(const levels_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_pack *pack = l->pack;
    const char *slash = strrchr(pack->path, '/');
    char words[SW_ERROR_SIZE + OS_PATH_SIZE];
    char reason[APP_ERROR_SIZE];
    int icon = 26;
    int x = l->damage.x + icon + 14, y = l->damage.y + 18;
    int room = l->damage.x + l->damage.w - x;
    if (l->damage.w == 0)
        return;
    app_view_icon(l->view, l->damage.x, y - icon / 2, icon, APP_ICON_WARN, c->error);
    app_textf(words, sizeof words, APP_TEXT_LEVELS_UNREADABLE, slash ? slash + 1 : pack->path);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, APP_TYPE_BUTTON, c->text, words);
    app_text_error_sentence(&pack->problem, words, sizeof words);
    app_text_error(&pack->problem, reason, sizeof reason);
    if (pack->problem.line > 0)
        app_textf(words, sizeof words, APP_TEXT_LEVELS_LINE, pack->problem.line, reason);
    y += 30;
    y += app_view_paragraph(l->view, x, y, room, APP_TYPE_NOTE, c->error, words, 4) *
         app_view_line_step(APP_TYPE_NOTE);
    y += 8;
    y += app_view_paragraph(l->view, x, y, room, APP_TYPE_LABEL, c->text2,
                            app_text(APP_TEXT_LEVELS_REST_WORKS), 3) *
         app_view_line_step(APP_TYPE_LABEL);
    app_view_paragraph(l->view, x, y + 8, room, APP_TYPE_LABEL, c->text2, pack->path, 8);
}

/* List and grid show in themselves that they have the focus: no ring lies around them. */
void app_levels_draw(const void *layout)
{
    const levels_layout *l = layout;
    app_page page = l->self->page;
    page.controls.focus_shown = page.controls.focus_shown && page.controls.focus != LEVELS_PACKS &&
                                page.controls.focus != LEVELS_GRID;
    draw_bar(l);
    if (l->pack) {
        draw_head(l);
        app_levels_draw_cards(l);
        draw_info(l);
        draw_damage(l);
    }
    app_page_draw(&page, &l->page);
    app_levels_draw_pick(l);
    if (l->slab.w > 0)
        app_view_slab(l->view, l->slab, 14);
    app_levels_draw_packs(l);
}
