fun f(n: Int, xs: List<Int>) { repeat(n) { i -> a(i) }
    for (i in 0..xs.size - 1) { b(xs.get(i)) }
    for (i in 0..xs.lastIndex) { c(i) } }
