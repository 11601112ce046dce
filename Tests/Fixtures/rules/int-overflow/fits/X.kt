class Service {
    private var isReady = false

    fun isOld(age: Long): Boolean {
        return age > 24 * 60 * 60 * 1000 || age > 30L * 24 * 60 * 60 * 1000
    }

    fun start() {
        isReady = true
    }
}
