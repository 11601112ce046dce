class Price {
    var amount: Int = 0
        get() = field
        set(value) {
            if (value >= 0) field = value
        }
}
