class Service {
    private var isReady = false

    fun page(number: Int, progress: Double): String {
        println("progress $progress")
        return "/page?number=$number"
    }

    fun start() {
        isReady = true
    }
}
