fun half(x: Double): Double = x / 2.0
