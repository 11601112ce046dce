fun product(id: String): Product = load(id) ?: cache[id]
