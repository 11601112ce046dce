package io.beacon.crash

class CrashContext(private val limit: Int = 50) {

    private val lock = Any()
    private val trail = mutableListOf<String>()
    private val tags = mutableMapOf<String, String>()

    fun leave(message: String) = synchronized(lock) {
        trail.add(message)
        while (trail.size > limit) {
            trail.removeAt(trail.lastIndex)
        }
    }

    fun setTag(key: String, value: String?) = synchronized(lock) {
        if (value == null) {
            tags.remove(key)
        } else if (key in tags || tags.size < MAX_TAGS) {
            tags[key] = value
        }
        Unit
    }

    fun report(error: String): CrashReport = synchronized(lock) {
        CrashReport(error, breadcrumbs = trail.toList(), tags = tags.toMap())
    }

    fun clear() = synchronized(lock) {
        trail.clear()
        tags.clear()
    }

    companion object {
        const val MAX_TAGS = 32
    }
}
