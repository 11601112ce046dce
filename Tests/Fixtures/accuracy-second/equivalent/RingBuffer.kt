package com.northpine.core.collections

/** Fixed-size history of the most recent elements, oldest first. */
class RingBuffer<E : Any>(val capacity: Int) {

    init {
        require(capacity > 0)
    }

    private val storage = arrayOfNulls<Any>(capacity)
    private var start = 0

    var count = 0
        private set

    val isEmpty: Boolean get() = count == 0
    val isFull: Boolean get() = count == capacity

    @Suppress("UNCHECKED_CAST")
    operator fun get(index: Int): E {
        require(index in 0 until count) { "index out of range" }
        return storage[(start + index) % capacity] as E
    }

    val first: E? get() = if (isEmpty) null else this[0]
    val last: E? get() = if (isEmpty) null else this[count - 1]

    /** Appends the element and returns the one that had to make room, if any. */
    @Suppress("UNCHECKED_CAST")
    fun push(element: E): E? {
        if (!isFull) {
            storage[(start + count) % capacity] = element
            count++
            return null
        }
        val dropped = storage[start] as E
        storage[start] = element
        start = (start + 1) % capacity
        return dropped
    }

    fun pop(): E? {
        if (isEmpty) return null
        val element = this[0]
        storage[start] = null
        start = (start + 1) % capacity
        count--
        return element
    }

    fun toList(): List<E> = List(count) { this[it] }

    fun clear() {
        storage.fill(null)
        start = 0
        count = 0
    }
}
