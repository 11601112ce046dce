class Price {
    private var _amount = 0
    var amount: Int
        get() = _amount
        set(value) { if (value >= 0) _amount = value }
}
