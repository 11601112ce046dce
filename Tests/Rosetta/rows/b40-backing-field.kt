class Price {
    var amount: Int = 0
        set(value) { if (value >= 0) { field = value } }
}
