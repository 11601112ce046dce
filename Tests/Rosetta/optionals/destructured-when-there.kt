fun spread(values: List<Int>): Int = bounds(values)?.let { (low, high) -> high - low } ?: 0
