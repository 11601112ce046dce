fun f(on: Boolean): Int { val x = when { on -> 1; else -> 2 }
    return x * 2 }
