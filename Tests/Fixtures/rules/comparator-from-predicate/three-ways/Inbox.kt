class Inbox {
    private var messages: List<Message> = listOf()

    fun newestFirst(): List<Message> = messages.sortedWith { left, right ->
        if (left.date == right.date) return@sortedWith 0
        if (left.date > right.date) -1 else 1
    }
}
