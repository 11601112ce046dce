package com.example.wallet.home

import androidx.lifecycle.ViewModel
import com.example.wallet.WalletRepository

class HomeViewModel(private val repository: WalletRepository) : ViewModel() {
    private var limit = 20

    fun canSpend(amount: Int): Boolean = amount > 0 && amount <= repository.balance()

    fun showMore() {
        limit += 10
    }

    override fun onCleared() {
        super.onCleared()
    }

    companion object {
        private const val TAG = "HomeViewModel"
    }
}
