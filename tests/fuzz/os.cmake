slidewise_fuzz(fuzz_lines os)
slidewise_fuzz(fuzz_user_dirs os)
