class Inbox {
    private val threads = mutableMapOf<String, MutableList<String>>()
    private val unread = mutableMapOf<String, Int>()
    private val pages = mutableMapOf<String, List<String>>()

    fun receive(text: String, sender: String) {
        if (threads[sender] == null) threads[sender] = mutableListOf()
        threads[sender]?.add(text)
        if (sender !in unread) {
            unread[sender] = 1
        } else {
            unread[sender] = unread[sender]!! + 1
        }
    }

    fun page(name: String): List<String> {
        return pages.getOrPut(name) { make(name) }
    }

    fun mark(sender: String) {
        threads[sender]?.add("seen")
    }
}
