foreach(name test_start test_gallery test_drag test_held_keys)
  graphics_test(${name})
endforeach()
