enum class Flag(val rawValue: String, val isOn: Boolean) {
    A("x_a", false),
    B("x_b", true),
}
