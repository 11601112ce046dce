class Tags {
    private val names: MutableSet<String> = mutableSetOf()
    fun add(name: String) { names.add(name) }
    fun has(name: String): Boolean = names.contains(name)
}
