package com.blackbox.crash

data class Breadcrumb(
    val offsetMillis: Long,
    val category: String,
    val message: String,
)

/** The last things that happened before a crash. */
class BreadcrumbTrail(
    private val startedAt: Long,
    private val capacity: Int = 100,
) {
    init {
        require(capacity > 0)
    }

    private val buffer = ArrayDeque<Breadcrumb>()

    var dropped: Int = 0
        private set

    fun leave(message: String, category: String = "default", at: Long) {
        if (buffer.size == capacity) {
            buffer.removeFirst()
            dropped++
        }
        buffer += Breadcrumb(
            offsetMillis = (at - startedAt).coerceAtLeast(0),
            category = category,
            message = message,
        )
    }

    /** Oldest first. */
    val crumbs: List<Breadcrumb>
        get() = buffer.toList()

    fun render(): String = sequence {
        if (dropped > 0) yield("($dropped earlier)")
        for ((offset, category, message) in buffer) {
            yield("+${offset.asStamp()} [$category] $message")
        }
    }.joinToString("\n")

    private fun Long.asStamp(): String {
        val minutes = (this / 60_000).padded(2)
        val seconds = (this / 1_000 % 60).padded(2)
        return "$minutes:$seconds.${(this % 1_000).padded(3)}"
    }

    private fun Long.padded(width: Int) = toString().padStart(width, '0')
}
