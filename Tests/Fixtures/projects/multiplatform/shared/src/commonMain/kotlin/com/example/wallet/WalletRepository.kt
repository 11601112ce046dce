package com.example.wallet

class WalletRepository {
    private val amounts = mutableListOf<Int>()

    fun balance(): Int = amounts.sum()
}
