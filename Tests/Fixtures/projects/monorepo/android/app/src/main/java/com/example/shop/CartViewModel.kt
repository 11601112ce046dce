package com.example.shop

class CartViewModel {
    val limit = 5

    fun isFull(count: Int): Boolean = count >= limit
}
