#ifndef GAME_RECORD_FORM_H
#define GAME_RECORD_FORM_H

#include "format/save_words.h"

/* A replay is a save that begins like this. */
extern const game_save_form game_record_form;

#endif
