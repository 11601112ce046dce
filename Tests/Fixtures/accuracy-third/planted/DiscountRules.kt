package market.greenstall.discounts

data class Basket(
    val subtotalCents: Long,
    val itemCount: Int,
    val isFirstOrder: Boolean,
)

interface DiscountRule {
    val id: String

    fun discountCents(basket: Basket): Long

    fun label(basket: Basket): String = "Discount"
}

object WelcomeRule : DiscountRule {
    override val id = "welcome"

    override fun discountCents(basket: Basket): Long =
        if (basket.isFirstOrder) basket.subtotalCents.coerceAtMost(500) else 0
}

class BulkRule(
    private val minimumItems: Int,
    private val percent: Int,
) : DiscountRule {
    override val id = "bulk"

    override fun discountCents(basket: Basket): Long = when {
        basket.itemCount < minimumItems -> 0
        else -> basket.subtotalCents * percent / 100
    }

    override fun label(basket: Basket): String = "$percent% off for ${basket.itemCount} items"
}

data class AppliedDiscount(
    val ruleId: String,
    val label: String,
    val cents: Long,
)

class DiscountEngine(private val rules: List<DiscountRule>) {

    /** Only the best rule applies; of equally good ones the first. */
    fun bestDiscount(basket: Basket): AppliedDiscount? =
        allDiscounts(basket).maxByOrNull { it.cents }

    fun allDiscounts(basket: Basket): List<AppliedDiscount> =
        rules
            .map { rule -> AppliedDiscount(rule.id, rule.label(basket), rule.discountCents(basket)) }
            .filter { it.cents > 0 }

    fun total(basket: Basket): Long = with(basket) {
        subtotalCents - (bestDiscount(this)?.cents ?: 0L)
    }
}
