class Inbox {
    private val threads = mutableMapOf<String, MutableList<String>>()
    private val unread = mutableMapOf<String, Int>()
    private val drafts = mutableMapOf<String, MutableList<String>>()

    fun receive(text: String, sender: String) {
        threads[sender]?.add(text)
        //~ default-subscript-not-stored: adds nothing
        unread[sender] = unread[sender]!! + 1
        //~ default-subscript-not-stored: fails
    }

    fun keep(text: String, receiver: String) {
        drafts.getOrPut(receiver) { mutableListOf() }.add(text)
    }

    fun drafts(receiver: String): List<String> {
        return drafts.getOrPut(receiver) { mutableListOf() }
        //~ info default-subscript-not-stored: leaves the map as it is
    }
}
