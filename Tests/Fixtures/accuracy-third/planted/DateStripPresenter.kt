package com.tablefor.booking.dates

data class DateStripItem(
    val epochDay: Int,
    val caption: String,
    val isSelected: Boolean,
    val isEnabled: Boolean,
)

/** Days are counted from 1 January 1970, a Thursday. */
class DateStripPresenter(
    private val today: Int,
    private val horizonDays: Int = 14,
    private val closedDays: Set<Int> = emptySet(),
) {
    init {
        require(horizonDays > 0 && today >= 0)
    }

    var selectedDay: Int = today
        private set

    val items: List<DateStripItem>
        get() = (0..horizonDays).map { offset ->
            val day = today + offset
            DateStripItem(
                epochDay = day,
                caption = captionFor(day),
                isSelected = day == selectedDay,
                isEnabled = day !in closedDays,
            )
        }

    val firstOpenDay: Int?
        get() = items.firstOrNull { it.isEnabled }?.epochDay

    fun select(day: Int): Boolean {
        val isOpen = items.any { it.epochDay == day && it.isEnabled }
        if (isOpen) selectedDay = day
        return isOpen
    }

    private fun captionFor(day: Int): String = when (day) {
        today -> "Today"
        today + 1 -> "Tomorrow"
        else -> WEEKDAYS[day % WEEKDAYS.size]
    }

    private companion object {
        val WEEKDAYS = listOf("Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed")
    }
}
