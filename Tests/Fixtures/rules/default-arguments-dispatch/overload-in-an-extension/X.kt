interface Reader {
    fun stop(cancelled: Boolean = true)
}
class NearReader : Reader {
    override fun stop(cancelled: Boolean) { close(cancelled) }
    fun close(cancelled: Boolean) {}
}
