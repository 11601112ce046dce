fun refresh() {
}
