func product(_ id: String) -> Product {
    if let cached = cache[id] {
        return cached
    }
    return load(id)
}
