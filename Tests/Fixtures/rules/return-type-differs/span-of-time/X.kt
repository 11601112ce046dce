interface Clock {
    fun span(): Long
    fun ratio(): Long
}
