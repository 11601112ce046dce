fun merge(first: List<Row>, second: List<Row>) {
    val open = first.toMutableList()
    val other = second.toMutableList()
    while (other.isNotEmpty()) {
        val row = open.removeLast()
        show(row)
        other.removeLast()
    }
}
