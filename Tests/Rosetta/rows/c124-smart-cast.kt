fun f(x: Shape): Int { if (x !is Circle) return 0
    return area(x) }
