#ifndef GAME_QUARANTINE_H
#define GAME_QUARANTINE_H

#include "base/status.h"

#include <stddef.h>

/* A player's file that cannot be used is moved out of the way, never overwritten. The error tells
 * where it lies, what was wrong with it, and on which line (SW_BAD_INPUT). Where it cannot even be
 * moved, path becomes "": nothing is to be kept under that name any more. */
sw_status game_quarantine(char *path, const sw_error *reason, sw_error *error);

/* *out is NULL where no file is there, or path is "", which is SW_OK. A file that is too long is set
 * aside (SW_BAD_INPUT). One that the system does not read now (SW_IO, SW_NO_MEMORY) may be read at
 * another time: it is left where it is, and nobody may write over it. */
sw_status game_read_or_quarantine(char **out, size_t *size, char *path, size_t limit,
                                  sw_error *error);

/* That a file is such a one, for whatever reason: returns its status. */
sw_status game_fail_unread(const char *path, const sw_error *reason, sw_error *error);

/* SW_OK where a file that could not be read is gone by now, or has gone elsewhere; SW_IO otherwise. */
sw_status game_check_unread(const char *path, sw_error *error);

#endif
