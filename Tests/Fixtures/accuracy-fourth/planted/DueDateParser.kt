package todo.quickadd

enum class Weekday {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    /** Days from this day to the next [other], 0 to 6. */
    fun daysUntil(other: Weekday): Int = (other.ordinal - ordinal).mod(7)
}

data class DueDate(val dayOffset: Int, val hour: Int = 9)

/** Understands what people type into the quick-add field of the to-do list. */
class DueDateParser(private val today: Weekday) {

    fun parse(phrase: String): DueDate? {
        val words = phrase.lowercase().split(' ').filter { it.isNotEmpty() }
        return when (words.joinToString(" ")) {
            "today" -> DueDate(dayOffset = 0, hour = 18)
            "tonight" -> DueDate(dayOffset = 0, hour = 20)
            "tomorrow" -> DueDate(dayOffset = 1)
            "next week" -> DueDate(daysToFollowing(Weekday.MONDAY))
            else -> weekday(words) ?: relative(words)
        }
    }

    private fun weekday(words: List<String>): DueDate? {
        val name = words.drop(if (words.firstOrNull() == "on") 1 else 0).singleOrNull() ?: return null
        return Weekday.entries
            .firstOrNull { it.name.lowercase() == name }
            ?.let { DueDate(daysToFollowing(it)) }
    }

    private fun relative(words: List<String>): DueDate? {
        if (words.size != 3 || words[0] != "in") return null
        val (_, count, unit) = words
        val amount = count.takeIf { NUMBER.matches(it) }?.toInt() ?: return null
        return when (unit) {
            "day", "days" -> DueDate(amount)
            "week", "weeks" -> DueDate(amount * 7)
            else -> null
        }
    }

    private fun daysToFollowing(day: Weekday): Int =
        today.daysUntil(day).takeIf { it > 0 } ?: 7

    private companion object {
        val NUMBER = Regex("[0-9]{1,3}")
    }
}
