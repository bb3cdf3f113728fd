# Looks at the bundled pictures through SDL2_image alone, without the app layer.
find_package(SDL2 2.26 CONFIG REQUIRED)
find_package(SDL2_image CONFIG REQUIRED)

add_executable(test_bundled_pictures ${CMAKE_CURRENT_LIST_DIR}/picture/test_bundled_pictures.c)
target_link_libraries(test_bundled_pictures PRIVATE
  SDL2::SDL2 SDL2_image::SDL2_image claims m)
target_compile_definitions(test_bundled_pictures PRIVATE
  PICTURES_DIR="${PROJECT_SOURCE_DIR}/assets/pictures")
add_test(NAME app/test_bundled_pictures COMMAND test_bundled_pictures)
add_dependencies(unit_tests_app test_bundled_pictures)
