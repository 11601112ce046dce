fun watch(updates: Flow<Int>, names: Flow<String>) {
}
