package com.northpine.core.observe

fun interface Cancellable {
    fun cancel()
}

class ObservableValue<T : Any>(value: T) {

    private class Observer<T>(val handler: (T) -> Unit)

    private var observers: List<Observer<T>> = emptyList()

    var value: T = value
        set(newValue) {
            val changed = field != newValue
            field = newValue
            if (changed) observers.forEach { it.handler(newValue) }
        }

    val observerCount: Int get() = observers.size

    fun observe(emitCurrent: Boolean = true, handler: (T) -> Unit): Cancellable {
        val observer = Observer(handler)
        observers = observers + observer
        if (emitCurrent) handler(value)
        return Cancellable { observers = observers - observer }
    }

    fun <P : Any> observe(selector: (T) -> P, onChange: (P) -> Unit): Cancellable {
        var last = selector(value)
        return observe(emitCurrent = false) { newValue ->
            val property = selector(newValue)
            if (property != last) {
                last = property
                onChange(property)
            }
        }
    }

    fun update(transform: (T) -> T) {
        value = transform(value)
    }
}
