package com.northwind.mobile.cart

import java.lang.ref.WeakReference
import kotlin.properties.Delegates

data class CartLine(
    val sku: String,
    val quantity: Int,
    val unitPriceCents: Int,
) {
    val totalCents: Int get() = quantity * unitPriceCents
}

sealed class CartException : Exception() {
    data class QuantityLimit(val max: Int) : CartException()
    data class UnknownLine(val sku: String) : CartException()
}

interface CartRepositoryListener {
    fun onCartUpdated(repository: CartRepository, lines: List<CartLine>)
    fun onCartSyncFailed(repository: CartRepository, sku: String) {}
}

class CartRepository(private val api: CartApi) {

    private var listenerRef: WeakReference<CartRepositoryListener>? = null

    var listener: CartRepositoryListener?
        get() = listenerRef?.get()
        set(value) {
            listenerRef = value?.let { WeakReference(it) }
        }

    var lines: List<CartLine> by Delegates.observable(emptyList()) { _, old, new ->
        if (new != old) listener?.onCartUpdated(this, new)
    }
        private set

    val subtotalCents: Int
        get() = lines.sumOf { it.totalCents }

    val missingForFreeShippingCents: Int
        get() = (FREE_SHIPPING_THRESHOLD_CENTS - subtotalCents).coerceAtLeast(0)

    suspend fun add(sku: String, quantity: Int = 1, unitPriceCents: Int) {
        val existing = lines.firstOrNull { it.sku == sku }
        val total = (existing?.quantity ?: 0) + quantity
        if (total > MAX_QUANTITY) {
            throw CartException.QuantityLimit(MAX_QUANTITY)
        }
        val previous = lines
        lines = if (existing != null) {
            lines.map { if (it === existing) it.copy(quantity = total) else it }
        } else {
            lines + CartLine(sku, quantity, unitPriceCents)
        }
        try {
            api.setQuantity(sku = sku, quantity = total)
        } catch (e: Exception) {
            lines = previous
            listener?.onCartSyncFailed(this, sku)
            throw e
        }
    }

    suspend fun remove(sku: String) {
        if (lines.none { it.sku == sku }) {
            throw CartException.UnknownLine(sku)
        }
        api.setQuantity(sku = sku, quantity = 0)
        lines = lines.filterNot { it.sku == sku }
    }

    companion object {
        const val MAX_QUANTITY = 99
        const val FREE_SHIPPING_THRESHOLD_CENTS = 5_000
    }
}
