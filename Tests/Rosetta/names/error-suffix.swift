func show(error: NetworkError) {
}
