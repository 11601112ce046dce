class Service {
    private var isReady = false

    fun initials(name: String): String {
        val short = name.substring(0, 2)
        //~ substring-bounds
        return short.uppercase()
    }

    fun start() {
        isReady = true
    }
}
