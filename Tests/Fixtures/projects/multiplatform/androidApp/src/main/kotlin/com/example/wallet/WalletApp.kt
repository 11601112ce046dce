package com.example.wallet

import android.app.Application

class WalletApp : Application() {
    private val modules = listOf("wallet")

    override fun onCreate() {
        super.onCreate()
        startKoin(modules)
    }
}
