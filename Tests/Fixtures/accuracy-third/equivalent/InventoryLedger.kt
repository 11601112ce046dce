package com.stockpile.inventory

sealed class InventoryException(message: String) : Exception(message) {
    class InvalidQuantity : InventoryException("Quantity must be positive")
    class UnknownSku(val sku: String) : InventoryException("Unknown sku $sku")
    class InsufficientStock(val sku: String, val available: Int) :
        InventoryException("Only $available of $sku left")
    class UnknownReservation(val id: Int) : InventoryException("Unknown reservation $id")
}

class InventoryLedger {
    private data class Reservation(val sku: String, val quantity: Int)

    private val onHand = HashMap<String, Int>()
    private val reservations = HashMap<Int, Reservation>()
    private var nextReservationId = 1

    fun receive(quantity: Int, sku: String) {
        if (quantity <= 0) throw InventoryException.InvalidQuantity()
        onHand.merge(sku, quantity, Int::plus)
    }

    fun available(sku: String): Int {
        val stock = onHand[sku] ?: throw InventoryException.UnknownSku(sku)
        return stock - reservations.values.filter { it.sku == sku }.sumOf { it.quantity }
    }

    fun reserve(quantity: Int, sku: String): Int {
        if (quantity <= 0) throw InventoryException.InvalidQuantity()
        val free = available(sku)
        if (quantity > free) throw InventoryException.InsufficientStock(sku, free)

        val id = nextReservationId++
        reservations[id] = Reservation(sku, quantity)
        return id
    }

    fun release(reservationId: Int) {
        take(reservationId)
    }

    fun fulfil(reservationId: Int) {
        val (sku, quantity) = take(reservationId)
        onHand.computeIfPresent(sku) { _, stock -> stock - quantity }
    }

    fun lowStock(threshold: Int = 5): List<String> =
        onHand.keys.filter { available(it) < threshold }.sorted()

    private fun take(reservationId: Int): Reservation =
        reservations.remove(reservationId)
            ?: throw InventoryException.UnknownReservation(reservationId)
}
