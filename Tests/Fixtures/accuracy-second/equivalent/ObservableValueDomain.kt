package com.example.core.observable

import kotlin.properties.Delegates

fun interface ICancellable {
    fun cancel()
}

class ObservableValue<T>(initial: T) {
    private class Entry<T>(val handler: (T) -> Unit)

    private val observers = mutableListOf<Entry<T>>()

    var value: T by Delegates.observable(initial) { _, old, new ->
        if (old != new) notifyObservers(new)
    }

    fun observe(emitInitial: Boolean = true, handler: (T) -> Unit): ICancellable {
        val entry = Entry(handler)
        observers.add(entry)
        if (emitInitial) {
            handler(value)
        }
        return ICancellable { observers.remove(entry) }
    }

    fun update(transform: (T) -> T) {
        value = transform(value)
    }

    private fun notifyObservers(current: T) {
        observers.toList().forEach { it.handler(current) }
    }
}

class CancelBag {
    private val items = mutableListOf<ICancellable>()

    fun add(item: ICancellable) {
        items += item
    }

    fun cancelAll() {
        items.forEach(ICancellable::cancel)
        items.clear()
    }
}
