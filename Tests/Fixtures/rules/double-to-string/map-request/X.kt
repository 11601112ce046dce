class Service {
    private var isReady = false

    fun path(latitude: Double, longitude: Double): String {
        val url = "/near?lat=$latitude"
        return url
    }

    fun start() {
        isReady = true
    }
}
