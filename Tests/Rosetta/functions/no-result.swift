func reset() {
}
