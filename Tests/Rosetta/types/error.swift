func show(error: Error, cause: Error?) {
}
