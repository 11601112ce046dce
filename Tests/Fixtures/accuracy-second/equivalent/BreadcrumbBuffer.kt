package io.beacon.crash

import java.time.Instant

enum class BreadcrumbLevel(val rawValue: String) {
    DEBUG("debug"),
    INFO("info"),
    WARNING("warning"),
    ERROR("error"),
}

data class Breadcrumb(
    val category: String,
    val message: String,
    val level: BreadcrumbLevel = BreadcrumbLevel.INFO,
    val data: Map<String, String> = emptyMap(),
    val timestamp: Instant = Instant.now(),
)

class BreadcrumbBuffer(
    private val capacity: Int = 100,
    private val beforeAdd: ((Breadcrumb) -> Breadcrumb?)? = null,
) {
    private val storage: Array<Breadcrumb?>
    private var head = 0
    private var size = 0

    init {
        require(capacity > 0) { "capacity must be positive" }
        storage = arrayOfNulls(capacity)
    }

    fun add(breadcrumb: Breadcrumb) {
        val accepted = if (beforeAdd != null) beforeAdd.invoke(breadcrumb) ?: return else breadcrumb
        synchronized(this) {
            storage[(head + size) % capacity] = accepted
            if (size < capacity) {
                size++
            } else {
                head = (head + 1) % capacity
            }
        }
    }

    /** Oldest first. */
    @Synchronized
    fun snapshot(): List<Breadcrumb> =
        (0 until size).mapNotNull { storage[(head + it) % capacity] }

    @Synchronized
    fun clear() {
        storage.fill(null)
        head = 0
        size = 0
    }
}
