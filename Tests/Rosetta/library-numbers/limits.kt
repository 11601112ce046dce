fun limits(): List<Long> {
    return listOf(Long.MAX_VALUE, Long.MIN_VALUE)
}
