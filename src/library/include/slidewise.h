/* slidewise.h: the solver of Slidewise as a library, in C99 and C++.
 *
 * A board is solved in three steps: read it, create a solver, solve.
 *
 *     char error[SLIDEWISE_ERROR_SIZE];
 *     slidewise_board *board;
 *     slidewise_solver *solver;
 *     slidewise_result *result;
 *     if (slidewise_board_parse(&board, "1 2 3/4 5 6/0 7 8", error) != SLIDEWISE_OK || ...
 *
 * LIBRARY.md has the whole example, and shows what the solver can do. It lies in the folder docs
 * of the sources; Debian's package libslidewise-dev has it in /usr/share/doc/libslidewise-dev.
 *
 * Handles. Boards, solvers, results, jobs and lists of tables are opaque. A handle that a function
 * makes comes out through its parameter `out` and belongs to the caller, who frees it with the
 * function named for that; freeing NULL is safe. Where the function fails, what `out` points to is
 * left as it was, unless its comment says otherwise. Text that a function returns belongs to the
 * handle and lives as long as that does.
 *
 * Errors. A function that takes `error` may fail, and returns a slidewise_status. `error` is NULL,
 * or room for SLIDEWISE_ERROR_SIZE bytes, which then hold one sentence in English that says what
 * was wrong, without control characters. The other functions return what they are asked for; each
 * says what it returns where there is none. No pointer is NULL unless a comment allows it, and
 * arrays have as many elements as the comment says; no other input does harm.
 *
 * Threads. Each function says which threads may call it. "Any thread" means at any time,
 * whatever other threads do with the same handle; otherwise calls with one handle must not
 * overlap. Different handles never interfere: there is no global state.
 *
 * The library prints nothing, touches no signal, and neither reads nor writes a file unless it
 * was given a folder.
 *
 * Windows. A program that links the static library defines SLIDEWISE_STATIC. */
#ifndef SLIDEWISE_H
#define SLIDEWISE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) && defined(SLIDEWISE_BUILDING)
#define SLIDEWISE_API __declspec(dllexport)
#elif defined(_WIN32) && !defined(SLIDEWISE_STATIC)
#define SLIDEWISE_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define SLIDEWISE_API __attribute__((visibility("default")))
#else
#define SLIDEWISE_API
#endif

/* ---- version: of the library, when it was compiled against and when it runs ---- */

#define SLIDEWISE_VERSION_MAJOR 0
#define SLIDEWISE_VERSION_MINOR 1
#define SLIDEWISE_VERSION_PATCH 0
#define SLIDEWISE_VERSION "0.1.0"
#define SLIDEWISE_VERSION_NUMBER 100

/* The version of the library that runs, as SLIDEWISE_VERSION has that of this header, and
 * SLIDEWISE_VERSION_NUMBER as a number for #if: 10000 * major + 100 * minor + patch. A library
 * with the same soname offers all that this header declares if it is not older. Any thread. */
SLIDEWISE_API const char *slidewise_version(void);

/* ---- status: what a function returns, and how a search ended ---- */

typedef enum slidewise_status {
    SLIDEWISE_OK = 0,
    SLIDEWISE_BAD_INPUT = 1,  /* a text, an array, a name or a value breaks the rules */
    SLIDEWISE_NOT_FOUND = 2,  /* a file does not exist */
    SLIDEWISE_IO = 3,         /* the system refused to read, to write or to start a thread */
    SLIDEWISE_NO_MEMORY = 4,  /* memory ran out */
    SLIDEWISE_UNSOLVABLE = 5, /* an ordinary answer: no moves lead to the goal */
    SLIDEWISE_LIMIT = 6,      /* an ordinary answer: a limit came before a solution */
    SLIDEWISE_STOPPED = 7,    /* an ordinary answer: the caller asked to stop */
    SLIDEWISE_RUNNING = 8     /* of a job: there is no answer yet */
} slidewise_status;

/* The word for a status: "ok", "bad-input", "unsolvable"; "unknown" for any other number. Any
 * thread. */
SLIDEWISE_API const char *slidewise_status_word(slidewise_status status);

enum { SLIDEWISE_ERROR_SIZE = 256 };

/* ---- board: the tiles, and the moves that are made with them ---- */

/* Columns x rows, each from SLIDEWISE_MIN_SIDE to SLIDEWISE_MAX_SIDE. Cells are numbered row by
 * row from the upper left; each holds another one of the tiles 0 to columns * rows - 1, where 0 is
 * the blank. A goal is a board, too. One thread at a time; several may read it together. */
typedef struct slidewise_board slidewise_board;

enum { SLIDEWISE_MIN_SIDE = 2, SLIDEWISE_MAX_SIDE = 32 };

/* Reads a board from text: rows are divided by '/', tiles by blanks or commas, and the blank is 0,
 * _ or '.': "1 2 3/4 5 6/0 7 8". SLIDEWISE_BAD_INPUT says the row, the column and the reason;
 * SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_parse(slidewise_board **out, const char *text,
                                                     char *error);

/* Makes a board of columns * rows tiles, row by row. SLIDEWISE_BAD_INPUT, SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_create(slidewise_board **out, int columns, int rows,
                                                      const uint16_t *tiles, char *error);

/* The same of bytes, for boards of up to 256 cells. SLIDEWISE_BAD_INPUT, SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_create_bytes(slidewise_board **out, int columns,
                                                            int rows, const uint8_t *tiles,
                                                            char *error);

/* Makes a goal that has a name: "standard" (1 2 3 ... row by row, the blank last), "blank-first",
 * "snake", "spiral" or "columns". SLIDEWISE_BAD_INPUT, SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_create_goal(slidewise_board **out, const char *name,
                                                           int columns, int rows, char *error);

/* A board of its own with the same tiles. SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_copy(slidewise_board **out,
                                                    const slidewise_board *board, char *error);

/* Frees the board. */
SLIDEWISE_API void slidewise_board_free(slidewise_board *board);

/* The board's size. */
SLIDEWISE_API int slidewise_board_columns(const slidewise_board *board);
SLIDEWISE_API int slidewise_board_rows(const slidewise_board *board);

/* The tile in a cell; -1 where there is no such cell. */
SLIDEWISE_API int slidewise_board_tile(const slidewise_board *board, int cell);

/* Writes columns * rows tiles, row by row. */
SLIDEWISE_API void slidewise_board_tiles(const slidewise_board *board, uint16_t *out);

/* The same as bytes. SLIDEWISE_BAD_INPUT where the board has more than 256 cells. */
SLIDEWISE_API slidewise_status slidewise_board_bytes(const slidewise_board *board, uint8_t *out,
                                                     char *error);

/* Writes the board as text that slidewise_board_parse reads, with NUL, cut to `size` bytes.
 * Returns how many bytes the whole text has without NUL, as snprintf does, or 0 where memory ran
 * out; out may be NULL where size is 0. */
SLIDEWISE_API size_t slidewise_board_text(const slidewise_board *board, char *out, size_t size);

/* 1 where both have the same size and the same tiles in the same cells, else 0. */
SLIDEWISE_API int slidewise_board_equal(const slidewise_board *a, const slidewise_board *b);

/* Plays moves: letters U R D L, in either case, that say where a tile goes, each perhaps followed
 * by how often: "URD2L3". SLIDEWISE_BAD_INPUT says which move the text or the board's edge
 * forbids; the board is then as it was. SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_play(slidewise_board *board, const char *moves,
                                                    char *error);

/* Whether moves lead from start to goal (NULL for the standard goal): SLIDEWISE_OK, or
 * SLIDEWISE_UNSOLVABLE, where error says why. SLIDEWISE_BAD_INPUT where the sizes differ. */
SLIDEWISE_API slidewise_status slidewise_board_solvable(const slidewise_board *start,
                                                        const slidewise_board *goal, char *error);

/* Draws a board uniformly from all that can reach the goal, but for the goal itself. The same seed
 * gives the same board on every machine. SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_scramble(slidewise_board **out,
                                                        const slidewise_board *goal, uint64_t seed,
                                                        char *error);

/* Makes `moves` random moves from the goal, 1 to 1000000, none of which takes the one before back.
 * SLIDEWISE_BAD_INPUT, SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_walk(slidewise_board **out,
                                                    const slidewise_board *goal, int moves,
                                                    uint64_t seed, char *error);

/* Reads the ID of a game, such as 4x4-1-KRV2: its board and, unless goal is NULL, its goal.
 * SLIDEWISE_BAD_INPUT, SLIDEWISE_UNSOLVABLE, SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_board_parse_id(slidewise_board **out,
                                                        slidewise_board **goal, const char *id,
                                                        char *error);

/* Writes the ID of a game from start to goal (NULL for the standard goal) as slidewise_board_text
 * writes a board. Returns 0, and writes "", where the sizes differ, the goal cannot be reached, or
 * start is the goal. */
SLIDEWISE_API size_t slidewise_board_id(const slidewise_board *start, const slidewise_board *goal,
                                        char *out, size_t size);

/* ---- result: how a search ended, or how far it is ---- */

/* One thread at a time; several may read it together. */
typedef struct slidewise_result slidewise_result;

/* Frees a result that belongs to the caller. */
SLIDEWISE_API void slidewise_result_free(slidewise_result *result);

/* SLIDEWISE_OK where there is a solution. Of a search that goes on, SLIDEWISE_RUNNING. */
SLIDEWISE_API slidewise_status slidewise_result_status(const slidewise_result *result);

/* The solution, or the shortest one so far of a search that was stopped or goes on: a letter U, R,
 * D or L for each tile that moves one cell, which says where it goes. It has been replayed from
 * start to goal. "" for a board that is the goal; NULL where there is none. */
SLIDEWISE_API const char *slidewise_result_path(const slidewise_result *result);

/* The solution's length in moves, and in slides, where a whole line of tiles counts one; -1 where
 * there is none. */
SLIDEWISE_API int slidewise_result_moves(const slidewise_result *result);
SLIDEWISE_API int slidewise_result_slides(const slidewise_result *result);

/* 1 where it is proved that no solution is shorter in the metric of the search, else 0. */
SLIDEWISE_API int slidewise_result_proved(const slidewise_result *result);

/* A length in the metric of the search that no solution is below, proved. */
SLIDEWISE_API int slidewise_result_bound(const slidewise_result *result);

/* What did the work, such as "IDA*", and by which heuristic; "" where that is not known. */
SLIDEWISE_API const char *slidewise_result_engine(const slidewise_result *result);
SLIDEWISE_API const char *slidewise_result_heuristic(const slidewise_result *result);

/* Boards that the search took up. */
SLIDEWISE_API uint64_t slidewise_result_nodes(const slidewise_result *result);

/* Wall time of the search, and processor time of all its threads, without waiting for tables. Of a
 * search that goes on, the wall time since it began, and no processor time. */
SLIDEWISE_API double slidewise_result_milliseconds(const slidewise_result *result);
SLIDEWISE_API double slidewise_result_cpu_milliseconds(const slidewise_result *result);

/* Wall time of waiting for tables that the search could not begin without. */
SLIDEWISE_API double slidewise_result_table_milliseconds(const slidewise_result *result);

/* Of a search for distances: the moves to the goal after a move (a letter, as in a path), proved;
 * -1 where the board has no such move, where there is no answer, or where the search was no such
 * search. */
SLIDEWISE_API int slidewise_result_after(const slidewise_result *result, char move);

/* Of a search for distances: all moves that some shortest solution begins with, such as "UL"; ""
 * on the goal and where there is no answer. */
SLIDEWISE_API const char *slidewise_result_best(const slidewise_result *result);

/* ---- solver: its options, and the searches that wait for their end ---- */

/* A solver keeps the tables that its searches share. */
typedef struct slidewise_solver slidewise_solver;

/* Creates a solver whose options are as slidewise_option_default says. SLIDEWISE_NO_MEMORY. */
SLIDEWISE_API slidewise_status slidewise_solver_create(slidewise_solver **out, char *error);

/* Frees the solver, while none of its searches runs and after all of its jobs were freed. */
SLIDEWISE_API void slidewise_solver_free(slidewise_solver *solver);

typedef enum slidewise_option_type {
    SLIDEWISE_OPTION_NUMBER = 0, /* decimal digits */
    SLIDEWISE_OPTION_CHOICE = 1, /* one of some words */
    SLIDEWISE_OPTION_FOLDER = 2  /* a path; "" for none */
} slidewise_option_type;

/* Options have a name; the first has number 0. The name is NULL where there is no such number. Any
 * thread. */
SLIDEWISE_API const char *slidewise_option_name(int option);

/* What else is said of an option, by its number: its type, its value in a new solver, the least
 * and greatest number, the words of a choice by their number from 0 (NULL where there is none),
 * and what it is for. Any thread. */
SLIDEWISE_API slidewise_option_type slidewise_option_kind(int option);
SLIDEWISE_API const char *slidewise_option_default(int option);
SLIDEWISE_API int64_t slidewise_option_least(int option);
SLIDEWISE_API int64_t slidewise_option_most(int option);
SLIDEWISE_API const char *slidewise_option_word(int option, int word);
SLIDEWISE_API const char *slidewise_option_about(int option);

/* Sets an option by its name: searches that begin later keep to it. SLIDEWISE_BAD_INPUT says what
 * is wrong with the name or the value, or that it is too late: the folders are set before the
 * first search. SLIDEWISE_NO_MEMORY. Any thread. */
SLIDEWISE_API slidewise_status slidewise_solver_set(slidewise_solver *solver, const char *name,
                                                    const char *value, char *error);

/* Writes the value of an option as slidewise_board_text writes a board; 0 where there is no such
 * name. Any thread. */
SLIDEWISE_API size_t slidewise_solver_get(slidewise_solver *solver, const char *name, char *out,
                                          size_t size);

/* The folder of learned values that was installed beside this library, for the option
 * values-folder. Any thread. */
SLIDEWISE_API const char *slidewise_values_folder(void);

/* Called with each shorter solution, and ten times a second with how far the search is, by the
 * thread that waits for the search. so_far is borrowed for the time of the call. Other than 0
 * stops the search. */
typedef int slidewise_watch(void *data, const slidewise_result *so_far);

/* From now on, slidewise_solve and slidewise_distances call it; NULL for nobody, as a solver
 * begins. A thread of the search's own is started for that. Any thread. */
SLIDEWISE_API void slidewise_solver_watch(slidewise_solver *solver, slidewise_watch *watch,
                                          void *data);

/* Solves a board and waits for it; the goal is NULL for the standard goal. Returns the result's
 * status. SLIDEWISE_OK, SLIDEWISE_UNSOLVABLE, SLIDEWISE_LIMIT and SLIDEWISE_STOPPED have a result,
 * whose bound holds, and no error text; SLIDEWISE_BAD_INPUT (the sizes differ),
 * SLIDEWISE_NO_MEMORY and SLIDEWISE_IO have an error text and no result. Any thread. */
SLIDEWISE_API slidewise_status slidewise_solve(slidewise_solver *solver,
                                               const slidewise_board *start,
                                               const slidewise_board *goal, slidewise_result **out,
                                               char *error);

/* Proves how many moves the board is from the goal, and how many after each of its moves:
 * slidewise_result_bound, slidewise_result_after and slidewise_result_best. The result has no
 * path; the options engine and metric are not asked. Otherwise as slidewise_solve. */
SLIDEWISE_API slidewise_status slidewise_distances(slidewise_solver *solver,
                                                   const slidewise_board *start,
                                                   const slidewise_board *goal,
                                                   slidewise_result **out, char *error);

/* ---- job: a search that nobody waits for ---- */

/* A search on a thread of its own. One thread at a time, unless it is said otherwise; the solver
 * outlives it. */
typedef struct slidewise_job slidewise_job;

/* Begins what slidewise_solve and slidewise_distances do, with the options as they are now. The
 * boards are copied; the watch is not called. SLIDEWISE_BAD_INPUT, SLIDEWISE_NO_MEMORY,
 * SLIDEWISE_IO. */
SLIDEWISE_API slidewise_status slidewise_job_start(slidewise_job **out, slidewise_solver *solver,
                                                   const slidewise_board *start,
                                                   const slidewise_board *goal, char *error);
SLIDEWISE_API slidewise_status slidewise_job_start_distances(slidewise_job **out,
                                                             slidewise_solver *solver,
                                                             const slidewise_board *start,
                                                             const slidewise_board *goal,
                                                             char *error);

/* Waits at most so long (0 or NaN not at all, less than 0 or infinity without limit) for a shorter
 * solution that slidewise_job_next has not handed out yet, or for the end. SLIDEWISE_RUNNING, or
 * the result's status. Any thread. */
SLIDEWISE_API slidewise_status slidewise_job_wait(slidewise_job *job, double milliseconds);

/* The next shorter solution that was found, each handed out once, the last one too, with the status
 * SLIDEWISE_RUNNING; NULL where there is none now. The caller frees it. Any thread. */
SLIDEWISE_API slidewise_result *slidewise_job_next(slidewise_job *job);

/* How far the search is: its shortest solution, bound and nodes. The caller frees it; NULL where
 * memory ran out. Any thread. */
SLIDEWISE_API slidewise_result *slidewise_job_now(slidewise_job *job);

/* The result, once slidewise_job_wait has returned its status; NULL before, and where memory ran
 * out for it. It belongs to the job. Any thread. */
SLIDEWISE_API const slidewise_result *slidewise_job_result(slidewise_job *job);

/* Asks the search to stop and returns at once: it ends within some milliseconds, as
 * SLIDEWISE_STOPPED unless its answer was ready. Any thread. */
SLIDEWISE_API void slidewise_job_stop(slidewise_job *job);

/* Stops the search, waits for its end, and frees. */
SLIDEWISE_API void slidewise_job_free(slidewise_job *job);

/* ---- tables: pattern databases, made ahead of time ---- */

/* Asks for the tables for boards of that goal: from now on they are made in the background, as
 * large as the option memory allows, and kept until they are dropped. Without this, a search
 * begins at once all the same, has them made while it runs, and leaves what is not ready.
 * SLIDEWISE_NO_MEMORY. Any thread. */
SLIDEWISE_API slidewise_status slidewise_tables_keep(slidewise_solver *solver,
                                                     const slidewise_board *goal, char *error);

/* Lets go what is kept for that goal (NULL for all goals), so that its memory is free for other
 * tables. Any thread. */
SLIDEWISE_API void slidewise_tables_drop(slidewise_solver *solver, const slidewise_board *goal);

/* Called ten times a second while tables are made, one after the other, with how much of the
 * present one is done, from 0 to 1 (in slides always 0). Other than 0 stops. */
typedef int slidewise_tables_watch(void *data, double done);

/* Makes all tables for boards of that goal, waits for them, keeps them as slidewise_tables_keep does,
 * and writes them to the cache folder, if there is one. Where the option metric is slides, it makes
 * those in slides, which are kept as long as the solver, and never written. watch may be NULL.
 * SLIDEWISE_STOPPED, SLIDEWISE_NO_MEMORY, SLIDEWISE_IO; nothing more is kept then. Any thread. */
SLIDEWISE_API slidewise_status slidewise_tables_build(slidewise_solver *solver,
                                                      const slidewise_board *goal,
                                                      slidewise_tables_watch *watch, void *data,
                                                      char *error);

/* Removes the tables' files from the cache folder, and nothing else. SLIDEWISE_IO. Any thread. */
SLIDEWISE_API slidewise_status slidewise_tables_remove_files(slidewise_solver *solver, char *error);

/* Which tables there are. One thread at a time; several may read it together. */
typedef struct slidewise_tables slidewise_tables;

/* Lists what is kept and made, then the files of the cache folder, if there is one.
 * SLIDEWISE_IO, SLIDEWISE_NO_MEMORY. Any thread. */
SLIDEWISE_API slidewise_status slidewise_tables_list(slidewise_tables **out,
                                                     slidewise_solver *solver, char *error);

/* Frees the list; the tables stay as they are. */
SLIDEWISE_API void slidewise_tables_free(slidewise_tables *tables);

/* How many tables are in the list. */
SLIDEWISE_API int slidewise_tables_count(const slidewise_tables *tables);

/* Of one of them, from 0 to count - 1: its name or the name of its file, its bytes, and its state:
 * "memory", or of a file "good", "stale" (of another version), "damaged" or "unfinished". Only
 * good files are read. */
SLIDEWISE_API const char *slidewise_tables_name(const slidewise_tables *tables, int table);
SLIDEWISE_API uint64_t slidewise_tables_bytes(const slidewise_tables *tables, int table);
SLIDEWISE_API const char *slidewise_tables_state(const slidewise_tables *tables, int table);

#ifdef __cplusplus
}
#endif

#endif
