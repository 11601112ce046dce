class Reader {
    var page: Int = 0
        get() = maxOf(field, 1)
        set(value) {
            field = value * 2
        }
}
