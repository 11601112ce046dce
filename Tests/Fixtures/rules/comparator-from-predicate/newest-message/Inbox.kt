class Inbox {
    private var messages: List<Message> = listOf()

    fun newestFirst(): List<Message> = messages.sortedWith(Comparator { left, right ->
        //~ comparator-from-predicate: never says that two are equal
        when {
            left.date > right.date -> -1
            else -> 1
        }
    })
}
