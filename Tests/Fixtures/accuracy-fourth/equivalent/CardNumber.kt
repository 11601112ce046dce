package com.payline.sdk.card

@JvmInline
value class CardNumber private constructor(val digits: String) {

  enum class Brand(val title: String) {
    VISA("Visa"),
    MASTERCARD("Mastercard"),
    AMEX("American Express"),
    UNKNOWN("Card"),
  }

  val brand: Brand
    get() = when (digits.take(4).toInt()) {
      in 4000..4999 -> Brand.VISA
      in 5100..5599, in 2221..2720 -> Brand.MASTERCARD
      in 3400..3499, in 3700..3799 -> if (digits.length == 15) Brand.AMEX else Brand.UNKNOWN
      else -> Brand.UNKNOWN
    }

  val lastFour: String get() = digits.takeLast(4)

  val masked: String get() = "${brand.title} •••• $lastFour"

  val formatted: String
    get() = if (brand == Brand.AMEX) {
      listOf(0..3, 4..9, 10..14).joinToString(" ") { digits.substring(it) }
    } else {
      digits.chunked(4).joinToString(" ")
    }

  companion object {
    private val LENGTHS = 12..19

    fun parse(input: String): CardNumber? =
      input
        .filterNot { it == ' ' || it == '-' }
        .takeIf { compact ->
          compact.length in LENGTHS && compact.all { it in '0'..'9' } && passesLuhn(compact)
        }
        ?.let(::CardNumber)

    private fun passesLuhn(digits: String): Boolean {
      var sum = 0
      for ((index, char) in digits.reversed().withIndex()) {
        val value = char.digitToInt()
        sum += when {
          index % 2 == 0 -> value
          value > 4 -> value * 2 - 9
          else -> value * 2
        }
      }
      return sum % 10 == 0
    }
  }
}
