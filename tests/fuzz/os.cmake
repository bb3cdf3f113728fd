slidewise_fuzz(fuzz_lines os)
