# The tests of reading pictures need a few files of the app layer, not the whole of it.
find_package(SDL2 2.26 CONFIG REQUIRED)
find_package(SDL2_image CONFIG REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBEXIF REQUIRED IMPORTED_TARGET libexif)
pkg_check_modules(LIBJPEG REQUIRED IMPORTED_TARGET libjpeg)
pkg_check_modules(LIBPNG REQUIRED IMPORTED_TARGET libpng)

function(picture_test file)
  get_filename_component(name ${file} NAME)
  set(app ${PROJECT_SOURCE_DIR}/src/app)
  add_executable(${name} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${file}.c
    ${app}/picture/picture.c ${app}/picture/picture_cut.c ${app}/picture/picture_decode.c
    ${app}/picture/picture_pixels.c ${app}/picture/picture_sdl.c ${app}/picture/jpeg.c ${app}/picture/png.c
    ${app}/picture/picture_header.c)
  target_include_directories(${name} PRIVATE ${app} ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  target_link_libraries(${name} PRIVATE base os puzzle game SDL2::SDL2 SDL2_image::SDL2_image
    PkgConfig::LIBEXIF PkgConfig::LIBJPEG PkgConfig::LIBPNG claims m)
  target_compile_definitions(${name} PRIVATE PICTURES="${PROJECT_SOURCE_DIR}/tests/data/pictures/")
  add_test(NAME app/${name} COMMAND ${name})
  add_dependencies(unit_tests_app ${name})
endfunction()

picture_test(picture/test_picture)
picture_test(picture/test_picture_cut)
picture_test(picture/test_picture_damaged)
