# What screens are made of, and how they answer to input.
foreach(name test_board_layout test_board_view test_control test_keys test_options test_paste
    test_scroll test_words)
  graphics_test(${name})
endforeach()
