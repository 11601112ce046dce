package com.basketly.cart

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

data class CartLine(
    val sku: String,
    val unitPriceCents: Long,
    val quantity: Int,
) {
    val id: String get() = sku
    val totalCents: Long get() = unitPriceCents * quantity
}

class CartStore {
    private val _lines = MutableStateFlow<List<CartLine>>(emptyList())
    val lines: StateFlow<List<CartLine>> = _lines.asStateFlow()

    val subtotalCents: Long get() = lines.value.sumOf { it.totalCents }
    val itemCount: Int get() = lines.value.sumOf { it.quantity }
    val isEmpty: Boolean get() = lines.value.isEmpty()

    fun add(sku: String, unitPriceCents: Long, quantity: Int = 1) {
        if (quantity <= 0) return
        val addition = quantity.coerceAtMost(MAX_QUANTITY_PER_LINE)
        _lines.update { current ->
            if (current.none { it.sku == sku }) {
                current + CartLine(sku, unitPriceCents, addition)
            } else {
                current.replacing(sku) { it.quantity + addition }
            }
        }
    }

    fun setQuantity(quantity: Int, sku: String) {
        if (quantity <= 0) return remove(sku)
        _lines.update { current -> current.replacing(sku) { quantity } }
    }

    fun remove(sku: String) {
        _lines.update { current -> current.filterNot { it.sku == sku } }
    }

    fun clear() {
        _lines.value = emptyList()
    }

    private inline fun List<CartLine>.replacing(sku: String, quantity: (CartLine) -> Int): List<CartLine> =
        map { line ->
            if (line.sku != sku) line
            else line.copy(quantity = quantity(line).coerceAtMost(MAX_QUANTITY_PER_LINE))
        }

    companion object {
        const val MAX_QUANTITY_PER_LINE = 20
    }
}
