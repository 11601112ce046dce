fun clamp(value: Int): Int = value.coerceIn(0, 100)
fun level(value: Int): Int = value.coerceIn(0..100)
fun part(value: Double): Double = value.coerceIn(0.0, 1.0)
fun index(value: Int): Int = value.coerceIn(-1, 9)
