/* Makes a level of any start and any goal, and saves it to be played and shared. */
#include "board/board_edit.h"
#include "client/games.h"
#include "client/records.h"
#include "client/start.h"
#include "game/ask.h"
#include "program/app.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/lab/lab_words.h"
#include "screens/screens.h"
#include "text/translate.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

typedef enum maker_id {
    MAKER_TITLE = APP_EDIT_OWN,
    MAKER_PACK,
    MAKER_SAVE,
} maker_id;

/* The page's fields, in the order of their controls: a field's id is MAKER_TITLE plus its index. */
enum { MAKER_FIELD_TITLE, MAKER_FIELD_PACK };

typedef struct maker_state {
    app_page page;
    app_edit edit;
    app_screen_id from;                   /* what lies below */
    bool edits;                           /* it changes a level; else it makes a new one */
    puzzle_level old;                     /* the level before it is changed */
    char old_pack[PUZZLE_LEVEL_ID_SIZE];  /* the name of its pack */
    char unnamed[PUZZLE_LEVEL_TEXT_SIZE]; /* the level's name where none is typed */
    game_lab lab;        /* start and goal: the lab's two boards without its searches */
    struct {             /* the par of the boards as they stand */
        solver_job *job; /* that seeks it; owned; NULL where none is needed any more */
        double since;
        bool second;          /* no proof was found in time: any short solution will do */
        puzzle_metric metric; /* what it counts */
        int length;           /* 0: none is known */
        bool proved;
        bool failed;
    } par;
} maker_state;

/* ---- The par: the fewest moves or slides, proved, or the fewest found so far ---- */

static void maker_stop_par(maker_state *self)
{
    solver_job_drop(self->par.job);
    self->par.job = NULL;
}

static void start(app *app, maker_state *self)
{
    const puzzle_board *boards = self->lab.boards;
    solver_request request = game_ask(self->par.second ? GAME_ASK_PAR : GAME_ASK_PAR_PROOF,
                                      &boards[GAME_LAB_START], &boards[GAME_LAB_GOAL]);
    request.metric = self->par.metric;
    self->par.failed = solver_job_start(&self->par.job, app->client.solver, &request, app_wake, app,
                                        NULL) != SW_OK;
}

/* A level whose par counts slides goes on so; otherwise what counts is what the player chose. */
static puzzle_metric metric_of(const app *app, const maker_state *self)
{
    bool old = self->edits && self->old.par_proof != PUZZLE_PAR_NONE;
    return old ? self->old.par_metric : (puzzle_metric)app->client.settings.metric;
}

/* A level can be made of the boards: they differ, and moves lead from one to the other. */
static bool is_level(const maker_state *self)
{
    game_lab_verdict verdict = game_lab_judge(&self->lab);
    return verdict.solvable && verdict.swaps > 0;
}

/* The boards have changed. Larger ones are never proved in time. */
static void seek_par(app *app, maker_state *self)
{
    puzzle_size size = self->lab.boards[GAME_LAB_START].size;
    maker_stop_par(self);
    self->par.metric = metric_of(app, self);
    self->par.length = 0;
    self->par.proved = self->par.failed = false;
    self->par.second = !game_ask_tries_proof(size);
    self->par.since = app->now;
    if (is_level(self))
        start(app, self);
}

/* The shortest solution so far. */
static void take_best(maker_state *self)
{
    int length = solver_job_best_length(self->par.job);
    if (length > 0)
        self->par.length = length;
}

static void maker_poll_par(app *app, maker_state *self)
{
    if (!self->par.job)
        return;
    const solver_answer *answer = solver_job_answer(self->par.job);
    take_best(self);
    if (!answer)
        return;
    bool again = answer->status == SW_LIMIT && !self->par.second;
    if (answer->status == SW_OK) {
        self->par.length = (int)puzzle_metric_length(self->par.metric, &answer->path);
        self->par.proved = answer->optimal;
    }
    self->par.failed = answer->status != SW_OK && !again;
    maker_stop_par(self);
    if (again) {
        self->par.second = true;
        start(app, self);
    }
}

/* ---- Saving: the level becomes a file of the player's ---- */

static puzzle_level level_of(const maker_state *self)
{
    puzzle_level level = self->old; /* its id, author, picture and word stay */
    const char *typed = self->page.fields[MAKER_FIELD_TITLE].text;
    snprintf(level.title, sizeof level.title, "%.*s", (int)sizeof level.title - 1,
             typed[0] ? typed : self->unnamed);
    if (!puzzle_size_equal(level.start.size, self->lab.boards[GAME_LAB_START].size))
        level.word[0] = '\0'; /* a letter for each tile of another size */
    level.start = self->lab.boards[GAME_LAB_START];
    level.goal = self->lab.boards[GAME_LAB_GOAL];
    level.par = self->par.length;
    level.par_metric = self->par.metric;
    level.par_proof = PUZZLE_PAR_NONE;
    if (self->par.length > 0)
        level.par_proof = self->par.proved ? PUZZLE_PAR_OPTIMAL : PUZZLE_PAR_BEST_KNOWN;
    return level;
}

/* The pack that the edited level is in; NULL where it is not there any more. */
static const game_pack *old_pack(app *app, const maker_state *self)
{
    const game_levels *levels = client_levels(&app->client);
    for (int i = 0; i < levels->count && self->edits; i++)
        if (levels->packs[i].own && strcmp(levels->packs[i].name, self->old_pack) == 0)
            return &levels->packs[i];
    return NULL;
}

/* Adds the level to the pack of that name, or replaces it there. If it was in another pack, it is removed from that one. */
static sw_status write_level(app *app, const maker_state *self, const char *folder,
                             const char *pack, const char *title, puzzle_level *level,
                             sw_error *error)
{
    const game_pack *old = old_pack(app, self);
    if (old && strcmp(pack, old->name) == 0)
        return game_levels_replace(old, level, error);
    sw_status status = game_levels_add(folder, pack, title, level, NULL, 0, error);
    return status == SW_OK && old ? game_levels_remove(old, self->old.id, error) : status;
}

/* Adds the level to the player's pack, or changes it there. True: it is there, and app->client.level
 * names it. A message says where, or why not. */
static bool maker_save(app *app, const maker_state *self)
{
    char folder[OS_PATH_SIZE], words[PUZZLE_LEVEL_TEXT_SIZE + 64];
    char pack[PUZZLE_LEVEL_ID_SIZE];
    const char *typed = self->page.fields[MAKER_FIELD_PACK].text;
    const char *title = typed[0] ? typed : _("My levels");
    sw_error error;
    puzzle_level level = level_of(self);
    sw_status status = client_own_levels(folder, sizeof folder, &error);
    if (status == SW_OK)
        status = game_levels_pack_name(client_levels(&app->client), folder, title, pack, &error);
    if (status == SW_OK)
        status = write_level(app, self, folder, pack, title, &level, &error);
    if (status != SW_OK) {
        app_notify_failed(app, _("Not saved"), &error);
        return false;
    }
    snprintf(app->client.level, sizeof app->client.level, "%s/%s", pack, level.id);
    client_levels_changed(&app->client);
    snprintf(words, sizeof words, _("Level saved in your pack %s"), title);
    app_notify(app, APP_ICON_TICK, words);
    return true;
}

/* ---- The par ---- */

/* The search for it goes on from `bound`; `known` is the shortest solution so far, 0: none. */
static const char *seeking_words(app_parts *p, bool slides, int bound, int known)
{
    const char *least = app_words_count(&p->arena, (size_t)bound);
    const char *most = app_words_count(&p->arena, (size_t)known);
    if (known > 0 && slides)
        return parts_print(p,
                           PL_("Looking for the par: %s to %s slide",
                               "Looking for the par: %s to %s slides", known),
                           least, most);
    if (known > 0)
        return parts_print(
            p,
            PL_("Looking for the par: %s to %s move", "Looking for the par: %s to %s moves", known),
            least, most);
    if (slides)
        return parts_print(p,
                           PL_("Looking for the par: at least %s slide",
                               "Looking for the par: at least %s slides", bound),
                           least);
    return parts_print(p,
                       PL_("Looking for the par: at least %s move",
                           "Looking for the par: at least %s moves", bound),
                       least);
}

static void add_seeking(app_parts *p, const maker_state *self)
{
    bool slides = self->par.metric == PUZZLE_METRIC_SLIDES;
    int bound = solver_job_lower_bound(self->par.job), known = self->par.length;
    parts_column (p, 4, .pad = {18, 14, 18, 10}) {
        parts_row (p, 12) {
            parts_paragraph(p, APP_TYPE_NOTE, seeking_words(p, slides, bound, known), .grow = 1);
            parts_text(p, APP_TYPE_LABEL,
                       app_words_duration(&p->arena, p->view->now - self->par.since), .weak = true);
        }
        parts_paragraph(p, APP_TYPE_LABEL,
                        known > 0 ? _("Saved now, the level takes the larger number as its par.")
                                  : _("Saved now, the level has no par."),
                        .weak = true);
        parts_busy(p, &self->par.since, .height = 8);
    }
}

static const char *known_note(bool slides, bool proved)
{
    if (slides)
        return proved ? _("Nothing needs fewer slides.")
                      : _("Fewer slides may do: no proof was found in time.");
    return proved ? _("No shorter way exists.")
                  : _("A shorter way may exist: no proof was found in time.");
}

static void add_known(app_parts *p, const maker_state *self)
{
    bool proved = self->par.proved, slides = self->par.metric == PUZZLE_METRIC_SLIDES;
    int length = self->par.length;
    const char *count = app_words_count(&p->arena, (size_t)length);
    parts_column (p, 2, .pad = {18, 12, 18, 10}) {
        parts_row (p, 12) {
            parts_text(p, APP_TYPE_SCREEN_TITLE,
                       slides ? parts_print(p, PL_("Par %s slide", "Par %s slides", length), count)
                              : parts_print(p, _("Par %s"), count));
            app_parts_add_chip(p, proved ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                               proved ? _("proved") : _("best known"));
        }
        parts_paragraph(p, APP_TYPE_LABEL, known_note(slides, proved), .weak = true);
    }
}

static void add_unknown(app_parts *p, const char *words, const char *note)
{
    parts_column (p, 4, .pad = {18, 14, 18, 10}) {
        parts_paragraph(p, APP_TYPE_NOTE, words);
        parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
    }
}

/* What the level that is saved now would have. */
static void add_par(app_parts *p, const maker_state *self)
{
    parts_column (p, 0, .look = APP_LOOK_WELL, .radius = 12, .least_height = 84) {
        if (self->par.job)
            add_seeking(p, self);
        else if (self->par.length > 0)
            add_known(p, self);
        else if (self->par.failed)
            add_unknown(p, _("No par was found"), _("The level can be saved without one."));
        else
            add_unknown(p, _("No par"), _("The start must be solvable and differ from the goal."));
    }
}

/* ---- Names, size, boards ---- */

static void add_field(app_parts *p, const maker_state *self, int field, const char *caption,
                      const char *empty)
{
    parts_column (p, 7, .grow = 1) {
        parts_text(p, APP_TYPE_LABEL, caption, .weak = true);
        parts_field(p, MAKER_TITLE + field, empty, .field = &self->page.fields[field]);
    }
}

static void add_names(app_parts *p, const maker_state *self, bool beside)
{
    parts_line (p, beside, beside ? 12 : 8) {
        add_field(p, self, MAKER_FIELD_TITLE, _("Level name"), self->unnamed);
        add_field(p, self, MAKER_FIELD_PACK, _("Pack"), _("My levels"));
    }
}

/* Boards, whether they go together, and the par. */
static void add_pair(app_parts *p, const maker_state *self, int least)
{
    bool brief = p->view->width < 700 || app_view_layout(p->view) == APP_LAYOUT_MEDIUM;
    app_edit_add_boards(p, &self->edit, least);
    app_edit_add_verdict(p, &self->edit, brief);
    add_par(p, self);
}

static void add_save(app_parts *p, const maker_state *self)
{
    parts_primary(p, MAKER_SAVE, _("Save the level"), .icon = APP_ICON_TICK, .height = 52,
                  .disabled = !is_level(self));
}

/* ---- The screen ---- */

/* Boards at the left, names at the right. */
static void add_beside(app_parts *p, const maker_state *self, bool wide)
{
    int margin = wide ? 32 : 24;
    parts_row (p, wide ? 48 : 24, .grow = 1, .centred = true, .pad = {margin, 8, margin, 24}) {
        parts_column (p, 0) {
            add_pair(p, self, 0);
        }
        parts_column (p, 8, .width = wide ? 336 : 272) {
            add_names(p, self, false);
            app_edit_add_size(p, &self->edit);
            parts_space(p, 8);
            add_save(p, self);
        }
    }
}

/* Everything below each other, the boards as large as the width allows; the steppers stand above them, so that none
 * runs away from the pointer when they change. */
static void add_below(app_parts *p, const maker_state *self, bool low)
{
    int margin = low ? 16 : 24, bar = low ? 4 : 0, width = p->view->width - 2 * margin - bar;
    parts_column (p, 16, .grow = 1, .scrolls = true,
                  .pad = {margin, low ? 4 : 8, margin + bar, 16}) {
        parts_column (p, 8) {
            add_names(p, self, width >= 420);
            app_edit_add_size(p, &self->edit);
        }
        parts_column (p, 0) {
            add_pair(p, self, (width - APP_EDIT_GAP) / 2);
        }
        add_save(p, self);
    }
}

static void maker_parts(app_parts *p)
{
    const maker_state *self = p->state;
    app_layout kind = app_view_layout(p->view);
    parts_column (p, 0) {
        parts_bar (p, self->edits ? _("Edit a level") : _("Make a level"),
                   app_lab_note(&p->arena, p->view, 80)) {
            app_parts_add_help(p);
        }
        if (kind == APP_LAYOUT_WIDE || kind == APP_LAYOUT_MEDIUM)
            add_beside(p, self, kind == APP_LAYOUT_WIDE);
        else
            add_below(p, self, kind == APP_LAYOUT_MINIMUM);
    }
}

/* ---- What the player does ---- */

static void maker_take(void *state, app_argument *argument)
{
    maker_state *self = state;
    self->from = argument->from;
    self->edits = argument->kind == APP_ARGUMENT_LEVEL;
}

/* A 4x4 scramble of the standard goal. */
static void begin_standard(maker_state *self)
{
    puzzle_goal_make(&self->lab.boards[GAME_LAB_GOAL], PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4},
                     NULL);
    game_lab_scramble(&self->lab, client_new_seed());
}

/* The lab's boards and those of a game come along; the game's as it stands, unless that is its end. */
static void choose_boards(const app *app, maker_state *self)
{
    const game_session *session = &client_round(&app->client)->session;
    if (self->from == APP_SCREEN_LAB)
        game_lab_set_boards(&self->lab, &app->client.lab.boards[GAME_LAB_START],
                            &app->client.lab.boards[GAME_LAB_GOAL]);
    else if (self->from == APP_SCREEN_PLAY && client_has_round(&app->client))
        game_lab_set_boards(&self->lab,
                            game_session_solved(session) ? &session->start : &session->board,
                            &session->goal);
    else
        begin_standard(self);
}

static void boards_changed(app *app, maker_state *self)
{
    app_edit_fit(&self->edit);
    app_edit_show(&self->edit, NULL, app->now, app_slide_ms(app));
    seek_par(app, self);
}

/* Nobody has to type a name: levels are counted. */
static void name_unnamed(app *app, maker_state *self)
{
    int count = 0;
    const game_levels *levels = client_levels(&app->client);
    for (int i = 0; i < levels->count; i++)
        if (levels->packs[i].own)
            count += levels->packs[i].pack.count;
    snprintf(self->unnamed, sizeof self->unnamed, _("Level %d"), count + 1);
}

/* The chosen level's boards and names; a new one where it is not there any more. */
static const char *take_level(app *app, maker_state *self)
{
    int pack;
    const game_levels *levels = client_levels(&app->client);
    const puzzle_level *level = game_levels_find(levels, app->client.level, &pack, NULL);
    self->edits = self->edits && level;
    if (!self->edits)
        return _("My levels");
    self->old = *level;
    snprintf(self->old_pack, sizeof self->old_pack, "%s", levels->packs[pack].name);
    game_lab_set_boards(&self->lab, &level->start, &level->goal);
    return levels->packs[pack].pack.title;
}

static void maker_enter(app *app, void *state)
{
    maker_state *self = state;
    choose_boards(app, self);
    const char *pack = take_level(app, self);
    app_edit_init(&self->edit, &self->lab);
    app_field_init(&self->page.fields[MAKER_FIELD_TITLE], PUZZLE_LEVEL_TEXT_SIZE - 1,
                   self->old.title);
    app_field_init(&self->page.fields[MAKER_FIELD_PACK], PUZZLE_LEVEL_TEXT_SIZE - 1, pack);
    name_unnamed(app, self);
    boards_changed(app, self);
    self->page.controls.focus = MAKER_TITLE;
    self->page.controls.focus_shown = true;
}

static void maker_leave(app *app, void *state)
{
    (void)app;
    maker_stop_par(state);
}

/* ---- Input ---- */

/* To the levels, where the new one is chosen. */
static app_go save(app *app, maker_state *self)
{
    if (!is_level(self)) {
        app_notify(app, APP_ICON_WARN, _("The start must be solvable and differ from the goal."));
        return app_stay();
    }
    if (!maker_save(app, self))
        return app_stay();
    if (self->from == APP_SCREEN_LEVELS)
        return app_go_to(APP_POP, APP_SCREEN_LEVELS);
    return app_go_to(APP_HOME, APP_SCREEN_LEVELS);
}

static app_go key(app *app, maker_state *self, const app_parts *p, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (intent == APP_INTENT_CONFIRM && app_page_types(&self->page, &p->page))
        return save(app, self);
    if (intent == APP_INTENT_PASTE && app_paste_side(app, &self->lab, self->edit.side))
        boards_changed(app, self);
    return app_go_of(answer);
}

static bool maker_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    maker_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    app_edited edited = app_edit_first(&self->edit, &edit, &self->page, event);
    if (edited == APP_EDIT_CHANGED)
        boards_changed(app, self);
    return edited != APP_EDIT_IGNORED;
}

static app_go maker_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    maker_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    if (app_edit_answer(&self->edit, &edit, &self->page, answer))
        boards_changed(app, self);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == MAKER_SAVE)
        return save(app, self);
    return key(app, self, p, answer);
}

static app_go maker_update(app *app, void *state)
{
    maker_poll_par(app, state);
    return app_stay();
}

/* What the search for the par has found is told so often, in ms. */
enum { SEEKING_FRAME_MS = 100 };

static double maker_wait(const app *app, const void *state)
{
    const maker_state *self = state;
    if (app_edit_moving(&self->edit, app->now))
        return 0;
    return self->par.job ? SEEKING_FRAME_MS : APP_WAIT_LONG;
}

static bool maker_pinches(const app *app, const app_parts *p, double x, double y)
{
    const maker_state *self = p->state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    (void)app;
    return app_edit_pinches(&edit, x, y);
}

const app_screen app_screen_level_maker = {
    .size = sizeof(maker_state),
    .places = APP_PLACE_LAB,
    .take = maker_take,
    .enter = maker_enter,
    .leave = maker_leave,
    .parts = maker_parts,
    .first = maker_first,
    .pinches = maker_pinches,
    .answer = maker_answer,
    .update = maker_update,
    .wait = maker_wait,
};
