fun isAngle(x: Double): Boolean = x in 0.0..180.0
