class Store {
    fun product(id: String): Product = cache[id] ?: load(id)

    fun copy(id: String): Product? = cache[id]

    fun title(name: String?): String = name ?: fallback()

    fun needed(id: String): Product = cache[id] ?: throw StoreError.Missing

    fun chosen(policy: Policy, id: String): Product = when (policy) {
        Policy.CACHED -> cache[id] ?: load(id)
        Policy.FRESH -> load(id)
    }
}
