interface Sink {
    fun accept(value: Int)
    fun reset(): Unit
    fun close()
}
