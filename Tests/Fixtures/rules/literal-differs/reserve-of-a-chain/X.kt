/** What a basket comes to. */
data class Basket(val owner: Owner?) {
    fun age(): Int = owner?.age ?: -1

    fun price(id: String): Int = find(id)?.price?.cents ?: 0
}
