fun make(text: String): Any {
    return Request(text).apply { send() }
}

class Request(val text: String) {
    fun send(): Int {
        return 1
    }
}
