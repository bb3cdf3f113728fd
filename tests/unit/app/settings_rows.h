/* The rows of the settings by their labels. */
#ifndef TEST_APP_SETTINGS_ROWS_H
#define TEST_APP_SETTINGS_ROWS_H

#include "screens/settings/settings.h"

#include <string.h>

/* The id of a row's control; of a choice's first one. */
static inline int row_named(const char *label)
{
    const settings_row *row = app_settings_rows;
    while (strcmp(row->label, label) != 0)
        row++;
    return app_settings_row_id(row);
}

static inline int tab_id(settings_tab tab)
{
    return app_settings_id(SETTINGS_TAB, (int)tab, 0);
}

#endif
