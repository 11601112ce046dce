fun f(xs: List<Int>): List<Int> = xs.map { x -> x * 2 }
