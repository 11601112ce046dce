fun f() { var n = 0
    do { n++
        step(n) } while (n < 5) }
