fun f(n: Int, xs: List<Int>) { for (i in 0 until n) { a(i) }
    for (i in 0 until xs.size) { b(xs[i]) }
    for (i in xs.indices) { c(i) } }
