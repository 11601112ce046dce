package com.tillwise.reports

data class ReportEntry(val category: String, val amount: Long)

class ReportModel(val title: String, entries: List<ReportEntry> = emptyList()) {

    private val _entries = entries.toMutableList()
    val entries: List<ReportEntry> get() = _entries.toList()

    val total: Long by lazy {
        _entries.sumOf { it.amount }
    }

    val totalsByCategory: Map<String, Long>
        get() = _entries
            .groupBy { it.category }
            .mapValues { (_, group) -> group.sumOf { it.amount } }

    val topCategory: String?
        get() = totalsByCategory.entries
            .sortedWith(compareByDescending<Map.Entry<String, Long>> { it.value }.thenBy { it.key })
            .firstOrNull()
            ?.key

    fun add(entry: ReportEntry) {
        if (entry.amount == 0L) return
        _entries += entry
    }

    fun removeAll(category: String) {
        _entries.removeAll { it.category == category }
    }

    fun sharePercent(category: String): Int {
        if (total <= 0) return 0
        return ((totalsByCategory[category] ?: 0L) * 100 / total).toInt()
    }
}
