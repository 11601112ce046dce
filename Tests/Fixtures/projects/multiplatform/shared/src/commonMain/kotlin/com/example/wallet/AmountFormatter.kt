package com.example.wallet

expect class AmountFormatter() {
    fun format(amount: Int): String
}
