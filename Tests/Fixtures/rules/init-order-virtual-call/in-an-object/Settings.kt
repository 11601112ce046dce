object Settings {
    val shared = Store(load())
    //~                ^^^^^^ init-order-virtual-call: reads `name`

    fun load(): String {
        return name
    }

    private val name = listOf("settings").first()
}
