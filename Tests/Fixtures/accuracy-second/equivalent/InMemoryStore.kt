package com.example.core.store

interface Entity<ID : Any> {
    val id: ID
}

interface Store<ID : Any, T : Entity<ID>> {
    fun find(id: ID): T?
    fun all(): List<T>
    fun save(item: T)
    fun delete(id: ID): Boolean

    fun saveAll(items: List<T>) {
        items.forEach(::save)
    }

    fun find(ids: List<ID>): List<T> = ids.mapNotNull { find(it) }

    @Throws(StoreException::class)
    fun require(id: ID): T = find(id) ?: throw StoreException.NotFound(id.toString())
}

sealed class StoreException : Exception() {
    data class NotFound(val id: String) : StoreException()
}

class InMemoryStore<ID : Any, T : Entity<ID>>(seed: List<T> = emptyList()) : Store<ID, T> {
    private val items = LinkedHashMap<ID, T>()
    private val lock = Any()

    init {
        saveAll(seed)
    }

    override fun find(id: ID): T? = synchronized(lock) { items[id] }

    override fun all(): List<T> = synchronized(lock) { items.values.toList() }

    override fun save(item: T) {
        synchronized(lock) {
            items[item.id] = item
        }
    }

    override fun delete(id: ID): Boolean = synchronized(lock) {
        items.remove(id) != null
    }
}
