package com.kioskly.catalog

import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

sealed class PriceCatalogException(message: String, cause: Throwable? = null) : Exception(message, cause) {
    class Malformed(cause: Throwable) : PriceCatalogException("malformed catalog", cause)
    class InvalidAmount(val sku: String) : PriceCatalogException("invalid amount for $sku")
    class Duplicate(val sku: String) : PriceCatalogException("duplicate entry for $sku")
}

class PriceCatalog private constructor(val title: String, val items: List<Item>) {

    data class Item(val sku: String, val cents: Long, val note: String?)

    val cheapest: Item?
        get() = items.minByOrNull { it.cents }

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        /** "12" or "12.50", at most nine digits before the point. */
        private val AMOUNT = Regex("""([0-9]{1,9})(?:\.([0-9]{2}))?""")

        fun fromJson(text: String): PriceCatalog {
            val payload = try {
                json.decodeFromString(Payload.serializer(), text)
            } catch (e: SerializationException) {
                throw PriceCatalogException.Malformed(e)
            }

            val items = payload.entries.map { (sku, amount, note) ->
                val cents = centsFrom(amount) ?: throw PriceCatalogException.InvalidAmount(sku)
                Item(sku, cents, note)
            }

            val known = mutableSetOf<String>()
            items.firstOrNull { !known.add(it.sku) }
                ?.let { throw PriceCatalogException.Duplicate(it.sku) }

            return PriceCatalog(payload.title ?: "Untitled", items)
        }

        fun centsFrom(amount: String): Long? {
            val (whole, fraction) = AMOUNT.matchEntire(amount)?.destructured ?: return null
            return whole.toLong() * 100 + fraction.ifEmpty { "0" }.toLong()
        }
    }
}

@Serializable
private data class Payload(val title: String? = null, val entries: List<Entry>) {
    @Serializable
    data class Entry(val sku: String, val amount: String, val note: String? = null)
}
