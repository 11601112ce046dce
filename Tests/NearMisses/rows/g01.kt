fun head(xs: List<Int>): Int? { return xs.first() }
