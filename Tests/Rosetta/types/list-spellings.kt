fun make(a: List<String>, b: MutableList<Int>): List<String> {
    return a
}
