open class BaseWipe {
    companion object {
        const val DEFAULT_NAMES = true
    }
}
