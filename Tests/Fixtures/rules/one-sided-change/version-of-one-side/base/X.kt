object Kit {
    const val version = "0.17.4"
    fun name(): String = "kit"
}
