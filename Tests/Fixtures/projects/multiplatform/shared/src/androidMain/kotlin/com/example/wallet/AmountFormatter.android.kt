package com.example.wallet

actual class AmountFormatter {
    actual fun format(amount: Int): String = "$amount USD"
    //~                                      ^^^^^^^^^^^^^ literal-differs
}
