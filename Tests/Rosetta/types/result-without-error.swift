func make(callback: (Result<Int, Error>) -> Void) {
}
