class Statistics {
    fun record(sample: Double, sum: Double, count: Int) {
        //~                    ^^^^^^^^^^^ inout-parameter-lost: the caller's `sum`
        //~                                 ^^^^^^^^^^ inout-parameter-lost: the caller's `count`
        var sum = sum
        var count = count
        sum += sample
        count += 1
    }
}
