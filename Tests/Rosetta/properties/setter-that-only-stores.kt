class Counter {
    var count: Int = 0
        set(value) {
            field = value
        }
}
