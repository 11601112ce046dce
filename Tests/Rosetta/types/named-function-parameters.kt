fun make(transform: (id: Int) -> Boolean) {
}
