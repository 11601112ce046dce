package com.example.shop

class CartViewModelTest {
    fun testIsFull() {
        check(CartViewModel().isFull(count = 5))
    }
}
