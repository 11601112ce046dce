fun f(p: P) { var n = 0
    ++n
    n = n - 1
    p.count = p.count + 1
    use(n) }
