fun fill(n: Int, a: String?, b: String?, c: String?, tags: List<String>) {
    week = IntArray(7)
    marks = BooleanArray(n)
    present = listOfNotNull(a, b, c)
    labels = tags.distinct().sorted()
}
