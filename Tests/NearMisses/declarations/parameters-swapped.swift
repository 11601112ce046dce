func move(from: Int, to: Int) {
}
