enum class ProviderType {
    DEX,
    CEX;

    val title: String get() = "provider"
}
