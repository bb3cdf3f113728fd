#ifndef APP_SCREENS_WELCOME_H
#define APP_SCREENS_WELCOME_H

#include "board/board_toy.h"
#include "program/app.h"

typedef struct welcome_state {
    app_page page;
    app_toy toy;
} welcome_state;

#endif
