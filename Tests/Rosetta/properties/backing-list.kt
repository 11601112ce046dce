class Cart {
    private val _items: MutableList<String> = mutableListOf()
    val items: List<String> = _items

    fun add(item: String) {
        _items.add(item)
    }
}
