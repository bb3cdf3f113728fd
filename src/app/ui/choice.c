/* One of several, as tabs in a well. */
#include "ui/choice.h"

void app_choice_add(app_control_list *list, app_rect well, int first, const app_text_id *texts,
                    int count, int chosen)
{
    int margin = 4;
    int width = well.w - 2 * margin;
    int before = list->count;
    for (int i = 0; i < count; i++) {
        int left = width * i / count;
        int right = width * (i + 1) / count;
        app_rect rect = {well.x + margin + left, well.y + margin, right - left,
                         well.h - 2 * margin - 2};
        app_control *tab =
            app_control_add(list, first + i, APP_CONTROL_TAB, rect, app_text(texts[i]));
        tab->chosen = i == chosen;
        if (i == 0)
            tab->well = well;
    }
    app_controls_join(list, before);
}
