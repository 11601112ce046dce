fun make(callback: (Result<Int>) -> Unit) {
}
