# Tools for people: `frames COLUMNSxROWS` times frames while a tile slides, `spectrograms FOLDER` draws the sounds.
# Neither is built by default.
foreach(tool frames spectrograms)
  add_executable(${tool} EXCLUDE_FROM_ALL ${tool}.c)
  target_link_libraries(${tool} PRIVATE app)
  target_include_directories(${tool} PRIVATE ${PROJECT_SOURCE_DIR}/src/app)
  target_compile_definitions(${tool} PRIVATE ASSETS_DIR="${PROJECT_SOURCE_DIR}/assets")
endforeach()
