package io.beacon.payments

enum class CardBrand { VISA, MASTERCARD, AMEX, DISCOVER, DINERS, JCB, UNKNOWN }

object CardBrandDetector {

    fun detect(pan: String): CardBrand {
        val digits = pan.filter { it in '0'..'9' }
        if (digits.length < 4) return CardBrand.UNKNOWN

        return when (digits.take(4).toInt()) {
            in 4000..4999 -> CardBrand.VISA
            in 5100..5599, in 2221..2720 -> CardBrand.MASTERCARD
            in 3400..3499, in 3700..3799 -> CardBrand.AMEX
            6011, in 6500..6599 -> CardBrand.DISCOVER
            in 3000..3059, in 3600..3699, in 3800..3999 -> CardBrand.DINERS
            in 3528..3589 -> CardBrand.JCB
            else -> CardBrand.UNKNOWN
        }
    }

    fun cvcLength(brand: CardBrand): Int = if (brand == CardBrand.AMEX) 4 else 3

    fun panLengths(brand: CardBrand): IntRange = when (brand) {
        CardBrand.AMEX -> 15..15
        CardBrand.DINERS -> 14..19
        CardBrand.VISA -> 13..19
        CardBrand.MASTERCARD -> 16..16
        CardBrand.DISCOVER, CardBrand.JCB -> 16..19
        CardBrand.UNKNOWN -> 12..19
    }
}
