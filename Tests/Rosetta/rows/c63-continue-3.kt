fun f(xs: List<Int?>) { for (x in xs) { if (x == null || x <= 0) { continue }
    a(x)
    b(x) } }
