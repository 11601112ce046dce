class Limits {
    private var last = 0

    fun clamp(value: Int, limit: Int) {
        //~   ^^^^^^^^^^ inout-parameter-lost
        if (value <= limit) return
        val result = limit
    }

    fun remember(value: Int, limit: Int) {
        if (value <= limit) return
        last = limit
    }
}
