fun without(xs: List<Int>, x: Int): List<Int> = xs - x
