fun f(n: Int, xs: List<Int>) { for (i in 0..<n) { a(i) }
    for (i in 0..<xs.size) b(xs[i])
    for (i in 0 until xs.size) c(i) }
