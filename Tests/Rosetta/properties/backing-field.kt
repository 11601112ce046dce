class Revenue {
    var quantity: Int = 1
        set(value) {
            if (value > 0) {
                field = value
            }
        }
}
