fun repeatName(count: List<Int>): List<String> {
    return count.map { "x" }
}
