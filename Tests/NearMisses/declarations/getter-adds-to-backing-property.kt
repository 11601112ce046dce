class Counter {
    private var _count = 0
    val count: Int
        get() = _count + 1
}
