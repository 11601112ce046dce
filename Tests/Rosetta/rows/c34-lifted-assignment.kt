fun f(on: Boolean): Int { val x = if (on) 1 else 2
    return x * 2 }
