enum class Prayer {
    FAJR,
    ISHA,
    NONE,
    //~ missing-case: Swift has no case for `NONE`
}

data class Portions(val first: Double, val last: Double)

class Times {
    val fajr: Double = 4.0
    val isha: Double = 21.0

    fun portions(night: Double): Portions = Portions(night / 2, night / 3)
}
