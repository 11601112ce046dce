package com.larkshop.cart.model

data class CartLine(
    val sku: String,
    val title: String,
    val unitPrice: Long,
    val quantity: Int,
) {
    val id: String get() = sku
    val total: Long get() = unitPrice * quantity
}

data class Cart(val lines: List<CartLine> = emptyList()) {

    val isEmpty: Boolean get() = lines.isEmpty()
    val itemCount: Int get() = lines.sumOf { it.quantity }
    val subtotal: Long get() = lines.sumOf { it.total }

    val shipping: Long
        get() = if (isEmpty || subtotal >= FREE_SHIPPING_THRESHOLD) 0 else SHIPPING_FEE

    val total: Long get() = subtotal + shipping

    fun adding(line: CartLine): Cart {
        val index = lines.indexOfFirst { it.sku == line.sku }
        if (index < 0) {
            return copy(lines = lines + line.copy(quantity = minOf(line.quantity, MAX_QUANTITY_PER_LINE)))
        }
        val quantity = lines[index].quantity + line.quantity
        val updated = lines.toMutableList()
        updated[index] = updated[index].copy(quantity = minOf(quantity, MAX_QUANTITY_PER_LINE))
        return copy(lines = updated)
    }

    fun settingQuantity(quantity: Int, sku: String): Cart {
        if (quantity <= 0) return removing(sku)
        return copy(
            lines = lines.map { line ->
                if (line.sku == sku) {
                    line.copy(quantity = minOf(quantity, MAX_QUANTITY_PER_LINE))
                } else {
                    line
                }
            },
        )
    }

    fun removing(sku: String): Cart = copy(lines = lines.filterNot { it.sku == sku })

    companion object {
        const val MAX_QUANTITY_PER_LINE = 20
        const val FREE_SHIPPING_THRESHOLD = 5_000L
        const val SHIPPING_FEE = 490L
    }
}
