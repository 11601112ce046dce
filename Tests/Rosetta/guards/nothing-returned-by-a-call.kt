class Clock {
    private var since: Int? = null

    fun open() {
        val start = since ?: return touch()
        since = null
        report(start)
    }

    fun push(route: String) {
        if (!session.isOpen) {
            pending = route
            return touch()
        }
        show(route)
    }
}
