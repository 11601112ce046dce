fun f(xs: List<Int>): List<Int> = xs.sortedDescending()
