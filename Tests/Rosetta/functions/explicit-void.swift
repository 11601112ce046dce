func reset(hard: Bool) -> Void {
}
