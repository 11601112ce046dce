fun f(xs: List<Int>) { xs.filter { it > 1 }.forEach { a(it)
    b(it) } }
