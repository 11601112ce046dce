package com.northpine.core.cache

class LRUCache<K : Any, V : Any>(val capacity: Int) {

    private class Node<K, V>(val key: K, var value: V) {
        var previous: Node<K, V>? = null
        var next: Node<K, V>? = null
    }

    var onEvict: ((K, V) -> Unit)? = null

    val count: Int get() = nodes.size

    private val nodes = HashMap<K, Node<K, V>>()
    private var head: Node<K, V>? = null
    private var tail: Node<K, V>? = null

    init {
        require(capacity > 0) { "capacity must be positive" }
    }

    fun value(key: K): V? {
        val node = nodes[key] ?: return null
        moveToFront(node)
        return node.value
    }

    fun setValue(value: V, key: K) {
        nodes[key]?.let { node ->
            node.value = value
            moveToFront(node)
            return
        }
        val node = Node(key, value)
        nodes[key] = node
        insertAtFront(node)
        if (nodes.size > capacity) {
            evictLast()
        }
    }

    fun removeValue(key: K): V? {
        val node = nodes.remove(key) ?: return null
        unlink(node)
        return node.value
    }

    fun removeAll() {
        nodes.clear()
        head = null
        tail = null
    }

    private fun moveToFront(node: Node<K, V>) {
        if (node === head) return
        unlink(node)
        insertAtFront(node)
    }

    private fun insertAtFront(node: Node<K, V>) {
        node.previous = null
        node.next = head
        head?.previous = node
        head = node
        if (tail == null) tail = node
    }

    private fun unlink(node: Node<K, V>) {
        val previous = node.previous
        val next = node.next
        if (previous != null) previous.next = next else head = next
        if (next != null) next.previous = previous else tail = previous
        node.previous = null
        node.next = null
    }

    private fun evictLast() {
        val last = tail ?: return
        unlink(last)
        nodes.remove(last.key)
        onEvict?.invoke(last.key, last.value)
    }
}
