fun f(xs: List<Int?>) { xs.forEach { x -> if (x == null || x <= 0) return@forEach
    a(x)
    b(x) } }
