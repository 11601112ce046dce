let small = 4
