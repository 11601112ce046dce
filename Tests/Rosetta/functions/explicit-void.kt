fun reset(hard: Boolean): Unit {
}
