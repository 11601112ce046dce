fun last(range: IntRange): Int = range.last
