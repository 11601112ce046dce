package com.marketly.cart

import androidx.lifecycle.ViewModel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

data class CartLine(
    val id: String,
    val name: String,
    val unitCents: Int,
    val stock: Int,
    val quantity: Int,
) {
    val totalCents: Int get() = unitCents * quantity
}

data class CartSummary(
    val itemCount: Int = 0,
    val subtotalCents: Int = 0,
    val shippingCents: Int = 0,
    val hint: String? = null,
) {
    val totalCents: Int get() = subtotalCents + shippingCents
}

class CartViewModel : ViewModel() {

    private val _lines = MutableStateFlow<List<CartLine>>(emptyList())
    val lines: StateFlow<List<CartLine>> = _lines.asStateFlow()

    private val _summary = MutableStateFlow(CartSummary())
    val summary: StateFlow<CartSummary> = _summary.asStateFlow()

    private val _message = MutableStateFlow<String?>(null)
    val message: StateFlow<String?> = _message.asStateFlow()

    private var lastRemoved: IndexedValue<CartLine>? = null

    fun add(line: CartLine) {
        _message.value = null
        val existing = _lines.value.find { it.id == line.id }
        when {
            existing != null -> store(existing, existing.quantity + line.quantity)
            line.stock <= 0 -> _message.value = "${line.name} is sold out"
            else -> store(line, line.quantity)
        }
    }

    fun changeQuantity(id: String, quantity: Int) {
        _message.value = null
        val line = _lines.value.find { it.id == id } ?: return
        if (quantity > 0) store(line, quantity) else remove(line)
    }

    fun undoRemove() {
        val (index, line) = lastRemoved ?: return
        lastRemoved = null
        _message.value = null
        val current = _lines.value
        if (current.any { it.id == line.id }) return
        publish(current.toMutableList().apply { add(index.coerceAtMost(size), line) })
    }

    fun clear() {
        lastRemoved = null
        _message.value = null
        publish(emptyList())
    }

    private fun remove(line: CartLine) {
        lastRemoved = IndexedValue(_lines.value.indexOf(line), line)
        _message.value = "${line.name} removed"
        publish(_lines.value - line)
    }

    /** Replaces the line with the same id, or appends it. */
    private fun store(line: CartLine, wanted: Int) {
        val limit = minOf(line.stock, MAX_PER_LINE)
        if (wanted > limit) _message.value = "Only $limit of ${line.name} available"

        val updated = line.copy(quantity = wanted.coerceAtMost(limit).coerceAtLeast(1))
        val current = _lines.value
        publish(
            if (current.any { it.id == line.id }) {
                current.map { if (it.id == line.id) updated else it }
            } else {
                current + updated
            },
        )
    }

    private fun publish(lines: List<CartLine>) {
        _lines.value = lines
        val subtotal = lines.sumOf { it.totalCents }
        val missing = (FREE_SHIPPING_FROM - subtotal).takeIf { lines.isNotEmpty() && it > 0 }
        _summary.value = CartSummary(
            itemCount = lines.sumOf { it.quantity },
            subtotalCents = subtotal,
            shippingCents = if (missing == null) 0 else SHIPPING,
            hint = missing?.let { "${euros(it)} more for free shipping" },
        )
    }

    private fun euros(cents: Int): String =
        "${cents / 100}.${(cents % 100).toString().padStart(2, '0')} €"

    private companion object {
        const val FREE_SHIPPING_FROM = 5000
        const val SHIPPING = 490
        const val MAX_PER_LINE = 10
    }
}
