fun reset() {
}
