data class Basket(val owner: Owner?) {
    fun age(): Int = owner?.age ?: 0

    fun price(id: String): Int = find(id)?.price?.cents ?: 0

    fun label(id: String): String? = find(id)?.label

    fun stock(id: String): Int {
        val item = find(id) ?: return 0
        return item.stock
    }
}
