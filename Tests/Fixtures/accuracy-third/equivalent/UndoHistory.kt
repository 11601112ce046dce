package org.papercut.editor.history

/** A bounded undo stack for editor screens. */
class UndoHistory<Snapshot : Any>(initial: Snapshot, limit: Int = 50) {

    var present: Snapshot = initial
        private set

    private val limit = limit.coerceAtLeast(1)
    private val past = ArrayDeque<Snapshot>()
    private val future = ArrayDeque<Snapshot>()

    val canUndo: Boolean get() = past.isNotEmpty()
    val canRedo: Boolean get() = future.isNotEmpty()

    fun push(snapshot: Snapshot) {
        if (snapshot == present) return
        past.addLast(present)
        while (past.size > limit) past.removeFirst()
        present = snapshot
        future.clear()
    }

    /** Replaces the present without leaving an undo step, e.g. while a slider moves. */
    fun amend(snapshot: Snapshot) {
        present = snapshot
    }

    fun undo(): Snapshot? = move(from = past, to = future)

    fun redo(): Snapshot? = move(from = future, to = past)

    fun reset(snapshot: Snapshot) {
        past.clear()
        future.clear()
        present = snapshot
    }

    private fun move(from: ArrayDeque<Snapshot>, to: ArrayDeque<Snapshot>): Snapshot? =
        from.removeLastOrNull()?.also {
            to.addLast(present)
            present = it
        }
}
