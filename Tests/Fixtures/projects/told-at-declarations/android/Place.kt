data class Place(val latitude: Double, val longitude: Double) {
    fun bearing(other: Place): Double {
        val difference = mix(other.longitude, longitude)
        val start = mix(latitude, 2.0)
        return clamp(difference, start)
    }

    fun distance(other: Place): Double {
        val start = mix(latitude, 3.0)
        return clamp(other.latitude, start)
    }
}

fun mix(a: Double, b: Double): Double = a + b / 2

fun clamp(a: Double, b: Double): Double = minOf(a, b)
