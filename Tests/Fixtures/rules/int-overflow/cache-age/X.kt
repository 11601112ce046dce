class Service {
    private var isReady = false

    fun isOld(age: Long): Boolean {
        val maximum = 60 * 24 * 60 * 60 * 1000
        //~ int-overflow: is 889032704
        return age > maximum
    }

    fun start() {
        isReady = true
    }
}
