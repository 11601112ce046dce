fun make(range: Pair<Int, String>) {
}
