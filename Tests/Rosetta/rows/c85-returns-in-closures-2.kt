fun f(xs: List<Int>): List<Int> = xs.map { if (it > 1) { 0 } else { val y = it + 1
    y } }
