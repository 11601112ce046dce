package com.acme.social.stories

data class StoryPage(val id: String, val durationSeconds: Double)

class StoryCarousel(private val pages: List<StoryPage>) {

    var position = 0
        private set

    var onChange: ((Int) -> Unit)? = null

    private val seenIds = mutableSetOf<String>()
    val seen: Set<String> get() = seenIds.toSet()

    init {
        pages.firstOrNull()?.let { seenIds += it.id }
    }

    val progressText: String
        get() {
            if (pages.isEmpty()) return ""
            return "${position + 1} of ${pages.size}"
        }

    val allSeen: Boolean
        get() = pages.all { it.id in seenIds }

    fun next() = move(1)

    fun previous() = move(-1)

    private fun move(delta: Int) {
        if (pages.isEmpty()) return
        position = (position + delta).mod(pages.size)
        pages.getOrNull(position)?.let { page ->
            seenIds.add(page.id)
        }
        onChange?.invoke(position)
    }
}
