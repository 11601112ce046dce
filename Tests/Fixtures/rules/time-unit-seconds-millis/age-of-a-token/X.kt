class Token(private val issued: Long) {
    private val interval = 30L

    fun isOld(): Boolean {
        return System.currentTimeMillis() - issued > 300
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ time-unit-seconds-millis: holds milliseconds
    }

    fun watch() {
        handler.postDelayed({ renew() }, interval)
        //~ time-unit-seconds-millis: waits so many milliseconds
    }
}
