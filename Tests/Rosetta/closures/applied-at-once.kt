fun start(): Int {
    val size = run {
        4 * 2
    }
    return size
}
