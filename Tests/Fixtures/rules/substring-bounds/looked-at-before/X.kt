class Service {
    private var isReady = false

    fun initials(name: String): String {
        if (name.isEmpty()) return name
        return name.substring(0, 2)
    }

    fun start() {
        isReady = true
    }
}
