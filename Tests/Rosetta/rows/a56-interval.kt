data class Timeout(val seconds: Double)
