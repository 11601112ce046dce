fun f(p: P) { var n = 0
    n++
    n--
    p.count++
    use(n) }
