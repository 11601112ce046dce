package com.example.wallet

enum class Event(val value: String) {
    SDK_PAIRED("sdk_paired"),
    SDK_CLOSED("sdk_closed")
}
