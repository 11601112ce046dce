package com.example.loyalty.rules

interface PointsRule {
    val id: String

    fun basePoints(purchase: Purchase): Int

    fun multiplier(purchase: Purchase): Int = 1

    fun points(purchase: Purchase): Int {
        if (purchase.amountInCents <= 0) return 0
        return basePoints(purchase) * multiplier(purchase)
    }
}

class StandardRule : PointsRule {
    override val id = "standard"

    override fun basePoints(purchase: Purchase): Int = purchase.amountInCents / 100
}

class WeekendRule : PointsRule {
    override val id = "weekend"

    override fun basePoints(purchase: Purchase): Int = purchase.amountInCents / 200

    override fun multiplier(purchase: Purchase): Int = if (purchase.isWeekend) 3 else 1
}

data class CategoryRule(
    override val id: String,
    val category: String,
    val bonus: Int,
) : PointsRule {

    override fun basePoints(purchase: Purchase): Int =
        if (purchase.category == category) bonus else 0
}

class PointsCalculator(private val rules: List<PointsRule>) {

    fun total(purchase: Purchase): Int = rules.sumOf { it.points(purchase) }

    fun breakdown(purchase: Purchase): Map<String, Int> {
        val result = mutableMapOf<String, Int>()
        for (rule in rules) {
            result[rule.id] = (result[rule.id] ?: 0) + rule.points(purchase)
        }
        return result
    }
}
