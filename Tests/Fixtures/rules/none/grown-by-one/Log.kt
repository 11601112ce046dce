class Log {
    private var names: List<String> = emptyList()
    private var seen: Set<String> = emptySet()

    fun note(name: String, count: Int) {
        names += "$name $count"
        seen += name
        seen -= "all"
    }
}
