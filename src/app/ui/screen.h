#ifndef APP_SCREEN_H
#define APP_SCREEN_H

#include "game/record.h"
#include "game/replays.h"
#include "input/actions.h"
#include "ui/glyph.h"
#include "ui/page.h"
#include "ui/parts.h"

typedef struct app app;

/* All screens, by id and name: SCREEN(HELP, help) is APP_SCREEN_HELP, and app_screen_help its table. */
#define APP_ALL_SCREENS(SCREEN)                                                                    \
    SCREEN(TITLE, title)                                                                           \
    SCREEN(WELCOME, welcome) /* over the title, at the first start */                              \
    SCREEN(PLAY, play)                                                                             \
    SCREEN(NEW_GAME, new_game)                                                                     \
    SCREEN(DAILY, daily)                                                                           \
    SCREEN(CHALLENGES, challenges)                                                                 \
    SCREEN(PICTURES, pictures)                                                                     \
    SCREEN(REPLAY, replay)                                                                         \
    SCREEN(LAB, lab)                                                                               \
    SCREEN(LAB_STEPS, lab_steps) /* over the lab, and of its boards */                             \
    SCREEN(LAB_GRAPH, lab_graph)                                                                   \
    SCREEN(LEVELS, levels)                                                                         \
    SCREEN(LEVEL_MAKER, level_maker)                                                               \
    SCREEN(THEATRE, theatre)                                                                       \
    SCREEN(WATCH, watch)           /* of a record */                                               \
    SCREEN(REVIEW, review)         /* of a record */                                               \
    SCREEN(BETTER_WAY, better_way) /* over the review: of the rest of its record */                \
    SCREEN(FILES, files)           /* over a screen that opens one */                              \
    SCREEN(BACKUP, backup)         /* everything in one file */                                    \
    SCREEN(STATISTICS, statistics)                                                                 \
    SCREEN(SESSION, session) /* over any screen */                                                 \
    SCREEN(MENU, menu)       /* over the play screen */                                            \
    SCREEN(SETTINGS, settings)                                                                     \
    SCREEN(HELP, help) /* over any screen */

#define APP_SCREEN_ID(ID, name) APP_SCREEN_##ID,
typedef enum app_screen_id { APP_ALL_SCREENS(APP_SCREEN_ID) APP_SCREENS } app_screen_id;
#undef APP_SCREEN_ID

/* Where a screen wants to go next; carried out between frames. */
typedef enum app_go_kind {
    APP_STAY,
    APP_PUSH, /* open a screen over this one */
    APP_POP,  /* back to the one below; from the last one: quit */
    APP_SWAP, /* another screen in this one's place */
    APP_HOME, /* the title alone, with `screen` over it where that is another one */
    APP_QUIT,
} app_go_kind;

/* What a file is chosen for. */
typedef enum app_file_kind {
    APP_FILES_PICTURES,
    APP_FILES_PACKS,
    APP_FILES_REPLAYS,
    APP_FILES_BACKUPS
} app_file_kind;
enum { APP_FILE_KINDS = APP_FILES_BACKUPS + 1 };

/* What goes along to the screen that is opened, or to the one below that is gone back to. */
typedef enum app_argument_kind {
    APP_ARGUMENT_NONE,
    APP_ARGUMENT_RECORD,        /* the game to be watched or reviewed */
    APP_ARGUMENT_RACE_RUN,      /* race against the replay of that name, on its board */
    APP_ARGUMENT_RACE_SHORTEST, /* race against a shortest solution, once it is found */
    APP_ARGUMENT_RACE_STOP,
    APP_ARGUMENT_FIND,  /* a tile is to be looked for */
    APP_ARGUMENT_LEVEL, /* the level that is chosen is to be edited */
    APP_ARGUMENT_FILES, /* a file is to be chosen */
    APP_ARGUMENT_DAY,   /* of whose daily board */
    APP_ARGUMENT_EXPORT /* everything is to be written to a file */
} app_argument_kind;

typedef struct app_argument {
    app_argument_kind kind;
    app_screen_id from; /* the screen below the one that is opened; the title below the first */
    union {
        game_record *record; /* on the heap, with the record in it; owned */
        char run[GAME_REPLAY_NAME];
        app_file_kind files;
        int day;
    } as;
} app_argument;

typedef struct app_go {
    app_go_kind kind;
    app_screen_id screen;
    app_argument argument; /* whoever carries this out owns it */
} app_go;

/* A screen is a const table of functions over a zeroed state of `size` bytes, which begins with an app_page and lasts while
 * the screen is open, and over its tree of parts as it is in this event or frame. */
typedef struct app_screen {
    size_t size;
    bool overlay;    /* what lies below stays in view */
    unsigned places; /* what its keys mean (actions.h); 0: what they do on a list */
    /* Takes what came along: before `enter`, and before `resume` where something did. What is owned in
     * it may be moved out. NULL: it takes nothing. */
    void (*take)(void *state, app_argument *argument);
    void (*enter)(app *app, void *state);
    void (*leave)(app *app, void *state); /* may be NULL */
    /* It goes on: the screen above was closed, or the focus is back. What passed since the last
     * update was spent elsewhere. May be NULL. */
    void (*resume)(app *app, void *state);
    void (*parts)(app_parts *p); /* appends all that is seen (parts.h) */
    /* Asked about an event before the parts of the page: true, where it belongs to something else, such
     * as a drag on a board. May be NULL. */
    bool (*first)(app *app, void *state, const app_parts *p, const app_event *event);
    /* Told what came of an event. */
    app_go (*answer)(app *app, void *state, const app_parts *p, const app_answer *answer);
    /* Whether two fingers there mean something together, not each for itself. NULL: nowhere. */
    bool (*pinches)(const app *app, const app_parts *p, double x, double y);
    /* Once a frame, before drawing; what comes from outside (a solver's answer) is taken here. May be
     * NULL. */
    app_go (*update)(app *app, void *state);
    /* After that, with the tree that is about to be drawn: asks for what its rows in view need, such as pictures. It
     * changes nothing that the tree shows. May be NULL. */
    void (*seen)(app *app, void *state, const app_parts *p);
    /* What a pad's buttons do while the focus is on no control. NULL: a direction finds one. */
    const app_prompt *(*prompts)(const app *app, int *count);
    /* The pointer's shape where nothing of the page is under it. NULL: an arrow. */
    app_cursor (*cursor)(const app *app, const void *state);
    /* ms until the screen will look different by itself; 0 while it moves. NULL: only the parts of its
     * page do. */
    double (*wait)(const app *app, const void *state);
} app_screen;

static inline app_go app_stay(void)
{
    return (app_go){.kind = APP_STAY};
}

static inline app_go app_go_to(app_go_kind kind, app_screen_id screen)
{
    return (app_go){.kind = kind, .screen = screen};
}

/* What all screens of a page do with Back and with Help. */
static inline app_go app_go_of(const app_answer *answer)
{
    bool chosen = answer->kind == APP_ANSWER_CHOSEN;
    if ((chosen && answer->id == APP_ID_BACK) || app_answer_intent(answer) == APP_INTENT_BACK)
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    return chosen && answer->id == APP_ID_HELP ? app_go_to(APP_PUSH, APP_SCREEN_HELP) : app_stay();
}

/* What an overlay does: a press beside its slab leads back, too. */
static inline app_go app_go_of_overlay(const app_answer *answer, app_rect slab)
{
    const app_event *event = answer->event;
    bool press = answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_POINTER_DOWN;
    if (press && !app_rect_contains(slab, event->x, event->y))
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    return app_go_of(answer);
}

static inline unsigned app_screen_places(const app_screen *screen)
{
    return screen->places ? screen->places : APP_PLACE_LIST;
}

enum { APP_WAIT_LONG = 60000 };

#endif
