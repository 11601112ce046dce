interface Reader {
    fun stop(cancelled: Boolean = true)
    //~ default-arguments-dispatch
}
class NearReader : Reader {
    override fun stop(cancelled: Boolean) { close(cancelled) }
    fun close(cancelled: Boolean) {}
}
