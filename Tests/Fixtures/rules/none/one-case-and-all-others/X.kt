class Socket {
    fun fail() {
        val attempt = when (val current = state) {
            is State.Connecting -> current.attempt + 1
            else -> 1
        }
        use(attempt)
    }

    fun show() {
        when (val s = state) {
            is State.Failed -> tell(s.message)
            else -> {}
        }
        update()
    }
}
