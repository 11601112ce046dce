class Counter(private val clock: Clock) {
    fun watch() {
        var count = 0
        clock.later { show(count) }
        count += 1
    }

    fun number(pages: Int) {
        for (page in 0 until pages) {
            clock.later { show(page) }
        }
    }

    fun show(count: Int) {
        clock.write("$count")
    }
}
