fun f(xs: List<Int>): Int { var sum = 0
    for (x in xs) { sum += x }
    return sum }
