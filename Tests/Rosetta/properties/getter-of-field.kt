class Counter {
    var count: Int = 0
        get() = field
}
