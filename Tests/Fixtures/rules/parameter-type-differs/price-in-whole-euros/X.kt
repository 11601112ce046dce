package com.example.shop.products

/** What a shop keeper can do with a product. */
interface IProductEditor {
    fun rename(productId: String, name: String)
    fun reprice(productId: String, price: Int)
    fun tag(productId: String, tags: List<String>)
    fun hide(productId: String)
}

data class ProductPage(
    val products: List<Product>,
    val next: String?
) {
    val isLast: Boolean
        get() = next == null
}
