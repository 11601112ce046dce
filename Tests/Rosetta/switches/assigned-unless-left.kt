fun advance(event: Event) {
    state = when (event) {
        Event.STOP -> return
        Event.NEXT -> State.RUNNING
        Event.FAIL -> {
            log("failed")
            State.BROKEN
        }
    }
    notify()
}
