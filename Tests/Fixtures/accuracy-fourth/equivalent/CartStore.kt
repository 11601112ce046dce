package com.acme.shop.cart

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

data class CartLine(
    val sku: String,
    val title: String,
    val unitPriceCents: Long,
    val quantity: Int,
) {
    val subtotalCents: Long get() = unitPriceCents * quantity
}

/** Single source of truth for the basket. Lines keep the order in which they were first added. */
class CartStore {

    private val _lines = MutableStateFlow<List<CartLine>>(emptyList())
    val lines: StateFlow<List<CartLine>> = _lines.asStateFlow()

    val itemCount: Int get() = lines.value.sumOf { it.quantity }
    val totalCents: Long get() = lines.value.sumOf { it.subtotalCents }
    val isEmpty: Boolean get() = lines.value.isEmpty()

    fun add(line: CartLine) {
        if (line.quantity <= 0) return

        _lines.update { current ->
            if (current.none { it.sku == line.sku }) {
                current + line.copy(quantity = line.quantity.coerceAtMost(MAX_PER_LINE))
            } else {
                current.replacing(line.sku) {
                    val room = MAX_PER_LINE - it.quantity
                    it.copy(quantity = it.quantity + line.quantity.coerceAtMost(room))
                }
            }
        }
    }

    fun setQuantity(sku: String, quantity: Int) {
        if (quantity <= 0) return remove(sku)
        _lines.update { current ->
            current.replacing(sku) { it.copy(quantity = quantity.coerceAtMost(MAX_PER_LINE)) }
        }
    }

    fun remove(sku: String) = _lines.update { current -> current.filterNot { it.sku == sku } }

    fun clear() {
        _lines.value = emptyList()
    }

    private inline fun List<CartLine>.replacing(sku: String, transform: (CartLine) -> CartLine) =
        map { if (it.sku == sku) transform(it) else it }

    companion object {
        const val MAX_PER_LINE = 20
    }
}
