fun isLatitude(value: Double): Boolean = value >= 0 && value < 91.0
