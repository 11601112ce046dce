fun f(x: Shape): Int { val c = x as? Circle ?: return 0
    return area(c) }
