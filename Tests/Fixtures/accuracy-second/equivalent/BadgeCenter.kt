package com.lanternchat.badges

enum class BadgeSource(val rawValue: String) {
    MESSAGES("messages"),
    MENTIONS("mentions"),
    REQUESTS("requests"),
}

data class Badge(val text: String, val accessibilityKey: String)

class BadgeCenter(private val preferences: KeyValueStore) {

    private val counts = mutableMapOf<BadgeSource, Int>()
    private val muted: MutableSet<BadgeSource> = preferences.getStringList("badge.muted")
        .orEmpty()
        .mapNotNull { raw -> BadgeSource.entries.find { it.rawValue == raw } }
        .toMutableSet()

    var onTotalChanged: ((Int) -> Unit)? = null

    val total: Int
        get() = counts.entries.sumOf { (source, count) -> if (source in muted) 0 else count }

    fun setCount(count: Int, source: BadgeSource) = notifyingChanges {
        counts[source] = count.coerceAtLeast(0)
    }

    fun setMuted(isMuted: Boolean, source: BadgeSource) = notifyingChanges {
        if (isMuted) muted.add(source) else muted.remove(source)
        preferences.putStringList("badge.muted", muted.map { it.rawValue }.sorted())
    }

    fun badge(source: BadgeSource): Badge? {
        val count = counts[source] ?: return null
        if (count == 0 || source in muted) return null
        val suffix = if (count == 1) "one" else "other"
        return Badge(
            text = if (count > 99) "99+" else count.toString(),
            accessibilityKey = "badge.${source.rawValue}.$suffix",
        )
    }

    private inline fun notifyingChanges(change: () -> Unit) {
        val previous = total
        change()
        val current = total
        if (current != previous) onTotalChanged?.invoke(current)
    }
}
