fun make(range: Pair<Int, Int>) {
}
