package fresh.corner.cart

enum class ProductCategory(val title: String) {
    PRODUCE("Fruit & Vegetables"),
    BAKERY("Bakery"),
    DAIRY("Dairy"),
    HOUSEHOLD("Household"),
}

data class CartLine(
    val sku: String,
    val name: String,
    val category: ProductCategory,
    val quantity: Int,
    val unitCents: Long,
) {
    val totalCents: Long get() = quantity * unitCents
}

class CartSummary(lines: List<CartLine>) {

    data class Section(val category: ProductCategory, val lines: List<CartLine>) {
        val totalCents: Long get() = lines.sumOf { it.totalCents }
    }

    val sections: List<Section> = lines
        .filter { it.quantity > 0 }
        .groupBy { it.category }
        .toSortedMap()
        .map { (category, lines) -> Section(category, lines) }

    val isEmpty: Boolean get() = sections.isEmpty()

    val itemCount: Int
        get() = sections.sumOf { section -> section.lines.sumOf { it.quantity } }

    val subtotalCents: Long
        get() = sections.sumOf { it.totalCents }

    val deliveryCents: Long
        get() = when {
            isEmpty -> 0L
            subtotalCents < FREE_DELIVERY_CENTS -> DELIVERY_FEE_CENTS
            else -> 0L
        }

    val missingForFreeDelivery: Long?
        get() = (FREE_DELIVERY_CENTS - subtotalCents).takeIf { deliveryCents > 0 }

    val totalCents: Long
        get() = subtotalCents + deliveryCents

    companion object {
        const val FREE_DELIVERY_CENTS = 3_500L
        const val DELIVERY_FEE_CENTS = 390L
    }
}
