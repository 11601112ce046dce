class Poll {
    private lateinit var policy: Policy
    private lateinit var last: Answer

    fun start(count: Int): Int {
        return policy.limit(count)
    }

    fun answer(): Int {
        return last.number
    }
}
