class Sun(date: Parts, degrees: Double) {
    val rise: Double
    val set: Double
    val noon: Double

    init {
        rise = date.hour + degrees / 15
        set = date.hour - degrees / 15
        noon = if (rise > set) rise - set else 12.0
    }

    fun time(angle: Double): Double {
        val hours = angle / 15
        return hours
    }
}
