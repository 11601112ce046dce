package com.acme.shop.catalog

data class Product(val sku: String, val title: String, val stock: Int)

data class PriceEntry(val sku: String, val cents: Int)

data class CatalogRow(
    val sku: String,
    val title: String,
    val price: String,
    val available: Boolean,
)

class ProductCatalogMerger {

    fun merge(products: List<Product>, prices: List<PriceEntry>): List<CatalogRow> {
        val bySku = products.associateBy { it.sku }
        return prices.mapNotNull { (sku, cents) ->
            bySku[sku]?.let { product ->
                CatalogRow(
                    sku = sku,
                    title = product.title,
                    price = format(cents),
                    available = product.stock > 0,
                )
            }
        }
    }

    fun missing(products: List<Product>, prices: List<PriceEntry>): List<String> {
        val known = products.map(Product::sku).toSet()
        return prices.map(PriceEntry::sku).filterNot(known::contains)
    }

    private fun format(cents: Int): String {
        if (cents <= 0) return "free"
        val rest = (cents % 100).toString().padStart(2, '0')
        return "${cents / 100}.$rest"
    }
}
