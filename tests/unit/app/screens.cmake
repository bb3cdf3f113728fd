# What screens are made of, and how they answer to input.
foreach(name test_auto_solve_screen test_board_layout test_board_view test_control test_drop test_field test_grid test_keys test_lab_fit
    test_lab_screen test_level_maker_screen test_levels_fit test_levels_screen test_list test_new_game_screen test_options test_paste test_play_screen test_screens_fit test_scroll
    test_settings_screen test_statistics_screen test_theatre_screen test_title_screen test_watch_screen test_words)
  graphics_test(${name})
endforeach()
