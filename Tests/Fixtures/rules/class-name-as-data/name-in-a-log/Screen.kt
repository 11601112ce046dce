open class Screen {
    fun describe(): String {
        val text = this::class.java.simpleName
        //~ info class-name-as-data
        return "this is " + text
    }
}
