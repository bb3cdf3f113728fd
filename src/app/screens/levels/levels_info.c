/* What there is to say of one level, in pictures and words; and what is wrong with a pack that cannot be read. */
#include "screens/levels/levels.h"

#include "board/board_view.h"
#include "text/errors.h"
#include "text/picture_name.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

/* ---- The boards ---- */

static void draw_board(const app_parts *p, const app_part *part)
{
    const puzzle_level *level = part->of;
    const puzzle_board *board = part->number ? &level->goal : &level->start;
    game_look look = {.style = level->picture[0] ? GAME_PICTURE
                               : level->word[0]  ? GAME_LETTERS
                                                 : GAME_NUMBERS};
    snprintf(look.word, sizeof look.word, "%s", level->word);
    snprintf(look.picture, sizeof look.picture, "%s", level->picture);
    app_skin skin = app_thumbs_skin(p->app, &level->goal, &look);
    app_rect at = app_board_miniature_rect(part->rect.x, part->rect.y, part->rect.h, board->size);
    at.y += (part->rect.h - at.h) / 2;
    app_board_draw_miniature(p->view, at, board, &skin);
}

static void add_board(app_parts *p, const puzzle_level *level, bool goal, int side)
{
    parts_figure(p, draw_board, NULL, .of = level, .number = goal,
                 .width = app_board_miniature_rect(0, 0, side, level->start.size).w,
                 .height = side);
}

/* The start, and an arrow and the goal where they leave room for the words. */
static void add_boards(app_parts *p, const puzzle_level *level, int side)
{
    add_board(p, level, false, side);
    parts_row (p, 8, .leave = 1) {
        parts_icon(p, side >= 64 ? 22 : 18, APP_ICON_RIGHT, .weak = true);
        add_board(p, level, true, side);
    }
}

/* ---- The words ---- */

static const char *goal_words(app_arena *in, const puzzle_level *level)
{
    puzzle_goal goal;
    char title[64];
    bool named = puzzle_goal_identify(&level->goal, &goal);
    app_picture_title(level->picture, title, sizeof title);
    return level->picture[0] ? app_arena_print(in, _("Picture: %s"), title)
           : level->word[0]  ? app_arena_print(in, _("Letters: %s"), level->word)
                             : app_arena_print(in, _("Goal: %s"),
                                               app_words_goal(named ? (int)goal : PUZZLE_GOALS));
}

static const char *slides_words(app_arena *in, const puzzle_level *level, game_mark mark)
{
    int par = level->par;
    if (game_mark_beats(mark, level))
        return app_arena_print(
            in, PL_("Best known %d slide, beaten by %d", "Best known %d slides, beaten by %d", par),
            par, par - mark.best);
    if (level->par_proof == PUZZLE_PAR_OPTIMAL)
        return app_arena_print(in, PL_("Par %d slide, proven", "Par %d slides, proven", par), par);
    return app_arena_print(in, PL_("Best known %d slide", "Best known %d slides", par), par);
}

static const char *par_words(app_arena *in, const puzzle_level *level, game_mark mark)
{
    if (level->par_proof != PUZZLE_PAR_NONE && level->par_metric == PUZZLE_METRIC_SLIDES)
        return slides_words(in, level, mark);
    if (game_mark_beats(mark, level))
        return app_arena_print(in, _("Best known %d, beaten by %d"), level->par,
                               level->par - mark.best);
    if (level->par_proof == PUZZLE_PAR_NONE)
        return _("No par");
    return app_arena_print(
        in, level->par_proof == PUZZLE_PAR_OPTIMAL ? _("Par %d, proven") : _("Best known %d"),
        level->par);
}

/* Size, goal and par: each in a line of its own where there is room for that. */
static void add_facts(app_parts *p, const puzzle_level *level, game_mark mark, bool apart)
{
    enum { FACTS = 3 };
    puzzle_size size = level->start.size;
    const char *facts[FACTS] = {app_words_size(&p->arena, size), goal_words(&p->arena, level),
                                par_words(&p->arena, level, mark)};
    if (apart) {
        for (int i = 0; i < FACTS; i++)
            parts_paragraph(p, APP_TYPE_LABEL, facts[i], .weak = true);
        return;
    }
    parts_row (p, 0) {
        parts_text(p, APP_TYPE_LABEL, facts[0], .weak = true);
        for (int i = 1; i < FACTS; i++)
            parts_row (p, 0, .leave = i) {
                parts_text(p, APP_TYPE_LABEL, " · ", .weak = true);
                parts_text(p, APP_TYPE_LABEL, facts[i], .weak = true);
            }
    }
}

static void add_words(app_parts *p, const game_pack *pack, int index, int side)
{
    enum { APART = 110, LOW = 64, LEAST = 120 };
    const levels_state *self = p->state;
    const puzzle_level *level = &pack->pack.levels[index];
    const char *author = level->author[0] || !pack->own ? level->author : pack->pack.author;
    parts_column (p, side < LOW ? 0 : 2, .grow = 1, .centred = true, .least_width = LEAST) {
        parts_paragraph(p, APP_TYPE_BUTTON, level->title, .most_lines = 2, .given = true);
        add_facts(p, level, game_marks_of(&self->marks, self->pack, index), side >= APART);
        if (author[0] && side >= LOW)
            parts_paragraph(p, APP_TYPE_LABEL, parts_print(p, _("By %s"), author), .weak = true,
                            .most_lines = 1, .given = true);
    }
}

/* ---- A level of one's own ---- */

enum { NARROW = 700, OWN_ROW = 46 };

static bool owns_level(const levels_state *self, const game_pack *pack)
{
    return pack->own && self->page.grids[LEVELS_CARDS].at >= 0;
}

int app_levels_info_below(const levels_state *self, const game_pack *pack, int width)
{
    return owns_level(self, pack) && width < NARROW ? OWN_ROW : 0;
}

static void add_own(app_parts *p, int id, const char *name, int share)
{
    parts_button(p, id, name, .slim = true, .height = 36, .grow = share);
}

/* It can be edited and deleted; before that it is asked in place. */
static void add_own_buttons(app_parts *p, const levels_state *self, bool beside)
{
    enum { WIDE = 236 };
    parts_row (p, 10, .together = true, .least_width = beside ? WIDE : 0,
               .across = beside ? APP_PLACE_MIDDLE : APP_PLACE_FILL) {
        if (self->asking) {
            add_own(p, LEVELS_KEEP_IT, _("Keep it"), 38);
            add_own(p, LEVELS_DELETE_FOR_GOOD, _("Delete for good"), 62);
        } else {
            add_own(p, LEVELS_EDIT, _("Edit"), 1);
            add_own(p, LEVELS_DELETE, _("Delete"), 1);
        }
    }
}

/* ---- All of it ---- */

/* Of the level under the pointer, or else of the chosen one. */
void app_levels_add_info(app_parts *p, const levels_state *self, const game_pack *pack, int width,
                         int side)
{
    const app_grid *cards = &self->page.grids[LEVELS_CARDS];
    int told = cards->hover >= 0 ? cards->hover : cards->at;
    bool below = app_levels_info_below(self, pack, width) > 0;
    if (told < 0 || told >= pack->pack.count)
        return;
    parts_line (p, !below, below ? 7 : 16) {
        parts_row (p, 8, .grow = 1, .least_height = side) {
            add_boards(p, &pack->pack.levels[told], side);
            parts_space(p, 0);
            add_words(p, pack, told, side);
        }
        if (owns_level(self, pack))
            add_own_buttons(p, self, !below);
    }
}

/* ---- A pack that cannot be read ---- */

void app_levels_add_damage(app_parts *p, const game_pack *pack)
{
    const char *slash = strrchr(pack->path, '/');
    const char *problem = app_words_error(&p->arena, &pack->problem, pack->problem.line <= 0);
    if (pack->problem.line > 0)
        problem = parts_print(p, _("Line %d: %s"), pack->problem.line, problem);
    parts_row (p, 14) {
        parts_column (p, 0, .pad = {0, 5, 0, 0}) {
            parts_icon(p, 26, APP_ICON_WARN, .colour = p->view->colours->error);
        }
        parts_column (p, 8, .grow = 1, .pad = {0, 5, 0, 0}) {
            parts_column (p, 7) {
                parts_paragraph(
                    p, APP_TYPE_BUTTON,
                    parts_print(p, _("%s cannot be read"), slash ? slash + 1 : pack->path));
                parts_paragraph(p, APP_TYPE_NOTE, problem, .colour = p->view->colours->error);
            }
            parts_paragraph(p, APP_TYPE_LABEL,
                            _("All other packs work. This one comes back once its file is fixed."),
                            .weak = true);
            parts_paragraph(p, APP_TYPE_LABEL, pack->path, .id = LEVELS_PATH, .weak = true,
                            .given = true);
        }
    }
}
