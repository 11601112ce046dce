data class Cart(val items: List<Item>) {
    fun names(): List<String> = items.map { it.name }
}
