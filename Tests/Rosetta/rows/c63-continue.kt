fun f(xs: List<Int?>) { for (x in xs) { val y = x ?: continue
    if (y <= 0) continue
    a(y)
    b(y) } }
