/* One of several, as tabs in a well. */
#include "ui/choice.h"

static void add_tab(app_control_list *list, app_rect well, int id, const char *words, int index,
                    int count, bool chosen)
{
    int margin = 4, width = well.w - 2 * margin;
    int left = width * index / count, right = width * (index + 1) / count;
    app_rect rect = {well.x + margin + left, well.y + margin, right - left,
                     well.h - 2 * margin - 2};
    app_control *tab = app_control_add(list, id, APP_CONTROL_TAB, rect, words);
    tab->chosen = chosen;
    if (index == 0)
        tab->well = well;
}

void app_choice_add_words(app_control_list *list, app_rect well, int first,
                          const char *const *words, int count, int chosen)
{
    int before = list->count;
    for (int i = 0; i < count; i++)
        add_tab(list, well, first + i, words[i], i, count, i == chosen);
    app_controls_join(list, before);
}
