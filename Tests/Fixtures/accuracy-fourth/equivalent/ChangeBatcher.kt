package no.fjord.crm.sync

import java.util.Locale

data class RowChange(val table: String, val rowId: String, val json: String) {
    val byteCount: Int by lazy(LazyThreadSafetyMode.NONE) { json.encodeToByteArray().size }
}

data class ChangeBatch(val sequence: Int, val changes: List<RowChange>) {
    override fun toString(): String {
        val tables = changes.distinctBy { it.table }.size
        return "#%03d: %d changes in %d tables".format(Locale.ROOT, sequence, changes.size, tables)
    }
}

/** Splits the change log into uploads the sync endpoint accepts. */
class ChangeBatcher(
    private val maxCount: Int = 100,
    private val maxBytes: Int = 64 * 1024,
) {
    fun batches(changes: List<RowChange>, startingAt: Int = 1): List<ChangeBatch> = buildList {
        val open = mutableListOf<RowChange>()
        var bytes = 0

        fun flush() {
            if (open.isEmpty()) return
            add(ChangeBatch(sequence = startingAt + size, changes = open.toList()))
            open.clear()
            bytes = 0
        }

        for (change in changes) {
            if (open.size >= maxCount || bytes + change.byteCount > maxBytes) flush()
            open += change
            bytes += change.byteCount
        }
        flush()
    }
}
