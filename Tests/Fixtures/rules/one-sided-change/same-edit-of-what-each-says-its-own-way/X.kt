class Eclipse(val almanac: Almanac) {
    fun nextShadow(place: Place): Shadow {
        val day = Day(2027, 8)
        val moon = almanac.moon(day)
        return almanac.shadow(moon, place)
    }
}
