fun whole(x: Double): Double = round(x)
