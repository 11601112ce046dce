enum class Prayer {
    NONE, FAJR, ISHA
//~ ^^^^ missing-case
}

data class Times(val fajr: Int, val isha: Int) {
    fun current(time: Int): Prayer {
        if (time >= isha) return Prayer.ISHA
        if (time >= fajr) return Prayer.FAJR
        return Prayer.NONE
    }

    fun next(time: Int): Prayer {
        if (time >= isha) return Prayer.ISHA
        return Prayer.FAJR
    }
}
