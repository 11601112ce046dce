package com.example.warehouse

import java.lang.ref.WeakReference

interface InventoryListener {
    fun onLowStock(inventory: Inventory, sku: String, remaining: Int)
    fun onSoldOut(inventory: Inventory, sku: String) {}
}

class Inventory(
    onHand: Map<String, Int>,
    private val lowStockThreshold: Int = 5,
) {
    sealed class Failure : Exception() {
        data class UnknownSku(val sku: String) : Failure()
        data class NotEnough(val sku: String, val available: Int) : Failure()
    }

    private var listenerRef: WeakReference<InventoryListener>? = null
    var listener: InventoryListener?
        get() = listenerRef?.get()
        set(value) {
            listenerRef = value?.let { WeakReference(it) }
        }

    private val onHand = onHand.toMutableMap()
    private val held = mutableMapOf<String, Int>()

    fun available(sku: String): Int = (onHand[sku] ?: 0) - (held[sku] ?: 0)

    fun hold(sku: String, quantity: Int) {
        if (sku !in onHand) throw Failure.UnknownSku(sku)
        val free = available(sku)
        if (quantity > free) throw Failure.NotEnough(sku, free)
        held[sku] = (held[sku] ?: 0) + quantity
    }

    fun release(sku: String, quantity: Int) {
        val current = held[sku] ?: return
        if (quantity >= current) {
            held.remove(sku)
        } else {
            held[sku] = current - quantity
        }
    }

    fun ship(sku: String, quantity: Int) {
        val stock = onHand[sku] ?: throw Failure.UnknownSku(sku)
        if (quantity > stock) throw Failure.NotEnough(sku, stock)
        val remaining = stock - quantity
        onHand[sku] = remaining
        release(sku, quantity)

        if (remaining == 0) {
            listener?.onSoldOut(this, sku)
        } else if (remaining <= lowStockThreshold) {
            listener?.onLowStock(this, sku, remaining)
        }
    }

    fun restock(delivery: Map<String, Int>) {
        delivery.forEach { (sku, quantity) -> onHand.merge(sku, quantity, Int::plus) }
    }

    val soldOutSkus: List<String>
        get() = onHand.filterValues { it == 0 }.keys.sorted()
}
