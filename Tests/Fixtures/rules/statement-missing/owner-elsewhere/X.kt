/** Asks the only hub. */
class Door {
    private var code: String? = null

    fun open(name: String, completion: (List<String>) -> Unit) {
        Hub.shared.open(name, true, completion)
    }

    fun close(name: String) {
        Hub.shared.close(name, code!!.length)
    }
}
