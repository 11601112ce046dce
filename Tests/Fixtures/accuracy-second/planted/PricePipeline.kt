package com.example.booking.pricing

interface PriceStep {
    val name: String
    fun apply(amount: Long, context: PriceContext): Long
}

class MemberDiscountStep : PriceStep {
    override val name = "member"

    override fun apply(amount: Long, context: PriceContext): Long {
        if (!context.isMember) return amount
        return amount - amount * 10 / 100
    }
}

class VoucherStep : PriceStep {
    override val name = "voucher"

    override fun apply(amount: Long, context: PriceContext): Long =
        maxOf(0L, amount - context.voucherAmount)
}

class PeakSurchargeStep : PriceStep {
    override val name = "peak"

    override fun apply(amount: Long, context: PriceContext): Long =
        if (context.isPeak) amount + 300 else amount
}

data class PriceTrace(val step: String, val amount: Long)

class PricePipeline(private val steps: List<PriceStep>) {

    fun price(base: Long, context: PriceContext): Long =
        steps.fold(base) { amount, step -> step.apply(amount, context) }

    fun trace(base: Long, context: PriceContext): List<PriceTrace> {
        var amount = base
        return steps.map { step ->
            amount = step.apply(amount, context)
            PriceTrace(step.name, amount)
        }
    }

    companion object {
        fun standard(): PricePipeline = PricePipeline(
            listOf(
                PeakSurchargeStep(),
                VoucherStep(),
                MemberDiscountStep(),
            )
        )
    }
}
