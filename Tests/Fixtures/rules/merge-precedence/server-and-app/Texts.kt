class Texts {
    private val texts: MutableMap<String, String> = mutableMapOf()

    fun take(server: Map<String, String>) {
        texts.putAll(server)
        //~ merge-precedence: keeps the value of `server`
    }
}
