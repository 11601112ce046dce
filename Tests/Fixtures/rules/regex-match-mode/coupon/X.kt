class Service {
    private var isReady = false

    fun isCoupon(code: String): Boolean {
        val pattern = "[A-Z]{3}-[0-9]+"
        return code.matches(Regex(pattern))
        //~ regex-match-mode
    }

    fun start() {
        isReady = true
    }
}
