interface Clock {
    fun now(): Int
    fun pause(reason: String)
}
