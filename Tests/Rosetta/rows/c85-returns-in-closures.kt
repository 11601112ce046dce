fun f(xs: List<Int>): List<Int> = xs.map { x -> if (x > 1) return@map 0
    val y = x + 1
    y }
