class Chat {
    private val _messages = mutableListOf<String>()
    private val unread = mutableMapOf<String, Int>()

    val messages: List<String> get() = _messages
    //~                                ^^^^^^^^^ exposed-live-collection

    fun rooms(): List<String> {
        return unread.keys.toList()
        //~ hash-iteration-order
    }

    fun received(message: String) {
        _messages.add(message)
    }

    fun history(): List<String> {
        return _messages
        //~    ^^^^^^^^^ exposed-live-collection: a copy of `_messages`
    }
}
