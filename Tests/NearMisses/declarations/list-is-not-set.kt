fun find(ids: Set<String>) {
}
