foreach(name
    picture/test_decoder
    picture/test_gallery
    picture/test_thumbnails
    screens/test_drag
    screens/test_held_keys)
  graphics_test(${name})
endforeach()
