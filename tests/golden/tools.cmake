# Tools for people: `gallery FOLDER` draws pages of tiles, boxes, texts and icons as pictures, and
# `frames COLUMNSxROWS` times frames while a tile slides, `spectrograms FOLDER` draws the sounds. None of them is
# built by default.
foreach(tool gallery frames spectrograms)
  add_executable(${tool} EXCLUDE_FROM_ALL ${tool}.c)
  target_link_libraries(${tool} PRIVATE app)
  target_include_directories(${tool} PRIVATE ${PROJECT_SOURCE_DIR}/src/app)
  target_compile_definitions(${tool} PRIVATE ASSETS_DIR="${PROJECT_SOURCE_DIR}/assets")
endforeach()
