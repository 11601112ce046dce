@Keep
class Loader {
    @JvmOverloads
    fun start() {
    }

    @RequiresApi(29)
    @Suppress("unused")
    fun stop() {
    }
}
