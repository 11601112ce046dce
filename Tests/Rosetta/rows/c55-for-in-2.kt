fun f(xs: List<Int>): Int { var sum = 0
    xs.forEach { sum = sum + it }
    return sum }
