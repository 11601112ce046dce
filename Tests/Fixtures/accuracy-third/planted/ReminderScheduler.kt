package com.plantpot.care.reminders

enum class ReminderUnit(val title: String, internal val millis: Int, val allowedAmounts: IntRange) {
    MINUTES("Minutes", 60_000, 1..59),
    HOURS("Hours", 3_600_000, 1..23),
    DAYS("Days", 86_400_000, 1..90);

    fun nameFor(amount: Int): String {
        val plural = title.lowercase()
        return if (amount == 1) plural.removeSuffix("s") else plural
    }
}

data class ReminderForm(
    val amount: Int = 10,
    val unit: ReminderUnit = ReminderUnit.MINUTES,
) {
    val isValid: Boolean
        get() = amount in unit.allowedAmounts

    val label: String
        get() = "In $amount ${unit.nameFor(amount)}"

    fun changing(unit: ReminderUnit): ReminderForm =
        ReminderForm(amount.coerceIn(unit.allowedAmounts), unit)

    /** Milliseconds since 1970, null while the form is invalid. */
    fun fireTime(nowMillis: Long): Long? {
        if (!isValid) return null
        val delay = amount * unit.millis
        return nowMillis + delay
    }
}
