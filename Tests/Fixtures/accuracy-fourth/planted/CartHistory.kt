package com.acme.shop.cart.history

data class CartItem(val sku: String, val priceCents: Long)

data class CartState(
    val items: MutableList<CartItem> = mutableListOf(),
    var couponCode: String? = null,
)

/** Cart with a bounded undo stack. */
class CartHistory(private val limit: Int = 10) {

    private var current = CartState()
    private val undoStack = ArrayDeque<CartState>()

    val items: List<CartItem> get() = current.items.toList()
    val couponCode: String? get() = current.couponCode
    val canUndo: Boolean get() = undoStack.isNotEmpty()
    val totalCents: Long get() = current.items.sumOf { it.priceCents }

    fun add(item: CartItem) {
        checkpoint()
        current.items += item
    }

    fun remove(sku: String) {
        if (current.items.none { it.sku == sku }) return
        checkpoint()
        current.items.removeAll { it.sku == sku }
    }

    fun applyCoupon(code: String?) {
        if (code == current.couponCode) return
        checkpoint()
        current.couponCode = code
    }

    fun undo(): Boolean {
        current = undoStack.removeLastOrNull() ?: return false
        return true
    }

    private fun checkpoint() {
        undoStack.addLast(current.copy())
        if (undoStack.size > limit) undoStack.removeFirst()
    }
}
