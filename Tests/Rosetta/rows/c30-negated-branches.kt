fun f(x: Int?, on: Boolean): Int { if (on) { b() } else { a() }
    if (x != null) { b() } else { a() }
    return if (!on) 2 else 1 }
