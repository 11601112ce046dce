enum class Signal(val value: String) {
    SDK_OPENED("sdk_opened"),
    SDK_CLOSED("sdk_closed")
}
