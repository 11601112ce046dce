enum class Prayer {
    FAJR,
    ASR,
    NONE,
    //~ missing-case
}

class Times(val first: Int) {
    fun time(prayer: Prayer): Int? = when (prayer) {
        Prayer.FAJR -> first
        Prayer.ASR -> first + 1
        Prayer.NONE -> null
    }
}
