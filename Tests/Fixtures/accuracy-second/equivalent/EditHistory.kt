package com.example.editor.history

import java.lang.ref.WeakReference

interface EditHistoryDelegate {
    fun historyDidChange(canUndo: Boolean, canRedo: Boolean)
}

class EditHistory<S : Any>(initial: S, private val limit: Int = 50) {
    private val past = ArrayDeque<S>()
    private val future = ArrayDeque<S>()

    var present: S = initial
        private set

    private var delegateRef = WeakReference<EditHistoryDelegate>(null)

    var delegate: EditHistoryDelegate?
        get() = delegateRef.get()
        set(value) {
            delegateRef = WeakReference(value)
        }

    val canUndo get() = past.isNotEmpty()
    val canRedo get() = future.isNotEmpty()

    fun push(state: S) {
        if (state == present) return
        past.addLast(present)
        while (past.size > limit) past.removeFirst()
        future.clear()
        moveTo(state)
    }

    fun edit(transform: (S) -> S) = push(transform(present))

    fun undo(): S? = step(from = past, to = future)

    fun redo(): S? = step(from = future, to = past)

    fun revert() {
        if (past.isEmpty()) return
        val oldest = past.first()
        past.clear()
        future.clear()
        moveTo(oldest)
    }

    private fun step(from: ArrayDeque<S>, to: ArrayDeque<S>): S? =
        from.removeLastOrNull()?.also { target ->
            to.addLast(present)
            moveTo(target)
        }

    private fun moveTo(state: S) {
        present = state
        delegate?.historyDidChange(canUndo, canRedo)
    }
}
