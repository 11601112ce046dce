func make(range: (Int, String)) {
}
