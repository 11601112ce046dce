package com.example.shop.cart

sealed class CartException(message: String) : Exception(message) {
    data class QuantityOutOfRange(val quantity: Int) : CartException("quantity out of range")
    data class UnknownLine(val sku: String) : CartException("unknown line")
}

class ShoppingCart {
    data class Line(
        val sku: String,
        val title: String,
        val unitPrice: Long,
        val quantity: Int,
    ) {
        val total: Long get() = unitPrice * quantity
    }

    private val _lines = mutableListOf<Line>()
    val lines: List<Line> get() = _lines.toList()

    val isEmpty: Boolean get() = _lines.isEmpty()

    val itemCount: Int
        get() = _lines.sumOf { it.quantity }

    val subtotal: Long
        get() = _lines.sumOf { it.total }

    @Throws(CartException::class)
    fun add(sku: String, title: String, unitPrice: Long, quantity: Int = 1) {
        if (quantity <= 0) {
            throw CartException.QuantityOutOfRange(quantity)
        }
        val index = _lines.indexOfFirst { it.sku == sku }
        if (index >= 0) {
            val newQuantity = _lines[index].quantity + quantity
            if (newQuantity > MAX_QUANTITY_PER_LINE) {
                throw CartException.QuantityOutOfRange(newQuantity)
            }
            _lines[index] = _lines[index].copy(quantity = newQuantity)
        } else {
            if (quantity > MAX_QUANTITY_PER_LINE) {
                throw CartException.QuantityOutOfRange(quantity)
            }
            _lines.add(Line(sku, title, unitPrice, quantity))
        }
    }

    @Throws(CartException::class)
    fun setQuantity(quantity: Int, sku: String) {
        val index = _lines.indexOfFirst { it.sku == sku }
        if (index < 0) throw CartException.UnknownLine(sku)
        if (quantity == 0) {
            _lines.removeAt(index)
            return
        }
        if (quantity !in 1..MAX_QUANTITY_PER_LINE) {
            throw CartException.QuantityOutOfRange(quantity)
        }
        _lines[index] = _lines[index].copy(quantity = quantity)
    }

    fun remove(sku: String): Boolean {
        val index = _lines.indexOfFirst { it.sku == sku }
        if (index < 0) return false
        _lines.removeAt(index)
        return true
    }

    fun clear() {
        _lines.clear()
    }

    companion object {
        const val MAX_QUANTITY_PER_LINE = 20
    }
}
