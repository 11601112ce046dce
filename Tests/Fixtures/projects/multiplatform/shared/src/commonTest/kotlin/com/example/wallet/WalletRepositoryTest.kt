package com.example.wallet

class AppRouter {
    fun open(path: String) {}
}
