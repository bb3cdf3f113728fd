/* One of several, as tabs in a well. */
#include "ui/choice.h"

void app_choice_add(app_control_list *list, app_rect well, const app_choice *choice)
{
    int margin = 4;
    int width = well.w - 2 * margin;
    for (int i = 0; i < choice->count; i++) {
        int left = width * i / choice->count;
        int right = width * (i + 1) / choice->count;
        app_rect tab = {well.x + margin + left, well.y + margin, right - left,
                        well.h - 2 * margin - 2};
        app_control_add(list, choice->first + i, APP_CONTROL_TAB, tab, choice->labels[i])->chosen =
            i == choice->chosen;
    }
}
