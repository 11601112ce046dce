class Pages(val names: List<String>) {
    fun start(): Int = 0
}
