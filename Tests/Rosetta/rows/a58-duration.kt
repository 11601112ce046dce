data class Timeout(val value: kotlin.time.Duration)
