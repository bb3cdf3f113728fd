# Parts of the game's window, without a window.
foreach(name controls pad_mappings thumbnail)
  slidewise_fuzz(fuzz_${name} app)
  foreach(program replay_fuzz_${name} fuzz_${name})
    if(TARGET ${program})
      target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/src/app)
    endif()
  endforeach()
endforeach()
