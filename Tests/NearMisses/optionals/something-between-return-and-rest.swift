func title(_ id: String) -> Title {
    if let kept = store.title(id) {
        return kept
    }
    misses += 1
    return load(id)
}
