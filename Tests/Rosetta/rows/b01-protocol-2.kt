interface Clock {
    abstract fun now(): Int
    fun pause(reason: String): Unit
}
