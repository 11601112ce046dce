package de.marktplatz.cart

import android.content.SharedPreferences
import androidx.core.content.edit
import kotlin.properties.Delegates
import kotlinx.serialization.Serializable
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

@Serializable
data class CartLine(
    val sku: String,
    val quantity: Int,
    val note: String? = null,
)

/** The shopping cart, kept between launches. */
class CartStore(private val prefs: SharedPreferences) {

    var lines: List<CartLine> by Delegates.observable(load()) { _, _, updated -> persist(updated) }
        private set

    val itemCount: Int
        get() = lines.sumOf { it.quantity }

    fun add(sku: String, quantity: Int = 1) {
        if (quantity <= 0) return
        lines = if (lines.none { it.sku == sku }) {
            lines + CartLine(sku, quantity.coerceAtMost(MAX_QUANTITY))
        } else {
            lines.updating(sku) { it.copy(quantity = it.quantity + minOf(quantity, MAX_QUANTITY - it.quantity)) }
        }
    }

    fun setNote(sku: String, note: String?) {
        lines = lines.updating(sku) { it.copy(note = note?.ifEmpty { null }) }
    }

    fun remove(sku: String) {
        lines = lines.filterNot { it.sku == sku }
    }

    fun clear() {
        lines = emptyList()
    }

    private fun load(): List<CartLine> =
        prefs.getString(STORAGE_KEY, null)
            ?.let { runCatching { json.decodeFromString<List<CartLine>>(it) }.getOrNull() }
            .orEmpty()

    private fun persist(lines: List<CartLine>) = prefs.edit {
        if (lines.isEmpty()) remove(STORAGE_KEY) else putString(STORAGE_KEY, json.encodeToString(lines))
    }

    /** Applies [change] to the line with this [sku], if there is one. */
    private fun List<CartLine>.updating(sku: String, change: (CartLine) -> CartLine): List<CartLine> {
        val index = indexOfFirst { it.sku == sku }
        return if (index < 0) this else mapIndexed { i, line -> if (i == index) change(line) else line }
    }

    companion object {
        const val MAX_QUANTITY = 99
        private const val STORAGE_KEY = "cart.lines.v2"
        private val json = Json { ignoreUnknownKeys = true }
    }
}
