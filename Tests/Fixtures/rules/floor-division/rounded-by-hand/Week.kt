class Week {
    fun week(day: Int): Int = day.floorDiv(7)
    fun era(year: Int): Int = Math.floorDiv(year, 400)
    fun half(day: Int): Int = day.div(2)
}
