class Flow {
    fun run() { go() }
}
