package com.labnote.drafts

data class MeasurementDraft(
    var title: String,
    val values: MutableList<Double>,
    val tags: MutableSet<String>,
) {
    val average: Double?
        get() = if (values.isEmpty()) null else values.sum() / values.size
}

class DraftHistory(initial: MeasurementDraft, private val limit: Int = 50) {
    private val snapshots = mutableListOf<MeasurementDraft>()

    var current: MeasurementDraft = initial
        private set

    val canUndo: Boolean get() = snapshots.isNotEmpty()

    fun rename(title: String) {
        save()
        current.title = title
    }

    fun append(value: Double) {
        save()
        current.values.add(value)
    }

    fun toggleTag(tag: String) {
        save()
        if (!current.tags.remove(tag)) {
            current.tags.add(tag)
        }
    }

    fun undo() {
        val previous = snapshots.removeLastOrNull() ?: return
        current = previous
    }

    private fun save() {
        snapshots.add(current.copy())
        if (snapshots.size > limit) {
            snapshots.removeAt(0)
        }
    }
}
