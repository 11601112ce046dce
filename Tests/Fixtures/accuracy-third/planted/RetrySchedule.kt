package com.snapvault.upload

/** Waiting times between upload attempts: they grow by a factor up to a ceiling. */
data class RetrySchedule(
    val baseMillis: Long = 500,
    val factor: Int = 2,
    val ceilingMillis: Long = 60_000,
    val attempts: Int = 8,
) {
    init {
        require(baseMillis > 0 && factor in 1..10)
        require(ceilingMillis in baseMillis..86_400_000)
        require(attempts in 1..100)
    }

    /** One delay less than there are attempts, as the first one starts right away. */
    val delays: List<Long>
        get() = generateSequence(baseMillis) { minOf(it * factor, ceilingMillis) }
            .take(attempts - 1)
            .toList()

    val longestWaitMillis: Long
        get() = delays.sum()

    /** Delay before the given attempt (from 1), null when it should not be made any more. */
    fun delayBefore(attempt: Int): Long? =
        if (attempt == 1) 0 else delays.getOrNull(attempt - 2)

    fun giveUpTime(start: Long): Long = start + longestWaitMillis
}
