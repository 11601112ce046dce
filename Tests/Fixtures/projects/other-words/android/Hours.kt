class Hours(val rise: Double, val set: Double, val noon: Double) {
    fun at(angle: Int): Double = find(angle)

    fun evening(angle: Int): Double = find(angle + 1)

    fun name(angle: Int): Int = label(angle)
}
