fun scale(value: Double, factor: Double): Double = value * factor
fun run(): Double = scale(value = 2.0, factor = 3.0)
