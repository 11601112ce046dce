fun make(transform: (Int, String) -> Boolean, done: (() -> Unit)?) {
}
