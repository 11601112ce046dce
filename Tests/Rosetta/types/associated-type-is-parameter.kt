interface Store<T> {
    fun load(id: String): T?
    fun save(item: T)
}
