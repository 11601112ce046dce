fun distance(from: Int, to: Int): Int {
    prepare()
    note(from)
    val steps = from - to
    return steps * 2
}
