fun move(to: Int, from: Int) {
}
