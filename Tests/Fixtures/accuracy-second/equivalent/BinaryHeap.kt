package com.northpine.core.collections

import java.util.Collections

class BinaryHeap<E : Any>(private val precedes: (E, E) -> Boolean) {

    private val elements = ArrayList<E>()

    val count: Int get() = elements.size
    val isEmpty: Boolean get() = elements.isEmpty()
    val peek: E? get() = elements.firstOrNull()

    fun push(element: E) {
        elements.add(element)
        siftUp(elements.lastIndex)
    }

    fun pop(): E? {
        val top = elements.firstOrNull() ?: return null
        val last = elements.removeAt(elements.lastIndex)
        if (elements.isNotEmpty()) {
            elements[0] = last
            siftDown(0)
        }
        return top
    }

    fun removeFirstWhere(predicate: (E) -> Boolean): Boolean {
        val index = elements.indexOfFirst(predicate)
        if (index == -1) return false
        val last = elements.removeAt(elements.lastIndex)
        if (index < elements.size) {
            elements[index] = last
            siftDown(index)
            siftUp(index)
        }
        return true
    }

    fun drain(): List<E> = generateSequence { pop() }.toList()

    private fun siftUp(start: Int) {
        var child = start
        while (child > 0) {
            val parent = (child - 1) / 2
            if (!precedes(elements[child], elements[parent])) return
            Collections.swap(elements, child, parent)
            child = parent
        }
    }

    private tailrec fun siftDown(parent: Int) {
        var candidate = parent
        for (child in 2 * parent + 1..2 * parent + 2) {
            if (child < elements.size && precedes(elements[child], elements[candidate])) {
                candidate = child
            }
        }
        if (candidate == parent) return
        Collections.swap(elements, parent, candidate)
        siftDown(candidate)
    }

    companion object {
        operator fun <T : Comparable<T>> invoke(): BinaryHeap<T> = BinaryHeap { a, b -> a < b }
    }
}
