/** Takes letters away. */
class Courier private constructor() {
    fun send(name: String) { post(name) }

    companion object {
        private var instance: Courier? = null

        fun instance(): Courier = instance ?: throw IllegalStateException("no courier")
    }
}
