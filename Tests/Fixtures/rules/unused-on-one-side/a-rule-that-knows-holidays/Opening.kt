data class Day(val number: Int, val isHoliday: Boolean)

class Opening(var closesEarly: Boolean = false) {
    fun hours(day: Day): Int = mapOf(6 to 5, 7 to 0)
        .withDefault { if (day.isHoliday) 0 else 9 }
        //~ unused-on-one-side: asks for `day.isHoliday`
        .getValue(day.number)
}
