package com.northpine.calendar.ui

data class MonthKey(
    val year: Int,
    /** 1..12 */
    val month: Int,
)

class MonthPager(initial: MonthKey) {

    var onMonthShown: ((MonthKey) -> Unit)? = null

    var pageIndex: Int = indexOf(initial)
        private set(value) {
            if (field == value) return
            field = value
            onMonthShown?.invoke(currentMonth)
        }

    val currentMonth: MonthKey get() = monthAt(pageIndex)

    /** Pages count months from January of the epoch year; earlier months have negative pages. */
    fun monthAt(index: Int): MonthKey {
        val years = Math.floorDiv(index, 12)
        val month = index - years * 12
        return MonthKey(EPOCH_YEAR + years, month + 1)
    }

    fun next() {
        pageIndex += 1
    }

    fun previous() {
        pageIndex -= 1
    }

    fun show(month: MonthKey) {
        if (month.month !in 1..12) return
        pageIndex = indexOf(month)
    }

    companion object {
        const val EPOCH_YEAR = 2020

        private fun indexOf(month: MonthKey): Int =
            (month.year - EPOCH_YEAR) * 12 + month.month - 1
    }
}
