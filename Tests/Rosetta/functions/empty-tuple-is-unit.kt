fun reset(hard: Boolean) {
}
