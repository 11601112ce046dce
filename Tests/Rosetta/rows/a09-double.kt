fun area(width: Double, height: Double): Double = width * height
