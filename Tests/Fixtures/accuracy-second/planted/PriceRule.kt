package com.larkshop.pricing.rules

interface PriceRule {
    val identifier: String

    fun adjust(price: Long, quantity: Int): Long

    fun minimumQuantity(): Int = 1

    fun apply(price: Long, quantity: Int): Long {
        if (quantity < minimumQuantity()) return price
        return maxOf(adjust(price, quantity), 0)
    }
}

class ClearanceRule(private val percent: Long) : PriceRule {
    override val identifier = "clearance"

    override fun adjust(price: Long, quantity: Int): Long = price - price * percent / 100
}

class BulkRule(private val reduction: Long) : PriceRule {
    override val identifier = "bulk"

    override fun minimumQuantity(): Int = 10

    override fun adjust(price: Long, quantity: Int): Long = price - reduction
}

class PriceRuleChain(private val rules: List<PriceRule>) {

    fun finalPrice(price: Long, quantity: Int): Long =
        rules.fold(price) { current, rule -> rule.apply(current, quantity) }

    fun effectiveRules(price: Long, quantity: Int): List<String> =
        rules
            .filter { it.apply(price, quantity) != price }
            .map { it.identifier }
}
