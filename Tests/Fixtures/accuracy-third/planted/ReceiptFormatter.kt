package till.bonbon.receipt

import java.text.SimpleDateFormat
import java.util.Date
import java.util.Locale
import kotlin.math.abs
import kotlinx.serialization.Serializable

@Serializable
data class Receipt(
    val number: Long,
    val issuedAtMillis: Long,
    val items: List<Item>,
) {
    @Serializable
    data class Item(val label: String, val cents: Long)

    val totalCents: Long get() = items.sumOf { it.cents }
}

/** Plain text receipt, 32 characters wide, as it is mailed and archived. */
class ReceiptFormatter {

    private val dateFormatter = SimpleDateFormat("dd.MM.yyyy HH:mm", Locale.ROOT)

    fun format(receipt: Receipt): String {
        val rule = "-".repeat(WIDTH)
        return buildList {
            add("Receipt no. ${receipt.number}")
            add(dateFormatter.format(Date(receipt.issuedAtMillis)))
            add(rule)
            receipt.items.mapTo(this) { row(it.label, it.cents) }
            add(rule)
            add(row("TOTAL", receipt.totalCents))
        }.joinToString("\n")
    }

    private fun row(label: String, cents: Long): String {
        val price = amount(cents)
        val used = label.codePointCount(0, label.length) + price.length
        return label + " ".repeat((WIDTH - used).coerceAtLeast(1)) + price
    }

    private fun amount(cents: Long): String {
        val sign = if (cents < 0) "-" else ""
        val fraction = abs(cents % 100).toString().padStart(2, '0')
        return "$sign${abs(cents / 100)}.$fraction"
    }

    private companion object {
        const val WIDTH = 32
    }
}
