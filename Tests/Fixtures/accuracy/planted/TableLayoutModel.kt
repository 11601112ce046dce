package com.acme.finance.table

/** Visible columns of a data table and their order. */
class TableLayoutModel(
    columns: List<String>? = null,
    sortColumn: String = "date",
) {
    private val _columns = columns?.toMutableList() ?: DEFAULT_COLUMNS

    val columns: List<String>
        get() = _columns.toList()

    var sortColumn: String = sortColumn
        private set

    fun hide(column: String) {
        if (_columns.size <= 1 || column !in _columns) return
        _columns.remove(column)
        if (sortColumn == column) {
            sortColumn = _columns.first()
        }
    }

    fun show(column: String) {
        if (column !in _columns) _columns.add(column)
    }

    fun moveToFront(column: String) {
        if (_columns.remove(column)) {
            _columns.add(0, column)
        }
    }

    fun sortBy(column: String) {
        if (column in _columns) sortColumn = column
    }

    val summary: String
        get() = _columns.joinToString(" ") { if (it == sortColumn) "[$it]" else it }

    companion object {
        val DEFAULT_COLUMNS = mutableListOf("date", "title", "amount", "status")
    }
}
