interface SessionDelegate {
    fun sessionEnded()
}
