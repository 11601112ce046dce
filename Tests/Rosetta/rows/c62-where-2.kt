fun f(xs: List<Int>) { for (x in xs) { if (x <= 1) continue
    a(x)
    b(x) } }
