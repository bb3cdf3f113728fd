foreach(name
    picture/test_gallery
    screens/test_drag
    screens/test_held_keys)
  graphics_test(${name})
endforeach()
