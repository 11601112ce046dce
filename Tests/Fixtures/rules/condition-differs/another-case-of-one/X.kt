class Socket {
    fun show() {
        when (val s = state) {
            is State.Closed -> tell(s.message)
            else -> {}
        }
        update()
    }
}
