enum class Day(val value: Int) {
    MON(1), TUE(2), WED(3);

    val next: Day get() = entries.first { it.value == value % 3 + 1 }
}

fun day(number: Int): Day = Day.entries.first { it.value == number }
