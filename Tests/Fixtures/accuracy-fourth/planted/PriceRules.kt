package shop.parcelo.pricing

interface PriceRule {
    val name: String
    val isExclusive: Boolean get() = false

    fun adjust(cents: Long): Long

    fun savingsOn(cents: Long): Long = (cents - adjust(cents)).coerceAtLeast(0)
}

class MemberRule(private val percent: Int) : PriceRule {
    override val name = "Member price"

    override fun adjust(cents: Long) = cents - cents * percent / 100
}

class BulkRule(private val fromCents: Long, private val rebateCents: Long) : PriceRule {
    override val name = "Bulk rebate"

    override fun adjust(cents: Long) = if (cents >= fromCents) cents - rebateCents else cents
}

class ClearanceRule(private val fixedCents: Long) : PriceRule {
    override val name = "Clearance"
    override val isExclusive = true

    override fun adjust(cents: Long) = minOf(cents, fixedCents)
}

data class PriceQuote(val cents: Long, val applied: List<String>)

class PriceRules(private val rules: List<PriceRule>) {

    /** Applies the rules in order; nothing is added after an exclusive rule took effect. */
    fun quote(cents: Long): PriceQuote {
        var price = cents
        val applied = buildList {
            for (rule in rules) {
                if (rule.savingsOn(price) <= 0) continue
                price = rule.adjust(price).coerceAtLeast(0)
                add(rule.name)
                if (rule.isExclusive) break
            }
        }
        return PriceQuote(price, applied)
    }
}
