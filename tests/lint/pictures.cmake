add_test(NAME lint_pictures_hold_what_is_drawn
  COMMAND Python3::Interpreter ${CMAKE_CURRENT_LIST_DIR}/pictures.py ${PROJECT_SOURCE_DIR}/assets/pictures)
add_test(NAME lint_pictures_are_what_their_scenes_draw
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/assets/pictures/generate.py --check)
