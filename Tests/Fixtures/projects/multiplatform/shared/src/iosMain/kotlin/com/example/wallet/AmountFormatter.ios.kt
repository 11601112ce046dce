package com.example.wallet

actual class AmountFormatter {
    actual fun format(amount: Int): String = amount.toString()
}

class IosOnly {
    fun start() {}
}
