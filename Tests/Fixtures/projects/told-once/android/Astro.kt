object Astro {
    fun meanLongitude(century: Double): Double = 280.46 + 36000.77 * century
}
