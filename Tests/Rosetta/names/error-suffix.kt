fun show(error: NetworkException) {
}
