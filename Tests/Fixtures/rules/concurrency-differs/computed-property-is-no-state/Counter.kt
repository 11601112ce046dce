class Counter {
    private val lock = Any()
    //~         ^^^^ info missing-member
    private var count = 0

    var shown: Int
        get() = Random.nextInt(0, 10)
        set(value) { println(value) }

    fun add() {
        synchronized(lock) { count += 1 }
    }

    fun show() {
        println(shown)
    }
}
