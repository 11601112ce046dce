fun user(id: String, isFresh: Boolean): User {
    if (!isFresh) {
        cache[id]?.let { return it }
    }
    return fetch(id)
}
