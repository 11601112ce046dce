func user(_ id: String, _ isFresh: Bool) -> User {
    if !isFresh, let cached = cache[id] {
        return cached
    }
    return fetch(id)
}
