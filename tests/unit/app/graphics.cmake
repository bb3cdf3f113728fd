# The tests of baking and drawing look into the app layer's own headers.
function(graphics_test file)
  get_filename_component(name ${file} NAME)
  slidewise_test(app ${file})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src/app)
  target_compile_definitions(${name} PRIVATE ASSETS_DIR="${PROJECT_SOURCE_DIR}/assets"
    SLIDEWISE_PROGRAM="$<TARGET_FILE:slidewise>")
  add_dependencies(${name} slidewise) # it decodes pictures
endfunction()

graphics_test(draw/test_style)
graphics_test(draw/test_glazes)
graphics_test(draw/test_box)
graphics_test(draw/test_font)
graphics_test(draw/test_icon)
graphics_test(draw/test_tile)
graphics_test(draw/test_draw)
graphics_test(draw/test_rect)
graphics_test(draw/test_damage)
graphics_test(draw/test_png)
graphics_test(draw/test_resample)
graphics_test(draw/test_cache)
graphics_test(draw/test_render)
