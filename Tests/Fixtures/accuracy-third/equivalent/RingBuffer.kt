package org.tinytools.collections

/** Keeps the last [capacity] elements, used for the debug log and the undo trail. */
class RingBuffer<T : Any>(val capacity: Int) : Iterable<T> {

    private val elements: ArrayDeque<T>

    init {
        require(capacity > 0) { "capacity must be positive" }
        elements = ArrayDeque(capacity)
    }

    val count: Int get() = elements.size
    val isEmpty: Boolean get() = elements.isEmpty()
    val isFull: Boolean get() = elements.size == capacity
    val first: T? get() = elements.firstOrNull()
    val last: T? get() = elements.lastOrNull()

    /** Appends at the end, and returns the element that had to make room. */
    fun append(element: T): T? {
        val dropped = if (isFull) elements.removeFirst() else null
        elements.addLast(element)
        return dropped
    }

    fun removeAll() = elements.clear()

    /** Position 0 is the oldest element. */
    operator fun get(position: Int): T {
        require(position in elements.indices) { "index out of range" }
        return elements[position]
    }

    /** The newest elements, at most [n] of them, oldest first. */
    fun latest(n: Int): List<T> = elements.takeLast(n.coerceAtLeast(0))

    override fun iterator(): Iterator<T> = elements.iterator()

    override fun toString(): String = elements.joinToString(prefix = "[", postfix = "]")
}
