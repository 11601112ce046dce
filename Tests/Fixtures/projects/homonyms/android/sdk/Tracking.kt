package com.example.sdk

enum class Event(val value: String) {
    SDK_OPENED("sdk_opened"),
    SDK_PAIRED("sdk_paired"),
    SDK_ACCEPTED("sdk_accepted"),
    SDK_REFUSED("sdk_refused"),
    SDK_CLOSED("sdk_closed")
}
