package com.example.shop.cart

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows

class ShoppingCartTests {
    private lateinit var cart: ShoppingCart

    @BeforeEach
    fun setUp() {
        cart = ShoppingCart()
    }

    @Test
    fun newCartIsEmpty() {
        assertTrue(cart.isEmpty)
        assertEquals(0L, cart.subtotal)
    }

    @Test
    fun addingSameSkuMergesLines() {
        cart.add(sku = "A", title = "Apple", unitPrice = 120, quantity = 2)
        cart.add(sku = "A", title = "Apple", unitPrice = 120, quantity = 3)

        assertEquals(1, cart.lines.size)
        assertEquals(5, cart.itemCount)
        assertEquals(600L, cart.subtotal)
    }

    @Test
    fun addingAboveMaximumThrows() {
        cart.add(sku = "A", title = "Apple", unitPrice = 120, quantity = 15)

        val error = assertThrows<CartException> {
            cart.add(sku = "A", title = "Apple", unitPrice = 120, quantity = 6)
        }
        assertEquals(CartException.QuantityOutOfRange(21), error)
        assertEquals(15, cart.itemCount)
    }

    @Test
    fun settingQuantityToZeroRemovesLine() {
        cart.add(sku = "A", title = "Apple", unitPrice = 120)
        cart.add(sku = "B", title = "Bread", unitPrice = 250)

        cart.setQuantity(0, sku = "A")

        assertEquals(listOf("B"), cart.lines.map { it.sku })
    }

    @Test
    fun settingQuantityOfUnknownLineThrows() {
        val error = assertThrows<CartException> { cart.setQuantity(1, sku = "X") }
        assertEquals(CartException.UnknownLine("X"), error)
    }

    @Test
    fun removeReportsWhetherLineExisted() {
        cart.add(sku = "A", title = "Apple", unitPrice = 120)

        assertTrue(cart.remove("A"))
        assertFalse(cart.remove("A"))
    }
}
