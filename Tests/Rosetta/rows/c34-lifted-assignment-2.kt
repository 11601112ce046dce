fun f(on: Boolean): Int { val x: Int
    if (on) { x = 1 } else { x = 2 }
    return x * 2 }
