package com.acme.shop.cart

class CartLine(
    val id: String,
    val title: String,
    val unitCents: Int,
    var quantity: Int,
) {
    val totalCents: Int get() = unitCents * quantity
}

class CartStore {

    private val lines = mutableListOf<CartLine>()

    fun add(id: String, title: String, unitCents: Int) {
        val existing = lines.find { it.id == id }
        if (existing != null) {
            existing.quantity++
        } else {
            lines += CartLine(id, title, unitCents, quantity = 1)
        }
    }

    fun decrement(id: String) {
        val line = lines.find { it.id == id } ?: return
        line.quantity--
        if (line.quantity == 0) {
            lines.remove(line)
        }
    }

    fun snapshot(): List<CartLine> = lines.toList()

    /** Ids of lines whose quantity changed since the snapshot was taken. */
    fun changedSince(snapshot: List<CartLine>): List<String> =
        lines.filter { line ->
            val before = snapshot.firstOrNull { it.id == line.id }
            before?.quantity != line.quantity
        }.map { it.id }

    val totalCents: Int
        get() = lines.sumOf { it.totalCents }
}
