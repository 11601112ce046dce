package com.northwind.mobile.catalog

import kotlinx.serialization.Serializable

interface CatalogApi {
    suspend fun products(
        category: String? = null,
        sort: ProductSort = ProductSort.RELEVANCE,
        page: Int = 1,
    ): ProductPage

    suspend fun product(sku: String): Product

    suspend fun availability(skus: List<String>, storeId: Int? = null): Map<String, Int>
}

enum class ProductSort(val value: String) {
    RELEVANCE("relevance"),
    PRICE_ASCENDING("price_asc"),
    PRICE_DESCENDING("price_desc"),
    NEWEST("created_desc"),
}

class CatalogApiImpl(private val client: HttpClient) : CatalogApi {

    override suspend fun products(category: String?, sort: ProductSort, page: Int): ProductPage {
        val query = buildMap {
            put("page", page.toString())
            put("per_page", PAGE_SIZE.toString())
            if (!category.isNullOrEmpty()) put("category", category)
            if (sort != ProductSort.RELEVANCE) put("sort", sort.value)
        }
        return client.get("/v2/products", query)
    }

    override suspend fun product(sku: String): Product =
        client.get("/v2/products/$sku", mapOf("include" to "images,variants"))

    override suspend fun availability(skus: List<String>, storeId: Int?): Map<String, Int> {
        val result = mutableMapOf<String, Int>()
        for (chunk in skus.chunked(MAX_SKUS_PER_REQUEST)) {
            val query = mutableMapOf("skus" to chunk.joinToString(","))
            storeId?.let { query["store_id"] = it.toString() }
            val response: AvailabilityResponse = client.get("/v2/availability", query)
            response.items.forEach { result[it.sku] = maxOf(0, it.quantity - it.reserved) }
        }
        return result
    }

    private companion object {
        const val PAGE_SIZE = 30
        const val MAX_SKUS_PER_REQUEST = 50
    }
}

@Serializable
data class AvailabilityResponse(val items: List<Item>) {
    @Serializable
    data class Item(val sku: String, val quantity: Int, val reserved: Int)
}
