interface Resettable {
    fun reset()
}

class Form : Resettable {
    override fun reset() {
    }
}
