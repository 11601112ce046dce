package com.example.wallet

enum class Event(val value: String) {
    //~ missing-type
    SDK_PAIRED("sdk_paired"),
    SDK_CLOSED("sdk_closed")
}
