func reset(hard: Bool) -> () {
}
