class Log {
    private var names: List<String> = emptyList()

    fun note(name: String, other: String) {
        names += name
        names += text(other)
    }
}
