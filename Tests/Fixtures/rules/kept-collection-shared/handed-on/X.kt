class Publisher(private val sink: MutableList<String>, private val names: MutableList<String>) {
    fun publish(name: String) { sink.add(name) }
    fun count(): Int = names.size
}
