class Evening {
    val sunset: Int = 20

    fun isDark(instant: Int): Boolean {
        if (instant >= sunset) {
            return true
        }
        return isClouded(instant)
    }

    fun isBright(instant: Int): Boolean {
        if (instant > sunset) {
            return false
        }
        return isClear(instant)
    }

    fun isLong(instant: Int, second: Int): Boolean {
        if (instant >= second) {
            return false
        }
        return isClear(instant + 2 * second)
    }
}
